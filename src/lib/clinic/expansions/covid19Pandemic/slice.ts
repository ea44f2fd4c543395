import type { Json } from '../../../kernel/json.ts';
import { LEVELS, type Person } from '../../people.ts';
import type { ClinicState } from '../../state.ts';
import { PANDEMIC_NUMBERS, propagation } from './numbers.ts';
import { typedColumn } from './options.ts';

export const ID = 'covid19Pandemic';

/** The area "All of the Deceased" of the Propagation board. */
export interface Deceased {
  patients: number;
  doctors: number;
  others: number;
  tiles: number;
}

/** Locations of the 99 tiles and of the people on the Propagation board. */
export interface PandemicSlice {
  /** Tiles on the round track, by round - 1. */
  stacks: number[];
  supply: number;
  /** Ids of people with a tile under them, and of those beside the board, in chronological order. */
  infected: number[];
  quarantined: number[];
  /** Tiles waiting on empty pre-admission spaces, by seat and service. */
  spaces: number[][];
  /** Patients who survived COVID-19. */
  survived: number;
  deceased: Deceased;
  /** The pieces of survivors and of the deceased, by level - 1; those of a given position are not known. */
  pieces: { patient: number[]; doctor: number[] };
  /** Tiles of the round not yet split. */
  pool: number;
  /** Tiles each seat still has to give to a person, or to place in Contagion. */
  hand: number[];
  /** The proposed split, its author (null: the even split), and how often it was answered. */
  split: number[];
  proposer: number | null;
  talks: number;
  /** Doctors infected in Outpatient Services this round. */
  spared: number[];
}

/** The state of the pandemic; call it only where the set is in play. */
export function pandemicOf(state: ClinicState): PandemicSlice {
  return state.slices[ID] as PandemicSlice;
}

export function setupSlice(state: ClinicState): PandemicSlice {
  const { contagion, isolation } = state.config.options;
  const seats = state.clinics.length;
  const column = typedColumn(state.config) ?? propagation(contagion as string, isolation as string);
  const stacks = column.map((n) => n * seats);
  return {
    stacks,
    supply: PANDEMIC_NUMBERS.tiles - stacks.reduce((sum, n) => sum + n, 0),
    infected: [],
    quarantined: [],
    spaces: state.clinics.map(() => state.rows.map(() => 0)),
    survived: 0,
    deceased: { patients: 0, doctors: 0, others: 0, tiles: 0 },
    pieces: { patient: LEVELS.map(() => 0), doctor: LEVELS.map(() => 0) },
    pool: 0,
    hand: new Array<number>(seats).fill(0),
    split: [],
    proposer: null,
    talks: 0,
    spared: []
  };
}

export function cloneSlice(slice: PandemicSlice): PandemicSlice {
  return {
    ...slice,
    stacks: slice.stacks.slice(),
    infected: slice.infected.slice(),
    quarantined: slice.quarantined.slice(),
    spaces: slice.spaces.map((row) => row.slice()),
    deceased: { ...slice.deceased },
    pieces: { patient: slice.pieces.patient.slice(), doctor: slice.pieces.doctor.slice() },
    hand: slice.hand.slice(),
    split: slice.split.slice(),
    spared: slice.spared.slice()
  };
}

export function encodeSlice(slice: PandemicSlice): Json {
  return { ...slice, deceased: { ...slice.deceased }, pieces: { ...slice.pieces } };
}

export function isInfected(state: ClinicState, person: Person): boolean {
  return pandemicOf(state).infected.includes(person.id);
}

/** Returns a person's tile, if any, to the supply. */
export function returnTile(slice: PandemicSlice, person: Person): void {
  for (const list of [slice.infected, slice.quarantined]) {
    const index = list.indexOf(person.id);
    if (index < 0) continue;
    list.splice(index, 1);
    slice.supply++;
  }
}

/** Everything in "All of the Deceased": people and tiles. */
export function deceasedTotal({ patients, doctors, others, tiles }: Deceased): number {
  return patients + doctors + others + tiles;
}

/** Number of all tiles; always 99. */
export function tilesInAll(slice: PandemicSlice): number {
  const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
  return (
    sum(slice.stacks) +
    slice.supply +
    slice.pool +
    slice.infected.length +
    slice.quarantined.length +
    sum(slice.spaces.map(sum)) +
    slice.deceased.tiles
  );
}
