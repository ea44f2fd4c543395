import type { Json } from '../kernel/json.ts';
import { arrange } from '../kernel/steps.ts';
import { BASE_OPTIONS, type EntrySpec, type OptionSpec } from './config.ts';
import { LEVELS } from './people.ts';
import type { ClinicHooks, ClinicModule, ComposedHooks, Rules, Step } from './state.ts';

type Composed<K extends keyof ClinicHooks> = NonNullable<ClinicHooks[K]>;

/** Composes modules with the base steps. Throws BAD_CONFIG when their steps contradict each other. */
export function composeRules(base: readonly Step[], modules: readonly ClinicModule[]): Rules {
  const sorted = [...modules].sort((a, b) => (a.id < b.id ? -1 : 1));
  const steps = arrange(
    base,
    sorted.flatMap((module) => [...module.steps])
  );
  return {
    modules: sorted,
    options: Object.assign({}, BASE_OPTIONS, ...sorted.map((module) => module.options)) as OptionSpec,
    entries: Object.assign({}, ...sorted.map((module) => module.entries)) as EntrySpec,
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
  const helpers = having('offerHelpers');
  const hire = having('afterHire');
  const admissions = having('offerAdmissions');
  const newcomer = having('insteadOfAdmission');
  const income = having('offerIncome');
  const savings = having('offerSavings');
  const admission = having('afterAdmission');
  const treatment = having('afterTreatment');
  const death = having('afterDeath');
  const leaving = having('afterLeaving');
  const aside = having('offerPiecesAside');
  const outcome = having('insteadOfOutcome');
  const facts = having('offerFacts');
  const policy = having('insteadOfPolicy');
  const candidates = having('insteadOfCandidates');
  return {
    allowsTile: (state, seat, tile) => allows.tile.every((f) => f(state, seat, tile)),
    allowsTiring: (state, person) => allows.tiring.every((f) => f(state, person)),
    allowsWorsening: (state, person) => allows.worsening.every((f) => f(state, person)),
    allowsPenalty: (state, person) => allows.penalty.every((f) => f(state, person)),
    bedModifier: (state, person) => bed.some((f) => f(state, person)),
    worseningModifier: (state, person) => worsening.some((f) => f(state, person)),
    severityModifier: (state, person) => severity.reduce((sum, f) => sum + f(state, person), 0),
    careValueModifier: (state, care) => value.reduce((sum, f) => sum + f(state, care), 0),
    offerHelpers: (state) => helpers.flatMap((f) => f(state)),
    afterHire: (state, seat, person) => hire.forEach((f) => f(state, seat, person)),
    offerAdmissions: (state, seat) => admissions.flatMap((f) => f(state, seat)),
    insteadOfAdmission: (state, seat, action) => firstAnswer(newcomer, (f) => f(state, seat, action)),
    offerIncome: (state, seat) => income.flatMap((f) => f(state, seat)),
    offerSavings: (state, seat) => savings.flatMap((f) => f(state, seat)),
    afterAdmission: (state, seat, person, log) => admission.forEach((f) => f(state, seat, person, log)),
    afterTreatment: (state, care, cured, log) => treatment.forEach((f) => f(state, care, cured, log)),
    afterDeath: (state, seat, person, log) => death.forEach((f) => f(state, seat, person, log)),
    afterLeaving: (state, seat, person, log) => leaving.forEach((f) => f(state, seat, person, log)),
    offerPiecesAside: (state, kind) =>
      LEVELS.map((_, i) => aside.reduce((sum, f) => sum + f(state, kind)[i], 0)),
    insteadOfOutcome: (state) => firstAnswer(outcome, (f) => f(state)),
    offerFacts: (state) => Object.assign({}, ...facts.map((f) => f(state))) as Record<string, Json>,
    insteadOfPolicy: (state, seat, legal) => firstAnswer(policy, (f) => f(state, seat, legal)),
    insteadOfCandidates: (state, seat, legal) => firstAnswer(candidates, (f) => f(state, seat, legal))
  };
}

function firstAnswer<F, T>(answers: readonly F[], ask: (f: F) => T | null): T | null {
  for (const f of answers) {
    const answer = ask(f);
    if (answer !== null) return answer;
  }
  return null;
}
