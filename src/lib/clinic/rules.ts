import type { Action, Awaits, Seat } from '../kernel/game.ts';
import type { Json } from '../kernel/json.ts';
import type { Insertion } from '../kernel/steps.ts';
import { arrange } from '../kernel/steps.ts';
import { BASE_OPTIONS, type OptionSpec } from './config.ts';
import type { Outcome } from './outcome.ts';
import type { Person } from './people.ts';
import type { ActionTile, Care, ClinicState, Log } from './state.ts';

/** One choice of a joint choice. */
export interface Choice {
  readonly seat: Seat;
  readonly action: Action;
}

/**
 * A named step of set-up or of the round. It is begun once, then asked what it awaits until that is nothing;
 * choices and draws change the state in place. `end` may name the step to go to instead of the next one.
 */
export interface Step {
  readonly id: string;
  begin?(state: ClinicState, log: Log): void;
  /** Seats that must choose now (together when several), the pile to draw from, or null when done. */
  awaits?(state: ClinicState): StepAwaits | null;
  actions?(state: ClinicState, seat: Seat): Action[];
  /** Only where `actions` cannot list every legal action. */
  canonical?(state: ClinicState, seat: Seat, action: Action): Action | null;
  /** Default of a seat that is gone; the first of `actions` when absent. */
  fallback?(state: ClinicState, seat: Seat): Action;
  choose?(state: ClinicState, choices: readonly Choice[], log: Log): void;
  draw?(state: ClinicState, outcome: string, log: Log): void;
  end?(state: ClinicState, log: Log): string | undefined;
}

export type StepAwaits =
  | { readonly kind: 'choice'; readonly seats: readonly Seat[]; readonly secret?: boolean }
  | Extract<Awaits, { kind: 'draw' }>;

/**
 * What a module may add to the base game. The name of a hook tells how answers combine: `offer` is united,
 * `allows` must be unanimous, `Modifier` is merged as its comment says, `insteadOf` takes the first answer in
 * order of ids, `after` only listens.
 */
export interface ClinicHooks {
  /** Veto: may this seat choose that action tile now? */
  allowsTile?(state: ClinicState, seat: Seat, tile: ActionTile): boolean;
  /** Any: does this employee need a bed instead of working? */
  bedModifier?(state: ClinicState, person: Person): boolean;
  /** Sum: levels added to the severity of somebody in a bed. */
  severityModifier?(state: ClinicState, person: Person): number;
  /** Sum: worth of a treatment beyond its income, in tenths of $1; guides proposals only. */
  careValueModifier?(state: ClinicState, care: Care): number;
  /** Veto: does this doctor, who worked, drop a level? */
  allowsTiring?(state: ClinicState, person: Person): boolean;
  /** Any: does somebody worsen in Administration who otherwise would not? */
  worseningModifier?(state: ClinicState, person: Person): boolean;
  /** Veto: does this person worsen in Administration? */
  allowsWorsening?(state: ClinicState, person: Person): boolean;
  /** Veto: does somebody left at the end cost popularity? */
  allowsPenalty?(state: ClinicState, person: Person): boolean;
  afterAdmission?(state: ClinicState, seat: Seat, person: Person, log: Log): void;
  /** `cured` is false when the patient only got better and stays. */
  afterTreatment?(state: ClinicState, care: Care, cured: boolean, log: Log): void;
  /** The person is out of the clinic already. */
  afterDeath?(state: ClinicState, seat: Seat, person: Person, log: Log): void;
  /** Somebody went away alive and untreated. */
  afterLeaving?(state: ClinicState, seat: Seat, person: Person, log: Log): void;
  /** Replace: how the game ends, once it is over. */
  insteadOfOutcome?(state: ClinicState): Outcome | null;
  /** Union: what scripts can expect and screens can show, by name. */
  offerFacts?(state: ClinicState): Record<string, Json>;
  /** Replace: what a simple player does here, or null to leave it to the base policy. */
  insteadOfPolicy?(state: ClinicState, seat: Seat, legal: readonly Action[]): Action | null;
}

