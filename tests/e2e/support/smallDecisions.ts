import { deploying, lastOf, laying, tells, type Suite } from './decisions.ts';

/** The decisions of the small expansions that bring any. */

const fromSmall = (rule: string) => laying((_, laid) => tells(laid, 'earned', 'rule', rule));

const LAND_DECISIONS = {
  advance: lastOf('advance', 2),
  message: lastOf('message', 2),
  escape: lastOf('recall', 1),
  rose: fromSmall('rule.windRose'),
  watchtower: deploying((_, then) => tells(then(), 'earned', 'rule', 'rule.watchtower'))
} satisfies Suite['decisions'];

const RIVER_DECISIONS = {
  fish: deploying(({ on }) => on === 'river'),
  letter: deploying((_, then) => tells(then(), 'courierCame'))
} satisfies Suite['decisions'];

const PLACED_DECISIONS = {
  ferry: lastOf('ferry', 3),
  ferryTurned: (moment) =>
    moment.game.actions(moment.state, moment.seat).some((action) => action.do === 'pass')
      ? lastOf('ferry', 2)(moment)
      : null,
  monk: deploying(({ on, side }) => on === 'monastery' && side === undefined),
  abbot: deploying(({ on, side }) => on === 'monastery' && side === 'abbot'),
  tower: deploying(({ piece }) => piece === 'smallTower', 'build'),
  house: deploying(({ piece }) => piece === 'house', 'build'),
  shed: deploying(({ piece }) => piece === 'shed', 'build')
} satisfies Suite['decisions'];

export const SMALL_LAND: Suite = {
  expansions: ['besiegers', 'messages', 'siege', 'watchtowers', 'windRoses'],
  decisions: LAND_DECISIONS,
  rich: { recall: 12, message: 4 }
};

export const SMALL_RIVER: Suite = {
  expansions: ['courier', 'fishermen', 'gq11River', 'river1'],
  decisions: RIVER_DECISIONS,
  rich: {}
};

export const SMALL_PLACED: Suite = {
  expansions: ['ferries', 'littleBuildings', 'monasteries'],
  decisions: PLACED_DECISIONS,
  rich: { ferry: 6 }
};
