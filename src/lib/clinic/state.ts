import type { Action, Awaits, GameEvent, Seat } from '../kernel/game.ts';
import type { Json } from '../kernel/json.ts';
import type { Outcome } from '../kernel/outcome.ts';
import type { Score } from '../kernel/score.ts';
import type { Insertion } from '../kernel/steps.ts';
import type { ClinicConfig, EntrySpec, OptionSpec } from './config.ts';
import type { ElementKind } from './buildings/elements.ts';
import type { Layout } from './buildings/layout.ts';
import type { Coloured, Person, PersonKind } from './people.ts';

/** The three kinds of action tile, in the order in which they are carried out. */
export const ACTION_TILES = ['build', 'hire', 'admit'] as const;
export type ActionTile = (typeof ACTION_TILES)[number];

/** Where events are appended; absent when no one needs them. */
export type Log = GameEvent[] | undefined;

/** One doctor treating one person in a bed; both by person id. */
export interface Treatment {
  readonly doctor: number;
  readonly patient: number;
}

/** One player's clinic and everything beside it. */
export interface Clinic {
  /** Element code per cell. */
  tiles: number[];
  /** 1 where a conveyor marker lies, per cell. */
  conveyors: number[];
  /** In order of arrival, people beside the board included. */
  people: Person[];
  money: number;
  popularity: number;
  /** On the Time Spent track. */
  hours: number;
  /** Action tiles spent this round, in the order of ACTION_TILES. */
  used: number[];
  /** The tile chosen for this slot as an index into ACTION_TILES, or -1. */
  chosen: number;
  /** Hubs and special modules built this round. */
  hubsBuilt: number;
  specialsBuilt: number;
  /** Treatments planned for the coming Patient Care. */
  plan: Treatment[];
  /** Data derived from tiles and conveyors; null after a build. Not part of the encoding. */
  layout: Layout | null;
}

/** Progress of a slot's actions. */
export interface Execution {
  /** Actions not yet completed; the first entry is current. */
  queue: { readonly seat: Seat; readonly tile: ActionTile }[];
  /** Of the current Build. */
  elements: number;
  treatments: number;
  supplies: number;
  /** Of the current Hire. */
  doctorHired: boolean;
  helpHired: boolean;
  /** Queue points left of the current Admit. */
  points: number;
}

/** Common supply of elements that are not in stacks. */
export interface Supply {
  treatment: number;
  supply: number;
  garden: number;
  parking: number;
  entrance: number;
  helipad: number;
  conveyors: number;
  /** 0 unless a module brings some. */
  satellite: number;
}

/** A kind of employee that can be hired in place of a nurse or orderly. */
export interface Helper {
  readonly who: PersonKind;
  /** How many can still be hired. */
  readonly left: number;
  /** In $. */
  readonly price: number;
}

/** What a person is when they enter a clinic. */
export type Newcomer = Pick<Person, 'kind' | 'level' | 'service' | 'cell'>;

/**
 * The whole table. Plain data apart from `rules` and `memo`: the rules are constant and shared between copies, the memo
 * only caches legal actions. Neither is part of the encoding.
 */
export interface ClinicState {
  readonly rules: Rules;
  readonly config: ClinicConfig;
  /** Id of the current step, or `over`. */
  step: string;
  /** 1 to 6; 0 during setup. */
  round: number;
  /** 1 to 3. */
  slot: number;
  /** Seats in turn order. */
  order: Seat[];
  clinics: Clinic[];
  /** Appointments by active service: levels, the front patient first. */
  rows: number[][];
  /** Levels of the doctors by slot, the most expensive first; 0 is an empty slot. */
  university: number[];
  /** Contents of the two bags, by level - 1. */
  patients: number[];
  doctors: number[];
  /** Hub tiles left by service, and which face-up ones were taken this round. */
  hubs: number[];
  hubTaken: boolean[];
  /** The same for special modules, by code - OPERATING. */
  specials: number[];
  specialTaken: boolean[];
  supply: Supply;
  /** Nurses to be hired this round, orderlies to be hired in this game. */
  nurses: number;
  orderlies: number;
  /** Bonus tiles face up during setup. */
  bonus: string[];
  /** Remaining seats or services of the current step, in order. */
  waiting: number[];
  execution: Execution | null;
  nextPerson: number;
  /** Patients treated and people dead since the start. */
  treated: number;
  died: number;
  /** One slice per module, written by its owner only. */
  slices: Record<string, unknown>;
  memo: Memo | null;
}

/** The awaited input and the legal actions of each awaited seat. */
export interface Memo {
  readonly awaits: Awaits;
  readonly lists: ReadonlyMap<Seat, readonly Action[]>;
}

