import { expect, test } from 'vitest';
import type { Table } from '../../table/fold/table.ts';
import { absenceOf, LONG_THOUGHT, PATIENCE, type Sight } from './absence.ts';

/** Whom a device finds missing, of a table in any state. Device 0 asks; seat n is that of party n. */

interface State {
  readonly parties?: number;
  readonly phase?: string;
  readonly ask?: object;
  /** Parties that are awaited. */
  readonly awaited?: readonly number[];
  /** Parties that were voted out. */
  readonly out?: readonly number[];
  /** Parties that signed twice. */
  readonly forked?: readonly number[];
  readonly ballots?: readonly object[];
}

function table({
  parties = 4,
  phase = 'playing',
  ask = { kind: 'choice' },
  awaited = [1],
  out = [],
  forked = [],
  ballots = []
}: State): Table {
  const seating = {
    parties: Array.from({ length: parties }, (_, n) => ({
      status: out.includes(n) ? 'out' : 'seated',
      log: { forked: forked.includes(n) }
    })),
    speakers: Array.from({ length: parties }, (_, n) => n)
  };
  const snapshot = { phase, ask, seating, awaited: awaited.map((party) => ({ party, seat: party })) };
  return { snapshot, fold: { votes: () => ({ ballots }) } } as unknown as Table;
}

const GONE: Sight = { here: false, goneSince: 0 };
const HERE: Sight = { here: true, goneSince: 0 };
const at = (state: State, now: number, sight = GONE, isLate?: () => boolean) =>
  absenceOf(table(state), 0, () => sight, { now, waitingSince: 0, ...(isLate && { isLate }) });

const vote = (...voters: number[]) => ({
  key: 'k',
  cuts: [{ party: 1, verdict: 'out' }],
  standing: new Set(voters),
  sealed: new Set(voters.slice(0, 1))
});

test('nobody is missing at a table that is over or stopped, or for a party that was voted out', () => {
  expect(at({}, PATIENCE)?.missing).toHaveLength(1);
  for (const state of [{ phase: 'over' }, { phase: 'halted' }, { out: [0] }])
    expect(at({ ...state, ballots: [vote(2)] }, PATIENCE)).toBeNull();
});

test('what is owed, and the verdicts there are for it', () => {
  const owed = (state: State) => {
    const absence = at(state, PATIENCE);
    return [absence?.missing[0].owes, absence?.verdicts];
  };
  expect(owed({})).toEqual(['choice', ['bot', 'out']]);
  expect(owed({ ask: { kind: 'draw', stage: 'draw' } })).toEqual(['draw', ['bot', 'out']]);
  expect(owed({ ask: { kind: 'draw', stage: 'witness' } })).toEqual(['witness', ['other', 'bot', 'out']]);
  // No party can be voted out before all have signed.
  expect(owed({ phase: 'sitting' })).toEqual(['seat', []]);
  expect(at({ phase: 'sitting', ballots: [vote(2)] }, PATIENCE)).toMatchObject({
    canCarry: false,
    votes: []
  });
});

test('a connected party has more time for a choice, and no more for what its device signs by itself', () => {
  const drawing: State = { ask: { kind: 'draw', stage: 'draw' } };
  expect([at({}, LONG_THOUGHT - 1, HERE), at({}, LONG_THOUGHT, HERE)?.missing[0]]).toEqual([
    null,
    { party: 1, seats: [1], owes: 'choice', here: true }
  ]);
  expect([at(drawing, PATIENCE - 1, HERE), at(drawing, PATIENCE, HERE)?.missing.length]).toEqual([null, 1]);
  // The clock of a table is one of choices.
  const late = () => true;
  expect([at({}, 0, HERE, late)?.missing[0].late, at(drawing, 0, HERE, late)]).toEqual([true, null]);
  expect(at({}, LONG_THOUGHT, HERE, () => false)?.missing[0]).not.toHaveProperty('late');
});

test('a party that was away before the table waited for it counts from then on, whenever it came back', () => {
  const counted = (sight: Sight, now: number) =>
    absenceOf(table({}), 0, () => sight, { now, waitingSince: 1_000 }) !== null;
  expect([counted(GONE, PATIENCE + 999), counted(GONE, PATIENCE + 1_000)]).toEqual([false, true]);
  const later = { here: false, goneSince: 2_000 };
  expect([counted(later, PATIENCE + 1_999), counted(later, PATIENCE + 2_000)]).toEqual([false, true]);
  const back = { here: true, goneSince: 5_000 };
  expect([counted(back, LONG_THOUGHT + 999), counted(back, LONG_THOUGHT + 1_000)]).toEqual([false, true]);
});

test('more than half of the seated parties have to vote, and must be there', () => {
  const carry = (state: State) => {
    const { needed, canCarry } = at(state, PATIENCE)!;
    return [needed, canCarry];
  };
  expect(carry({ parties: 3 })).toEqual([2, true]);
  expect(carry({ parties: 4 })).toEqual([3, true]);
  expect(carry({ parties: 4, awaited: [1, 2] })).toEqual([3, false]);
  expect(carry({ parties: 5, awaited: [1, 2] })).toEqual([3, true]);
  expect(carry({ parties: 5, awaited: [1, 2], out: [4] })).toEqual([3, false]);
  // A party that others vote on is counted as gone.
  expect(carry({ parties: 4, awaited: [2], ballots: [vote(3)] })).toEqual([3, false]);
  // Its own device never misses itself, and each party is missing once.
  expect(at({ awaited: [0, 1, 1] }, PATIENCE)?.missing.map(({ party }) => party)).toEqual([1]);
});

test('of each vote it is known who stands by it, and whether this party does and sealed it', () => {
  const votes = (...voters: number[]) => at({ awaited: [], ballots: [vote(...voters)] }, 0)?.votes;
  const cuts = [{ party: 1, verdict: 'out' }];
  expect(votes(3, 2)).toEqual([{ key: 'k', cuts, voters: [2, 3], mine: false, sealed: false }]);
  expect(votes(3, 0)).toEqual([{ key: 'k', cuts, voters: [0, 3], mine: true, sealed: false }]);
  expect(votes(0, 3)).toEqual([{ key: 'k', cuts, voters: [0, 3], mine: true, sealed: true }]);
});

test('where the table cannot decide between two answers, their signers are named, and never this device', () => {
  const twice = at({ phase: 'disputed', awaited: [], forked: [0, 2] }, 0, HERE);
  expect(twice?.missing).toEqual([{ party: 2, seats: [2], owes: 'twice', here: true }]);
  expect(at({ awaited: [], forked: [2] }, 0)).toBeNull();
});
