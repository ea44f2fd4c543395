import type { Awaits, Game, PileContents } from '../../../src/lib/kernel/game.ts';
import type { Json } from '../../../src/lib/kernel/json.ts';
import { Refusal } from '../../../src/lib/kernel/refusal.ts';

/**
 * The smallest game with a secret choice of all, a draw that follows it, and two choices of one seat that can be taken
 * back: few enough steps to try every order of them.
 */
interface State {
  seats: number;
  phase: 'bid' | 'draw' | 'mark' | 'keep' | 'over';
  scores: number[];
}

const NEXT = { bid: 'draw', draw: 'mark', mark: 'keep', keep: 'over', over: 'over' } as const;

export const duel: Game<State> = {
  id: 'duel',
  setup: ({ seats }) => ({ seats, phase: 'bid', scores: Array.from({ length: seats }, () => 0) }),
  clone: (state) => ({ ...state, scores: [...state.scores] }),
  awaits: ({ phase, seats }): Awaits => {
    if (phase === 'over') return { kind: 'over' };
    if (phase === 'draw') return { kind: 'draw', pile: 'dice', seat: 0 };
    const all = Array.from({ length: seats }, (_, seat) => seat);
    return { kind: 'choice', seats: phase === 'bid' ? all : [0], verbs: [phase], secret: phase === 'bid' };
  },
  actions: (state, seat) => {
    const awaits = duel.awaits(state);
    if (awaits.kind !== 'choice' || !awaits.seats.includes(seat)) return [];
    return [0, 1].map((n) => ({ do: state.phase, n }));
  },
  canonical: (state, seat, action) =>
    duel.actions(state, seat).find((legal) => legal.do === action.do && legal.n === action.n) ?? null,
  fallback: (state) => ({ do: state.phase, n: 0 }),
  pile: (): PileContents => ['1', '2', '3'].map((face) => [face, 1] as const),
  advance: (state, input, log) => {
    if (input.kind !== duel.awaits(state).kind)
      throw new Refusal('NOT_AWAITED', 'Something else is awaited.');
    if (input.kind === 'draw') state.scores[0] += Number(input.outcome) * 10;
    else
      for (const { seat, action } of input.choices) {
        if (!duel.canonical(state, seat, action)) throw new Refusal('ILLEGAL', 'Not now.');
        state.scores[seat] += Number(action.n);
      }
    if (state.phase === 'bid' || state.phase === 'draw') log?.push({ type: state.phase, reveals: true });
    state.phase = NEXT[state.phase];
  },
  scores: (state) => [...state.scores],
  encode: (state) => ({ core: { ...state } as unknown as Json })
};