export function freshClinic(cells: number): Clinic {
  return {
    tiles: new Array<number>(cells).fill(0),
    conveyors: new Array<number>(cells).fill(0),
    people: [],
    money: 0,
    popularity: 0,
    hours: 0,
    used: [0, 0, 0],
    chosen: -1,
    hubsBuilt: 0,
    specialsBuilt: 0,
    plan: [],
    layout: null
  };
}

export function freshExecution(queue: Execution['queue']): Execution {
  return { queue, elements: 0, treatments: 0, supplies: 0, doctorHired: false, helpHired: false, points: 0 };
}

export function cloneState(state: ClinicState): ClinicState {
  const slices: Record<string, unknown> = {};
  for (const module of state.rules.modules) slices[module.id] = module.cloneSlice(state.slices[module.id]);
  return {
    ...state,
    order: state.order.slice(),
    clinics: state.clinics.map(cloneClinic),
    rows: state.rows.map((row) => row.slice()),
    university: state.university.slice(),
    patients: state.patients.slice(),
    doctors: state.doctors.slice(),
    hubs: state.hubs.slice(),
    hubTaken: state.hubTaken.slice(),
    specials: state.specials.slice(),
    specialTaken: state.specialTaken.slice(),
    supply: { ...state.supply },
    bonus: state.bonus.slice(),
    waiting: state.waiting.slice(),
    execution: state.execution && { ...state.execution, queue: state.execution.queue.slice() },
    slices
  };
}

function cloneClinic(clinic: Clinic): Clinic {
  return {
    ...clinic,
    tiles: clinic.tiles.slice(),
    conveyors: clinic.conveyors.slice(),
    people: clinic.people.map((person) => ({ ...person })),
    used: clinic.used.slice(),
    plan: clinic.plan.slice()
  };
}

/** The state as one canonical value per module. */
export function encodeState(state: ClinicState): Record<string, Json> {
  const { rules, config, memo: _memo, slices, clinics, execution, ...rest } = state;
  const core: Record<string, Json> = {
    ...rest,
    supply: { ...rest.supply },
    options: config.options,
    execution: execution && { ...execution },
    clinics: clinics.map(({ layout: _layout, ...clinic }) => ({
      ...clinic,
      people: clinic.people.map((person) => ({ ...person })),
      plan: clinic.plan.map((t) => ({ ...t }))
    }))
  };
  const out: Record<string, Json> = { core };
  for (const module of rules.modules) out[module.id] = module.encodeSlice(slices[module.id]);
  return out;
}

/** A person by id, in any clinic. */
export function findPerson(state: ClinicState, id: number): { seat: Seat; person: Person } | null {
  for (let seat = 0; seat < state.clinics.length; seat++) {
    const person = state.clinics[seat].people.find((p) => p.id === id);
    if (person) return { seat, person };
  }
  return null;
}

/** A new person in a clinic. */
export function addPerson(state: ClinicState, seat: Seat, who: Newcomer): Person {
  const person: Person = { id: state.nextPerson++, ...who, worked: false };
  state.clinics[seat].people.push(person);
  return person;
}

/** Removes a person and their car from a clinic. */
export function removePerson(clinic: Clinic, person: Person): void {
  clinic.people.splice(clinic.people.indexOf(person), 1);
}

/** One person's treatment, as hooks see it. */
export interface Care {
  readonly seat: Seat;
  readonly doctor: Person;
  readonly patient: Person;
  /** The room it takes place in, and its cell. */
  readonly room: ElementKind;
  readonly cell: number;
}

/** One choice of a joint choice. */
export interface Choice {
  readonly seat: Seat;
  readonly action: Action;
}

/**
 * A named step of setup or of the round. It is entered once, then asked what it awaits until it returns null; choices and
 * draws change the state in place. `leave` may name the step to go to instead of the next one.
 */
export interface Step {
  readonly id: string;
  enter?(state: ClinicState, log: Log): void;
  /** The seats that must choose now (together when several), the pile to draw from, or null when done. */
  awaits?(state: ClinicState): StepAwaits | null;
  /** Every legal action, or some proposals when there is a `canonical`. */
  actions?(state: ClinicState, seat: Seat): Action[];
  /** Decides legality where the actions cannot be listed. */
  canonical?(state: ClinicState, seat: Seat, action: Action): Action | null;
  /** Default for an absent seat; the first of `actions` when undefined. */
  fallback?(state: ClinicState, seat: Seat): Action;
  choose?(state: ClinicState, choices: readonly Choice[], log: Log): void;
  draw?(state: ClinicState, outcome: string, log: Log): void;
  leave?(state: ClinicState, log: Log): string | undefined;
}

export type StepAwaits =
  | { readonly kind: 'choice'; readonly seats: readonly Seat[]; readonly secret?: boolean }
  | Extract<Awaits, { kind: 'draw' }>;

