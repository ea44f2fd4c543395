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

/**
 * A game without draws, for tests of how answers combine: the option `asked` lists the seats of each choice in turn, such
 * as `0` or `12`; a `?` before them makes it secret.
 */
export const rounds: Game<State> = {
  id: 'rounds',
  setup: ({ seats, options }) => ({ asked: String(options.asked).split(' '), seats, at: 0, said: [] }),
  clone: (state) => ({ ...state, said: [...state.said] }),
  awaits: ({ asked, at }): Awaits => {
    if (at >= asked.length) return { kind: 'over' };
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
  pile: () => [],
  advance: (state, input) => {
    if (input.kind !== 'choice') throw new Refusal('NOT_AWAITED', 'A choice is awaited.');
    state.said.push(input.choices.map(({ action }) => Number(action.n)));
    state.at++;
  },
  scores: ({ seats }) => Array.from({ length: seats }, () => 0),
  encode: (state) => ({ core: { ...state } as unknown as Json })
};
