import { deploying, lastOf, lastWhere, type Finder, type Suite } from './decisions.ts';

/** The decisions of Bridges, Castles & Bazaars, of Hills & Sheep, and of Under the Big Top. */

const building = (piece: string): Finder =>
  lastWhere((action) => action.do === 'build' && action.piece === piece);

const MARKET_DECISIONS = {
  bridge: building('bridge'),
  castle: building('castle'),
  // A tile chosen together with a bid above the lowest.
  offer: lastWhere(({ do: verb, bid }) => verb === 'auction' && Number(bid) > 0),
  bid: lastOf('bid', 2),
  settle: lastOf('settle', 2)
} satisfies Record<string, Finder>;

export const MARKET: Suite = {
  expansions: ['bridgesCastlesBazaars'],
  decisions: MARKET_DECISIONS,
  rich: { auction: 6, bid: 4, settle: 4, build: 4 }
};

const FAIR_DECISIONS = {
  shepherd: deploying(({ figure }) => figure === 'shepherd'),
  flock: lastOf('flock', 2),
  ringmaster: deploying(({ figure }) => figure === 'ringmaster'),
  acrobat: deploying(({ on }) => on === 'acrobats'),
  pyramid: deploying(() => true, 'score')
} satisfies Record<string, Finder>;

export const FAIR: Suite = {
  expansions: ['hillsSheep', 'underBigTop'],
  decisions: FAIR_DECISIONS,
  rich: { flock: 6, score: 6 }
};