/**
 * What a module may add to the base game. The name of a hook says how answers combine: `offer` unites, `allows` must be
 * unanimous, `Modifier` is merged as its comment says, `insteadOf` takes the first answer in order of ids, `after` only
 * observes.
 */
export interface ClinicHooks {
  /** Veto: may this seat choose that action tile now? */
  allowsTile?(state: ClinicState, seat: Seat, tile: ActionTile): boolean;
  /** Any: does this employee need a bed instead of working? */
  bedModifier?(state: ClinicState, person: Person): boolean;
  /** Sum: levels added to the severity of a person in a bed. */
  severityModifier?(state: ClinicState, person: Person): number;
  /** Sum: value of a treatment beyond its income, in tenths of $1; guides proposals only. */
  careValueModifier?(state: ClinicState, care: Care): number;
  /** Veto: does this doctor, who worked, drop a level? */
  allowsTiring?(state: ClinicState, person: Person): boolean;
  /** Any: does a person worsen in Administration who otherwise would not? */
  worseningModifier?(state: ClinicState, person: Person): boolean;
  /** Veto: does this person worsen in Administration? */
  allowsWorsening?(state: ClinicState, person: Person): boolean;
  /** Veto: does a person left at the end cost popularity? */
  allowsPenalty?(state: ClinicState, person: Person): boolean;
  /** Union: kinds of helpers to hire. */
  offerHelpers?(state: ClinicState): readonly Helper[];
  afterHire?(state: ClinicState, seat: Seat, person: Person): void;
  /** Union: people of a module that can be admitted now for queue points; each action names its kind as `who`. */
  offerAdmissions?(state: ClinicState, seat: Seat): readonly Action[];
  /** Replace: the person whom one of `offerAdmissions` brings. */
  insteadOfAdmission?(state: ClinicState, seat: Seat, action: Action): Newcomer | null;
  /** Union: income in $ of a round beside that of treatments. */
  offerIncome?(state: ClinicState, seat: Seat): readonly Score[];
  /** Union: $ saved on upkeep, each with its label. */
  offerSavings?(
    state: ClinicState,
    seat: Seat
  ): readonly { readonly label: string; readonly saved: number }[];
  afterAdmission?(state: ClinicState, seat: Seat, person: Person, log: Log): void;
  /** `cured` is false when the patient only improved and stays. */
  afterTreatment?(state: ClinicState, care: Care, cured: boolean, log: Log): void;
  /** The person has already left the clinic. */
  afterDeath?(state: ClinicState, seat: Seat, person: Person, log: Log): void;
  /** A person left alive and untreated. */
  afterLeaving?(state: ClinicState, seat: Seat, person: Person, log: Log): void;
  /** Sum: pieces of a kind laid aside for the rest of the game, by level - 1. */
  offerPiecesAside?(state: ClinicState, kind: Coloured): readonly number[];
  /** Replace: how the game ends, once it is over. */
  insteadOfOutcome?(state: ClinicState): Outcome | null;
  /** Union: what scripts can expect and screens can show, by name. */
  offerFacts?(state: ClinicState): Record<string, Json>;
  /** Replace: the simple player's action, or null to use the base policy. */
  insteadOfPolicy?(state: ClinicState, seat: Seat, legal: readonly Action[]): Action | null;
  /** Replace: the actions a search should compare in a step of this module, or null to use the base game. */
  insteadOfCandidates?(state: ClinicState, seat: Seat, legal: readonly Action[]): Action[] | null;
}

/** One expansion: its options, state slice, steps and hooks. */
export interface ClinicModule<Slice = unknown> extends ClinicHooks {
  readonly id: string;
  readonly options: OptionSpec;
  readonly entries?: EntrySpec;
  readonly steps: readonly Insertion<Step>[];
  /** Fields of its verbs in scripts. */
  readonly verbFields?: Readonly<Record<string, readonly string[]>>;
  setup(state: ClinicState): Slice;
  cloneSlice(slice: Slice): Slice;
  encodeSlice(slice: Slice): Json;
  /** Reads its fields of a given position; true for fields it knows. Throws BAD_POSITION. */
  given(state: ClinicState, field: string, value: Json): boolean;
  /** Completes a given position after all fields. Throws BAD_POSITION. */
  afterGiven(state: ClinicState): void;
  /** Facts that are sets: scripts may write them in any order. */
  readonly sets: readonly string[];
}

/** The base game composed with some modules. */
export interface Rules {
  readonly modules: readonly ClinicModule[];
  readonly options: OptionSpec;
  readonly entries: EntrySpec;
  /** Ids of all steps in order. */
  readonly order: readonly string[];
  readonly steps: ReadonlyMap<string, Step>;
  readonly hooks: ComposedHooks;
}

export type ComposedHooks = { readonly [K in keyof Required<ClinicHooks>]: NonNullable<ClinicHooks[K]> };
