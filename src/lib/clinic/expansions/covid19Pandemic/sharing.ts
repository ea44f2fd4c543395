import type { Action, Seat } from '../../../kernel/game.ts';
import { isWhole } from '../../../kernel/whole.ts';
import { PREADMISSION } from '../../buildings/board.ts';
import type { Person } from '../../people.ts';
import type { ClinicState, Log, Step } from '../../state.ts';
import { PANDEMIC_NUMBERS, infectionOf } from './numbers.ts';
import { pandemicOf } from './slice.ts';

/** Whether a person can get a tile: no one twice, no zombie, and pre-admissions by option. */
export function canGetTile(state: ClinicState, person: Person): boolean {
  const { infected, quarantined } = pandemicOf(state);
  if (infectionOf(person.kind) === 'immune') return false;
  if (person.cell === PREADMISSION && state.config.options.preadmissionCounts === false) return false;
  return !infected.includes(person.id) && !quarantined.includes(person.id);
}

/** How many tiles each clinic can take, one per person. */
export function roomFor(state: ClinicState): number[] {
  return state.clinics.map((clinic) => clinic.people.filter((person) => canGetTile(state, person)).length);
}

const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);

/** Splits the tiles one by one in turn order among clinics that still have people for them. */
export function evenSplit(state: ClinicState): number[] {
  const room = roomFor(state);
  const split = room.map(() => 0);
  let left = Math.min(pandemicOf(state).pool, sum(room));
  while (left > 0)
    for (const seat of state.order)
      if (left > 0 && split[seat] < room[seat]) {
        split[seat]++;
        left--;
      }
  return split;
}

/** Whether a split gives away all it can, at least one to each player and no more than they have people. */
export function isSplit(state: ClinicState, split: unknown): split is number[] {
  const room = roomFor(state);
  return (
    Array.isArray(split) &&
    split.length === room.length &&
    split.every((n, seat) => isWhole(n, Math.min(PANDEMIC_NUMBERS.atLeast, room[seat]), room[seat])) &&
    sum(split as number[]) === Math.min(pandemicOf(state).pool, sum(room))
  );
}

const sameSplit = (a: readonly number[], b: readonly number[]) => a.every((n, i) => n === b[i]);

/** Splits that differ from the proposed one by a single tile, and the even one. */
function counterProposals(state: ClinicState): Action[] {
  const { split } = pandemicOf(state);
  const even = evenSplit(state);
  const out: Action[] = sameSplit(even, split) ? [] : [{ do: 'propose', split: even }];
  for (let from = 0; from < split.length; from++)
    for (let to = 0; to < split.length; to++) {
      const other = split.slice();
      other[from]--;
      other[to]++;
      if (from !== to && isSplit(state, other) && !sameSplit(other, even))
        out.push({ do: 'propose', split: other });
    }
  return out;
}

function deal(state: ClinicState, split: readonly number[], log: Log): void {
  const slice = pandemicOf(state);
  slice.hand = split.slice();
  // No clinic has people left for these: they go to the deceased.
  const leftover = slice.pool - sum(split);
  slice.pool -= leftover;
  slice.deceased.tiles += leftover;
  slice.split = [];
  log?.push({
    type: 'infectionsShared',
    split: split.slice(),
    leftover,
    rule: 'covid19Pandemic.newInfections'
  });
}

/**
 * New infections, first half: the round's tiles are split by agreement. The even split is the first proposal; all
 * answer together, with `agree` or a counter-proposal, and the first counter-proposal in turn order is answered next. A
 * split holds when all agree; after a number of answers without agreement the even split does. `actions` lists only
 * proposals one tile away; `canonical` accepts any.
 */
export const shareInfections: Step = {
  id: 'shareInfections',
  enter(state) {
    const slice = pandemicOf(state);
    slice.pool += slice.stacks[state.round - 1];
    slice.stacks[state.round - 1] = 0;
    slice.split = evenSplit(state);
    slice.proposer = null;
    slice.talks = 0;
  },
  awaits(state) {
    const { split, talks } = pandemicOf(state);
    const open = talks < PANDEMIC_NUMBERS.talks && split.length > 1 && counterProposals(state).length > 0;
    return open ? { kind: 'choice', seats: state.clinics.map((_, seat) => seat) } : null;
  },
  actions: (state) => [{ do: 'agree' }, ...counterProposals(state)],
  canonical(state, _seat, action) {
    if (action.do === 'agree') return { do: 'agree' };
    if (action.do !== 'propose' || !isSplit(state, action.split)) return null;
    return sameSplit(action.split, pandemicOf(state).split)
      ? null
      : { do: 'propose', split: [...action.split] };
  },
  fallback: () => ({ do: 'agree' }),
  choose(state, choices, log) {
    const slice = pandemicOf(state);
    slice.talks++;
    const counter = state.order
      .map((seat) => choices.find((choice) => choice.seat === seat)!)
      .find(({ action }) => action.do === 'propose');
    if (!counter) {
      slice.talks = PANDEMIC_NUMBERS.talks;
      return;
    }
    const last = slice.talks === PANDEMIC_NUMBERS.talks;
    slice.split = last ? evenSplit(state) : [...(counter.action.split as number[])];
    slice.proposer = last ? null : counter.seat;
    log?.push({
      type: last ? 'talksEnded' : 'proposed',
      seat: counter.seat,
      split: slice.split.slice(),
      rule: 'covid19Pandemic.newInfections'
    });
  },
  leave(state, log) {
    // No one was asked, since there was only one possible split.
    if (pandemicOf(state).talks === 0)
      state.clinics.forEach((_, seat) =>
        log?.push({ type: 'passed', seat, took: { do: 'agree' }, together: true, rule: 'clinic.pass' })
      );
    deal(state, pandemicOf(state).split, log);
    return undefined;
  }
};

/** State of the talks, for screens: the proposal, its author, capacities, answers left. */
export function talksOf(state: ClinicState): {
  split: readonly number[];
  proposer: Seat | null;
  room: readonly number[];
  left: number;
} {
  const { split, proposer, talks } = pandemicOf(state);
  return { split, proposer, room: roomFor(state), left: PANDEMIC_NUMBERS.talks - talks };
}
