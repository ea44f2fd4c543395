import { apply, type Action, type Game, type GameEvent, type Seat } from '../../../src/lib/kernel/game.ts';
import { playTable, type Agreement, type Chooser, type KeptTable, type Moment } from './keptTables.ts';

/** The decisions of the expansions, and tables that wait for them. */

const EXPANSIONS = ['abbot', 'anniversary20', 'blackDragon', 'covid19', 'naturalDisasters'] as const;

/** Expansions and their decisions, to be made by touch and by keys. */
export interface Suite {
  readonly expansions: readonly string[];
  readonly options?: Agreement['options'];
  /** Every decision with its choices; each is searched once for every seat. */
  readonly decisions: Readonly<Record<string, Finder>>;
  /** Verbs that make a game rich in decisions, and what they are worth beside points. */
  readonly rich: Readonly<Record<string, number>>;
}

interface After {
  readonly state: unknown;
  readonly events: readonly GameEvent[];
}

export const after = (game: Game, state: unknown, seat: Seat, action: Action): After =>
  apply(game, state, { kind: 'choice', choices: [{ seat, action }] });

const asks = (game: Game, state: unknown, verb: string, seat?: Seat): boolean => {
  const awaits = game.awaits(state);
  return (
    awaits.kind === 'choice' &&
    awaits.verbs.includes(verb) &&
    (seat === undefined || awaits.seats.includes(seat))
  );
};

export const tells = ({ events }: After, type: string, field?: string, value?: unknown): boolean =>
  events.some((event) => event.type === type && (field === undefined || event[field] === value));

/** The choice that makes a decision: the action, and the figure that goes with a tile. */
export interface Choice {
  readonly first: Action;
  readonly second?: Action;
}

export const asksFigure = ({ game, seat }: Moment, laid: After): boolean =>
  asks(game, laid.state, 'deploy', seat) && asks(game, laid.state, 'pass', seat);

export type Finder = (moment: Moment) => Choice | null;

/** The last legal action, so that a player that only confirms the first one fails. */
export const lastOf =
  (verb: string, atLeast: number): Finder =>
  ({ game, state, seat }) => {
    const actions = game.actions(state, seat).filter((action) => action.do === verb);
    const first = actions.at(-1);
    return first && actions.length >= atLeast ? { first } : null;
  };

/** The last of the legal actions that hold. */
export const lastWhere =
  (holds: (action: Action) => boolean): Finder =>
  ({ game, state, seat }) => {
    const first = game.actions(state, seat).findLast(holds);
    return first ? { first } : null;
  };

/** A way to lay the tile in hand after which something holds. */
export const laying =
  (holds: (moment: Moment, after: After) => boolean): Finder =>
  (moment) => {
    const { game, state, seat } = moment;
    for (const first of game.actions(state, seat))
      if (first.do === 'place' && holds(moment, after(game, state, seat, first))) return { first };
    return null;
  };

/** A tile, and a figure (or what `verb` does) that can go with it at once, after which something holds. */
export const deploying =
  (holds: (action: Action, then: () => After, game: Game) => boolean, verb = 'deploy'): Finder =>
  (moment) => {
    const { game, state, seat } = moment;
    for (const first of game.actions(state, seat)) {
      if (first.do !== 'place') continue;
      const laid = after(game, state, seat, first);
      if (!asksFigure(moment, laid)) continue;
      const second = game
        .actions(laid.state, seat)
        .find(
          (action) => action.do === verb && holds(action, () => after(game, laid.state, seat, action), game)
        );
      if (second) return { first, second };
    }
    return null;
  };

const entering = deploying((_, then, game) => {
  const awaits = game.awaits(then().state);
  return awaits.kind === 'draw' && awaits.pile === 'cards';
});

const holds = (tile: string): Finder =>
  laying(({ game, state }) => (game.encode(state).core as { hand: string }).hand === tile);

/** The decisions of the four expansions and the abbot. */
const DECISIONS = {
  arrowIntoNothing: laying((_, laid) => tells(laid, 'scored', 'rule', 'rule.arrow.points')),
  extraTurn: laying(
    ({ game, seat }, laid) =>
      tells(laid, 'activated', 'effect', 'extraTurn') && asks(game, laid.state, 'pass', seat)
  ),
  activate: lastOf('activate', 2),
  beside: deploying((action) => action.beside === true),
  elsewhere: deploying((action) => action.at !== undefined && action.beside !== true),
  infect: lastOf('infect', 2),
  test: (moment) =>
    (moment.game.encode(moment.state).covid19 as { tokens: unknown[] }).tokens.length > 0
      ? entering(moment)
      : null,
  earthquake: holds('naturalDisasters.earthquake'),
  flood: holds('naturalDisasters.flood'),
  aim: lastOf('aim', 2),
  storm: lastOf('storm', 2),
  swap: ({ game, state, seat }) => {
    const first = game.actions(state, seat).find((action) => {
      if (action.do !== 'storm') return false;
      const moved = after(game, state, seat, action);
      return tells(moved, 'dropped') && tells(moved, 'caught');
    });
    return first ? { first } : null;
  },
  catch: lastOf('catch', 2),
  drop: lastOf('drop', 1),
  fly: lastOf('fly', 2)
} satisfies Record<string, Finder>;

export type Decision = keyof typeof DECISIONS;

/** One step of play: a tile with the action that goes with it, or any other single action. */
export interface Step {
  readonly seat: Seat;
  /** The decisions that this choice is an example of. */
  readonly decisions: readonly string[];
  readonly actions: readonly Action[];
  /** Where these actions stand in the list of everything one can do, from 0. */
  readonly lines: readonly number[];
  /** Transcript hash before it. */
  readonly hash: string;
  readonly moment: Moment;
}

