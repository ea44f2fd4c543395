import type { Awaits, Game } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import { Refusal } from '../../kernel/refusal.ts';

/** What each position asks: the seats of a choice, and whether it is secret. */
interface State {
  readonly asked: readonly string[];
  readonly seats: number;
  at: number;
  said: number[][];
}

const PILE = Array.from({ length: 1_000 }, (_, n) => [String(n).padStart(3, '0'), 1] as const);

/**
 * A game for tests of how answers combine: the option `asked` lists the seats of each choice in turn, such as `0` or `12`;
 * a `?` before them makes it secret, a `=` before one a draw for that seat.
 */
export const rounds: Game<State> = {
  id: 'rounds',
  setup: ({ seats, options }) => ({ asked: String(options.asked).split(' '), seats, at: 0, said: [] }),
  clone: (state) => ({ ...state, said: [...state.said] }),
  awaits: ({ asked, at }): Awaits => {
    if (at >= asked.length) return { kind: 'over' };
    if (asked[at].startsWith('=')) return { kind: 'draw', pile: 'numbers', seat: Number(asked[at].slice(1)) };
    const seats = [...asked[at].replace('?', '')].map(Number);
    return { kind: 'choice', seats, verbs: ['say'], secret: asked[at].startsWith('?') };
  },
  actions: (state, seat) => {
    const awaits = rounds.awaits(state);
    if (awaits.kind !== 'choice' || !awaits.seats.includes(seat)) return [];
    return Array.from({ length: 10 }, (_, n) => ({ do: 'say', n }));
  },
  canonical: (state, seat, action) => rounds.actions(state, seat).find(({ n }) => n === action.n) ?? null,
  fallback: () => ({ do: 'say', n: 9 }),
  pile: () => PILE,
  advance: (state, input) => {
    if (input.kind !== rounds.awaits(state).kind)
      throw new Refusal('NOT_AWAITED', 'Something else is awaited.');
    const said = input.kind === 'draw' ? [input.outcome] : input.choices.map(({ action }) => action.n);
    state.said.push(said.map(Number));
    state.at++;
  },
  scores: ({ seats }) => Array.from({ length: seats }, () => 0),
  encode: (state) => ({ core: { ...state } as unknown as Json })
};
