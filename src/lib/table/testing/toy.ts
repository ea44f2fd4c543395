import type { Action, Awaits, Game, GameEvent, Input, PileContents, Seat } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import { Refusal } from '../../kernel/refusal.ts';

/**
 * A small game with everything the table protocol must support: draws that open a turn, extra draws in mid-turn,
 * several decisions in a row, draws in a row without a decision, and joint choices, open or secret.
 *
 * A turn: draw a bead; `keep`, or `again` for one more bead; then `mark` 0 to 2. After each round all `bid`.
 */
interface State {
  seats: number;
  first: number;
  rounds: number;
  isOpen: boolean;
  turn: number;
  phase: 'draw' | 'keep' | 'mark' | 'bid' | 'dice' | 'over';
  dice: number;
  beads: Record<string, number>;
  scores: number[];
}

const BEADS = ['amber', 'coral', 'jade'];
const WORTH: Record<string, number> = { amber: 1, coral: 2, jade: 3 };

export const toy: Game<State> = {
  id: 'toy',
  setup: ({ seats, options, first = 0 }) => {
    const rounds = options.rounds ?? 2;
    if (typeof rounds !== 'number') throw new Refusal('BAD_CONFIG', 'Rounds are counted.');
    const beads = rounds * seats * 2;
    return {
      seats,
      first,
      rounds,
      isOpen: options.open === true,
      turn: 0,
      phase: 'draw',
      dice: 0,
      beads: { amber: beads, coral: beads, jade: beads },
      scores: Array.from({ length: seats }, () => 0)
    };
  },
  clone: (state) => ({ ...state, beads: { ...state.beads }, scores: [...state.scores] }),
  awaits: (state): Awaits => {
    const seat = seatOf(state);
    switch (state.phase) {
      case 'draw':
        return { kind: 'draw', pile: 'beads', seat };
      case 'dice':
        return { kind: 'draw', pile: 'dice', seat: state.first };
      case 'keep':
        return { kind: 'choice', seats: [seat], verbs: ['again', 'keep'], secret: false };
      case 'mark':
        return { kind: 'choice', seats: [seat], verbs: ['mark'], secret: false };
      case 'bid':
        return {
          kind: 'choice',
          seats: state.scores.map((_, i) => i),
          verbs: ['bid'],
          secret: !state.isOpen
        };
      case 'over':
        return { kind: 'over' };
    }
  },
  actions: (state, seat) => {
    const awaits = toy.awaits(state);
    if (awaits.kind !== 'choice' || !awaits.seats.includes(seat)) return [];
    if (state.phase === 'keep')
      return isBeadLeft(state) ? [{ do: 'again' }, { do: 'keep' }] : [{ do: 'keep' }];
    return [0, 1, 2].map((n) => ({ do: state.phase, n }));
  },
  canonical: (state, seat, action) =>
    toy.actions(state, seat).find((legal) => legal.do === action.do && legal.n === action.n) ?? null,
  fallback: (state, seat) => toy.actions(state, seat).at(-1) as Action,
  pile: (state, name): PileContents =>
    name === 'dice'
      ? [1, 2, 3, 4, 5, 6].map((n) => [String(n), 1] as const)
      : BEADS.flatMap((bead) => (state.beads[bead] > 0 ? [[bead, state.beads[bead]] as const] : [])),
  advance: (state, input, log) => {
    assertFits(state, input);
    if (input.kind === 'draw') drawn(state, input.outcome, log);
    else if (state.phase === 'bid') bids(state, input, log);
    else {
      const [{ seat, action }] = input.choices;
      if (action.do === 'again') state.phase = 'draw';
      else if (action.do === 'keep') state.phase = 'mark';
      else {
        state.scores[seat] += Number(action.n);
        endTurn(state);
      }
    }
  },
  scores: (state) => [...state.scores],
  encode: (state) => ({ core: { ...state } as unknown as Json })
};

/** Whether a bead is left beyond the one that opens each later turn. */
function isBeadLeft(state: State): boolean {
  const left = BEADS.reduce((sum, bead) => sum + state.beads[bead], 0);
  return left > state.rounds * state.seats - state.turn - 1;
}

function seatOf(state: State): Seat {
  return (state.first + state.turn) % state.seats;
}

function assertFits(state: State, input: Input): void {
  const awaits = toy.awaits(state);
  if (input.kind !== awaits.kind) throw new Refusal('NOT_AWAITED', 'Something else is awaited.');
  if (input.kind === 'choice')
    for (const { seat, action } of input.choices)
      if (!toy.canonical(state, seat, action)) throw new Refusal('ILLEGAL', 'Not now.');
}

function drawn(state: State, outcome: string, log?: GameEvent[]): void {
  log?.push({ type: 'drawn', reveals: true, outcome });
  if (state.phase === 'dice') {
    state.scores[state.first] += Number(outcome);
    // Two dice in a row without a decision between them.
    state.dice++;
    if (state.dice % 2 === 0) state.phase = state.turn >= state.rounds * state.seats ? 'over' : 'draw';
    return;
  }
  if (!state.beads[outcome]) throw new Refusal('NOT_IN_PILE', 'No such bead.');
  state.beads[outcome]--;
  state.scores[seatOf(state)] += WORTH[outcome];
  state.phase = 'keep';
}

function bids(state: State, input: Extract<Input, { kind: 'choice' }>, log?: GameEvent[]): void {
  for (const { seat, action } of input.choices) state.scores[seat] += Number(action.n);
  log?.push({ type: 'bids', reveals: true });
  state.phase = 'dice';
}

function endTurn(state: State): void {
  state.turn++;
  state.phase = state.turn % state.seats === 0 ? 'bid' : 'draw';
}