/** One expansion: its options, its slice of state, its steps and its answers to hooks. */
export interface ClinicModule<Slice = unknown> extends ClinicHooks {
  readonly id: string;
  readonly options: OptionSpec;
  readonly steps: readonly Insertion<Step>[];
  setup(state: ClinicState): Slice;
  cloneSlice(slice: Slice): Slice;
  encodeSlice(slice: Slice): Json;
  /** Takes its part out of a hand-made position; true for fields it knows. Throws BAD_POSITION. */
  given(state: ClinicState, field: string, value: Json): boolean;
  /** Completes a hand-made position once all fields are in. Throws BAD_POSITION. */
  afterGiven(state: ClinicState): void;
  /** Facts that are sets: scripts may write them in any order. */
  readonly sets: readonly string[];
}

/** The base game composed with some modules. */
export interface Rules {
  readonly modules: readonly ClinicModule[];
  readonly options: OptionSpec;
  /** Ids of all steps in order. */
  readonly order: readonly string[];
  readonly steps: ReadonlyMap<string, Step>;
  readonly hooks: ComposedHooks;
}

type Composed<K extends keyof ClinicHooks> = NonNullable<ClinicHooks[K]>;
export type ComposedHooks = { readonly [K in keyof Required<ClinicHooks>]: Composed<K> };

/** Puts modules together with the base steps. Throws BAD_CONFIG when their steps contradict each other. */
export function composeRules(base: readonly Step[], modules: readonly ClinicModule[]): Rules {
  const sorted = [...modules].sort((a, b) => (a.id < b.id ? -1 : 1));
  const steps = arrange(
    base,
    sorted.flatMap((module) => [...module.steps])
  );
  return {
    modules: sorted,
    options: Object.assign({}, BASE_OPTIONS, ...sorted.map((module) => module.options)) as OptionSpec,
    order: steps.map((step) => step.id),
    steps: new Map(steps.map((step) => [step.id, step] as const)),
    hooks: composeHooks(sorted)
  };
}

function composeHooks(modules: readonly ClinicModule[]): ComposedHooks {
  const having = <K extends keyof ClinicHooks>(name: K) =>
    modules.flatMap((module) => (module[name] ? [module[name] as Composed<K>] : []));
  const allows = {
    tile: having('allowsTile'),
    tiring: having('allowsTiring'),
    worsening: having('allowsWorsening'),
    penalty: having('allowsPenalty')
  };
  const bed = having('bedModifier');
  const worsening = having('worseningModifier');
  const severity = having('severityModifier');
  const value = having('careValueModifier');
  const admission = having('afterAdmission');
  const treatment = having('afterTreatment');
  const death = having('afterDeath');
  const leaving = having('afterLeaving');
  const outcome = having('insteadOfOutcome');
  const facts = having('offerFacts');
  const policy = having('insteadOfPolicy');
  return {
    allowsTile: (state, seat, tile) => allows.tile.every((f) => f(state, seat, tile)),
    allowsTiring: (state, person) => allows.tiring.every((f) => f(state, person)),
    allowsWorsening: (state, person) => allows.worsening.every((f) => f(state, person)),
    allowsPenalty: (state, person) => allows.penalty.every((f) => f(state, person)),
    bedModifier: (state, person) => bed.some((f) => f(state, person)),
    worseningModifier: (state, person) => worsening.some((f) => f(state, person)),
    severityModifier: (state, person) => severity.reduce((sum, f) => sum + f(state, person), 0),
    careValueModifier: (state, care) => value.reduce((sum, f) => sum + f(state, care), 0),
    afterAdmission: (state, seat, person, log) => admission.forEach((f) => f(state, seat, person, log)),
    afterTreatment: (state, care, cured, log) => treatment.forEach((f) => f(state, care, cured, log)),
    afterDeath: (state, seat, person, log) => death.forEach((f) => f(state, seat, person, log)),
    afterLeaving: (state, seat, person, log) => leaving.forEach((f) => f(state, seat, person, log)),
    insteadOfOutcome: (state) => firstAnswer(outcome, (f) => f(state)),
    offerFacts: (state) => Object.assign({}, ...facts.map((f) => f(state))) as Record<string, Json>,
    insteadOfPolicy: (state, seat, legal) => firstAnswer(policy, (f) => f(state, seat, legal))
  };
}

function firstAnswer<F, T>(answers: readonly F[], ask: (f: F) => T | null): T | null {
  for (const f of answers) {
    const answer = ask(f);
    if (answer !== null) return answer;
  }
  return null;
}
