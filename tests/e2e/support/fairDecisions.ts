import { deploying, lastOf, type Finder, type Suite } from './decisions.ts';

/** The decisions of Bridges, Castles & Bazaars, of Hills & Sheep, and of Under the Big Top. */

/** The last way to build this piece, alone or with the tile in hand. */
const building =
  (piece: string): Finder =>
  ({ game, state, seat }) => {
    const first = game
      .actions(state, seat)
      .findLast((action) => action.do === 'build' && action.piece === piece);
    return first ? { first } : null;
  };

/** A tile of an auction chosen together with a bid above the lowest. */
const offering: Finder = ({ game, state, seat }) => {
  const first = game
    .actions(state, seat)
    .findLast((action) => action.do === 'auction' && Number(action.bid) > 0);
  return first ? { first } : null;
};

const MARKET_DECISIONS = {
  bridge: building('bridge'),
  castle: building('castle'),
  offer: offering,
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