/** The state after a step. */
export const stateAfter = ({ moment: { game, state, seat }, actions }: Step): unknown =>
  actions.reduce((from, action) => after(game, from, seat, action).state, state);

/** A table to go on with, and the choices that lead through its decisions. */
export interface Passage {
  readonly table: KeptTable;
  readonly steps: readonly Step[];
}

/** Verbs that make a game rich in decisions, and what they are worth beside points. */
const RICH = { activate: 6, catch: 20, fly: 4, storm: 2, aim: 2 };

/** The four expansions made by or for fans, with the abbot. */
export const FOUR: Suite = { expansions: EXPANSIONS, decisions: DECISIONS, rich: RICH };

/** Two followers on one tile are what a tornado has to choose between. */
function joins(game: Game, state: unknown, { at }: Action): boolean {
  if (!Array.isArray(at)) return false;
  const { figures } = game.encode(state).core as { figures: number[][] };
  return figures.some(([, , x, y]) => x === at[0] && y === at[1]);
}

/** How far out a tile goes: a compact table has more to decide. */
const reach = ({ do: verb, at }: Action): number =>
  verb === 'place' && Array.isArray(at) ? Math.max(...at.map((n) => Math.abs(Number(n)))) : 0;

/** Plays for points, with a bonus for actions that lead to further decisions. */
const seeker =
  (rich: Suite['rich']): Chooser =>
  (moment, below) => {
    const { game, state, seat } = moment;
    let best: Action | null = null;
    let most = -Infinity;
    for (const action of game.actions(state, seat)) {
      const then = after(game, state, seat, action);
      const next = then.state;
      const awaits = game.awaits(next);
      const settled = asksFigure(moment, then) ? after(game, next, seat, { do: 'pass' }).state : next;
      const scores = game.scores(settled);
      const verbs = awaits.kind === 'choice' ? awaits.verbs : [];
      const worth =
        2 * (scores[seat] - scores[1 - seat]) +
        Math.max(0, ...verbs.map((verb) => rich[verb] ?? 0)) +
        (action.do === 'deploy' ? 1 + (joins(game, state, action) ? 9 : action.at ? 3 : 0) : 0) +
        below(3) -
        reach(action);
      if (worth > most) [best, most] = [action, worth];
    }
    if (!best) throw new Error('No seat has a legal action.');
    return best;
  };

const lineOf = ({ game, state, seat }: Moment, action: Action): number =>
  game.actions(state, seat).findIndex((other) => JSON.stringify(other) === JSON.stringify(action));

/** Further apart than this, two decisions are played from tables of their own. */
const NEAR = 3;

/** Plays the tables of these seeds, making each decision of each seat where it can first be made. */
export async function passagesFor(
  names: readonly [string, string],
  seeds: readonly number[],
  suite: Suite
): Promise<{ passages: Passage[]; missing: string[] }> {
  const open = new Set<string>();
  for (const decision of Object.keys(suite.decisions))
    for (const seat of [0, 1]) open.add(`${decision} ${seat}`);
  const passages: Passage[] = [];
  for (const seed of seeds) {
    if (open.size === 0) break;
    const steps = await stepsOf(seed, names, open, suite);
    for (let at = 0; at < steps.length; at++) {
      if (steps[at].decisions.length === 0) continue;
      let end = at;
      for (let i = at; i < steps.length && i - end <= NEAR; i++) if (steps[i].decisions.length > 0) end = i;
      passages.push({ table: steps[at].table!, steps: steps.slice(at, end + 1) });
      at = end;
    }
  }
  return { passages, missing: [...open] };
}

interface Kept extends Step {
  readonly table: KeptTable | null;
  /** The screen asks for a figure before the tile is decided on. */
  readonly plansFigure: boolean;
}

async function stepsOf(
  seed: number,
  names: readonly string[],
  open: Set<string>,
  { expansions, options = {}, decisions: finders, rich }: Suite
): Promise<Kept[]> {
  const seek = seeker(rich);
  const steps: Kept[] = [];
  // What was considered together with the tile just laid.
  let second: Action | undefined;
  const choose: Chooser = (moment, below) => {
    const { seat, hash, state, game } = moment;
    const laid = steps.at(-1);
    if (laid?.plansFigure && laid.actions.length === 1) {
      const action = second ?? seek(moment, below);
      second = undefined;
      steps[steps.length - 1] = {
        ...laid,
        actions: [...laid.actions, action],
        lines: [...laid.lines, lineOf(moment, action)]
      };
      return action;
    }
    let choice: Choice | null = null;
    const decisions: string[] = [];
    for (const [name, find] of Object.entries(finders)) {
      if (!open.has(`${name} ${seat}`)) continue;
      const found = find(moment);
      if (!found || (choice && JSON.stringify(choice) !== JSON.stringify(found))) continue;
      choice = found;
      decisions.push(name);
      open.delete(`${name} ${seat}`);
    }
    const action = choice?.first ?? seek(moment, below);
    second = choice?.second;
    const table = choice ? moment.keep(decisions.join('-') + seat) : null;
    steps.push({
      seat,
      decisions,
      actions: [action],
      lines: [lineOf(moment, action)],
      hash,
      moment: { ...moment, state: game.clone(state) },
      table,
      plansFigure: action.do === 'place' && asksFigure(moment, after(game, state, seat, action))
    });
    return action;
  };
  for await (const _ of playTable(seed, names, expansions, choose, { witness: 'next', options })) {
    const last = steps.at(-1);
    if (open.size === 0 && !(last?.plansFigure && last.actions.length === 1)) break;
  }
  return steps;
}
