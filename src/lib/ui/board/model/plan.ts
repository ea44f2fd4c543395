import {
  apply,
  type Action,
  type Awaits,
  type Game,
  type GameEvent,
  type Seat
} from '../../../kernel/game.ts';

/** A person's considered, unconfirmed choice, and the meeple that goes with it. */
export interface Plan {
  readonly first: Action | null;
  readonly second: Action | null;
}

export const NOTHING: Plan = { first: null, second: null };

/** The result of a plan, computed on a copy of the game. */
export interface Outlook {
  /** The state after the first choice alone, in which spots are offered. */
  readonly afterFirst: unknown;
  /** The resulting table, without what other players may still change. */
  readonly shown: unknown;
  /** Choices that can go with the first one; empty when there are none. */
  readonly follow: readonly Action[];
  /** The actions that deciding now would stage, one after the other. */
  readonly steps: readonly Action[];
  readonly state: unknown;
  readonly awaits: Awaits;
  readonly events: readonly GameEvent[];
  /** Points per seat. */
  readonly gains: readonly number[];
  /** Nothing more is asked of the seat before others see the choice. */
  readonly finishes: boolean;
}

const choice = (seat: Seat, action: Action) => ({ kind: 'choice', choices: [{ seat, action }] }) as const;

const asks = (awaits: Awaits, seat: Seat) => awaits.kind === 'choice' && awaits.seats.includes(seat);

/**
 * A tile and the figure on it are one decision, so they are planned together wherever placing may be followed by
 * a figure or by passing. Anything else is decided by itself.
 */
function followers(game: Game, state: unknown, seat: Seat, first: Action): Action[] {
  if (first.do !== 'place') return [];
  const awaits = game.awaits(state);
  if (awaits.kind !== 'choice' || !awaits.seats.includes(seat)) return [];
  if (!awaits.verbs.includes('pass') || !awaits.verbs.includes('deploy')) return [];
  return game.actions(state, seat);
}

/** Maximum number of shifts of an aim: one for each of 16 seats, and another one for the drawer. */
const MOST_SHIFTS = 17;

/** Continues as if no player shifted the aim: the result of pointing there. */
function leaveAim(game: Game, start: { state: unknown; events: readonly GameEvent[] }) {
  let { state, events } = start;
  for (let i = 0; i < MOST_SHIFTS; i++) {
    const awaits = game.awaits(state);
    if (awaits.kind !== 'choice' || !awaits.verbs.includes('aim') || !awaits.verbs.includes('pass')) break;
    const next = apply(game, state, choice(awaits.seats[0], { do: 'pass' }));
    [state, events] = [next.state, [...events, ...next.events]];
  }
  return { state, events };
}

/** Computes the outcome of a plan; null when nothing is chosen or the choice is no longer legal. */
export function lookAhead(game: Game, state: unknown, seat: Seat, plan: Plan): Outlook | null {
  if (!plan.first || game.canonical(state, seat, plan.first) === null) return null;
  const first = apply(game, state, choice(seat, plan.first));
  const follow = followers(game, first.state, seat, plan.first);
  const second = follow.length > 0 ? (plan.second ?? { do: 'pass' }) : null;
  const after = second ? apply(game, first.state, choice(seat, second)) : first;
  const before = game.scores(state);
  const awaits = game.awaits(after.state);
  const end = plan.first.do === 'aim' ? leaveAim(game, after) : after;
  return {
    afterFirst: first.state,
    shown: follow.length > 0 ? first.state : end.state,
    follow,
    steps: second ? [plan.first, second] : [plan.first],
    state: end.state,
    awaits,
    events: second ? [...first.events, ...end.events] : end.events,
    gains: game.scores(end.state).map((score, i) => score - before[i]),
    finishes: !asks(awaits, seat)
  };
}
