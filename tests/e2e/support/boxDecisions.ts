import type { Action, Game } from '../../../src/lib/kernel/game.ts';
import { deploying, lastOf, lastWhere, laying, type Finder, type Suite } from './decisions.ts';

/** The decisions of the five large boxes, and of the Count of Carcassonne. */

const isDoubled = (game: Game, state: unknown): boolean =>
  (game.encode(state).tradersBuilders as { doubled: boolean }).doubled;

const setting = (figure: string): Finder => deploying((action) => action.figure === figure);

/** A wagon whose feature has scored, and that may drive on: the last of the places it can drive to. */
const driving: Finder = ({ game, state, seat }) => {
  const actions = game.actions(state, seat);
  const drives = actions.filter((action) => action.do === 'deploy');
  const isAsked = drives.length > 0 && drives.every(({ figure }) => figure === 'wagon');
  const { waiting } = game.encode(state).abbeyMayor as { waiting: unknown[] };
  return isAsked && waiting.length > 0 ? { first: drives[drives.length - 1] } : null;
};

/** Through a portal: a figure on another tile than the one laid, and not on a tower. */
const throughPortal = deploying(
  ({ at, on, figure }: Action) => at !== undefined && on !== 'tower' && figure === 'meeple'
);

const BOX_DECISIONS = {
  largeFollower: setting('largeFollower'),
  builder: setting('builder'),
  pig: setting('pig'),
  secondTile: laying(({ game }, laid) => isDoubled(game, laid.state)),
  volcano: laying((_, laid) => laid.events.some(({ type }) => type === 'redDragonCame')),
  dragon: lastOf('fly', 2),
  fairy: deploying(() => true, 'move'),
  princess: deploying(() => true, 'remove'),
  portal: throughPortal,
  floor: deploying(() => true, 'build'),
  capture: lastOf('capture', 1),
  ransom: lastOf('ransom', 1),
  guard: deploying(({ on }) => on === 'tower'),
  mayor: setting('mayor'),
  barn: setting('barn'),
  abbey: ({ game, state, seat }) => {
    const first = game.actions(state, seat).find((action) => action.tile === 'abbeyMayor.abbey');
    return first ? { first } : null;
  },
  wagon: driving
} satisfies Record<string, Finder>;

/** With the expansions of which the rules of these speak. */
export const BOXES: Suite = {
  expansions: ['abbeyMayor', 'innsCathedrals', 'princessDragon', 'tower', 'tradersBuilders'],
  decisions: BOX_DECISIONS,
  rich: { fly: 4, capture: 6 }
};

/** Without a pass: the princess's duty comes instead of every other way to use the turn. */
const duty: Finder = ({ game, state, seat }) => {
  const actions = game.actions(state, seat);
  const first = actions.at(-1);
  return first && actions.every((action) => action.do === 'remove') ? { first } : null;
};

/** Decisions that exist by a house rule only, and one that needs two kinds of prisoners. */
const RARE_DECISIONS = {
  exchange: lastOf('exchange', 2),
  duty,
  fairyOnTile: deploying(({ at, figure }) => at !== undefined && figure === undefined, 'move')
} satisfies Record<string, Finder>;

/** A table where many figures are captured: both kinds that may be. */
export const RARE: Suite = {
  expansions: ['innsCathedrals', 'princessDragon', 'tower'],
  options: { princess: 'must', fairyStands: 'tile' },
  decisions: RARE_DECISIONS,
  rich: { exchange: 60, capture: 20 }
};

const toCity = ({ on }: Action): boolean => on === 'quarter';

const CITY_DECISIONS = {
  // Without a tile that brings points to the other alone nobody comes to the city.
  scoreForOther: deploying((_, then, game) => {
    const { state } = then();
    const awaits = game.awaits(state);
    return awaits.kind === 'choice' && game.actions(state, awaits.seats[0]).some(toCity);
  }, 'pass'),
  // From there a meeple leaves while the game goes on.
  enterCity: lastWhere(({ side }) => side === 'blacksmith'),
  moveCount: lastWhere(({ piece }) => piece === 'count'),
  leaveCity: lastWhere(({ from }) => from === 'blacksmith')
} satisfies Record<string, Finder>;

/** The Count of Carcassonne by itself. */
export const CITY: Suite = { expansions: ['count'], decisions: CITY_DECISIONS, rich: { move: 4 } };

export type BoxDecision =
  keyof typeof BOX_DECISIONS | keyof typeof RARE_DECISIONS | keyof typeof CITY_DECISIONS;
