import { NUMBERS } from '../../numbers.ts';
import { TRAITS, type Person } from '../../people.ts';
import { ACTION_TILES, type ActionTile, type ClinicState, type ClinicModule } from '../../state.ts';
import { contagion } from './contagion.ts';
import { applyInfections, quarantineEnds } from './infections.ts';
import { options } from './options.ts';
import { pandemicOutcome } from './outcome.ts';
import { insteadOfCandidates, insteadOfPolicy } from './policy.ts';
import { given, givenSupply } from './position.ts';
import { shareInfections } from './sharing.ts';
import {
  ID,
  cloneSlice,
  deceasedTotal,
  encodeSlice,
  isInfected,
  pandemicOf,
  returnTile,
  setupSlice,
  type PandemicSlice
} from './slice.ts';
import { afterTreatment, careValueModifier, severityModifier } from './treatment.ts';

/** The mandatory action must be among the three: in the last slot it is the only choice left. */
function allowsTile(state: ClinicState, seat: number, tile: ActionTile): boolean {
  const mandatory = state.config.options.mandatoryAction as ActionTile;
  const missing = state.clinics[seat].used[ACTION_TILES.indexOf(mandatory)] === 0;
  return !missing || state.slot < NUMBERS.actionsPerRound || tile === mandatory;
}

const isSickEmployee = (state: ClinicState, person: Person): boolean =>
  TRAITS[person.kind].employee && isInfected(state, person);

/** COVID-19 Pandemic: all clinics together against the virus. */
export const covid19Pandemic: ClinicModule = {
  id: ID,
  options: Object.fromEntries(options.map(({ id, values }) => [id, values])),
  entries: Object.fromEntries(options.flatMap(({ id, entry }) => (entry ? [[id, entry]] : []))),
  steps: [
    { step: shareInfections, after: 'appointments', before: 'move' },
    { step: applyInfections, after: 'shareInfections', before: 'move' },
    { step: quarantineEnds, after: 'worsen', before: 'university' },
    { step: contagion, after: 'tidy', before: 'nextRound' }
  ],
  verbFields: {
    agree: [],
    propose: ['split'],
    infect: ['person'],
    return: ['person', 'at'],
    contaminate: ['service', 'person']
  },
  setup: setupSlice,
  cloneSlice: (slice) => cloneSlice(slice as PandemicSlice),
  encodeSlice: (slice) => encodeSlice(slice as PandemicSlice),
  given,
  afterGiven: givenSupply,
  sets: ['infected', 'quarantined'],
  allowsTile,
  bedModifier: isSickEmployee,
  severityModifier,
  careValueModifier,
  allowsTiring: (state, person) => !isInfected(state, person),
  worseningModifier: isSickEmployee,
  allowsWorsening: (state, person) =>
    state.config.options.outpatientExempt === false || !pandemicOf(state).spared.includes(person.id),
  allowsPenalty: (state, person) => !isInfected(state, person),
  afterAdmission(state, seat, person) {
    const slice = pandemicOf(state);
    if (person.kind !== 'patient' || slice.spaces[seat][person.service] === 0) return;
    slice.spaces[seat][person.service]--;
    slice.infected.push(person.id);
  },
  afterTreatment,
  afterDeath(state, _seat, person) {
    const slice = pandemicOf(state);
    returnTile(slice, person);
    if (person.kind === 'patient' || person.kind === 'doctor') {
      slice.deceased[`${person.kind}s`]++;
      slice.pieces[person.kind][person.level - 1]++;
    } else slice.deceased.others++;
  },
  afterLeaving(state, _seat, person) {
    returnTile(pandemicOf(state), person);
  },
  offerPiecesAside: (state, kind) => pandemicOf(state).pieces[kind],
  insteadOfOutcome: pandemicOutcome,
  insteadOfPolicy,
  insteadOfCandidates,
  offerFacts(state) {
    const slice = pandemicOf(state);
    return {
      stacks: slice.stacks,
      tileSupply: slice.supply,
      infected: slice.infected,
      quarantined: slice.quarantined,
      spaces: slice.spaces.map((row) => Object.fromEntries(row.map((n, i) => [NUMBERS.services[i], n]))),
      survived: slice.survived,
      deceased: { ...slice.deceased, total: deceasedTotal(slice.deceased) },
      split: slice.split,
      proposer: slice.proposer,
      hand: slice.hand
    };
  }
};
