import type { Json } from '../../../kernel/json.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { BESIDE } from '../../board.ts';
import { NUMBERS } from '../../numbers.ts';
import { TRAITS, type Person } from '../../people.ts';
import type { ClinicModule } from '../../rules.ts';
import { ACTION_TILES, findPerson, type ActionTile, type ClinicState } from '../../state.ts';
import { contagion } from './contagion.ts';
import { applyInfections, quarantineEnds } from './infections.ts';
import { PANDEMIC_NUMBERS, PANDEMIC_OPTIONS } from './numbers.ts';
import { pandemicOutcome } from './outcome.ts';
import { insteadOfPolicy } from './policy.ts';
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
  tilesInAll,
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

/** Hand-made positions: ids of people with tiles, what lies where; the supply is whatever is left of 99. */
function given(state: ClinicState, field: string, value: Json): boolean {
  const slice = pandemicOf(state);
  switch (field) {
    case 'infected':
      slice.infected = [...(value as number[])];
      break;
    case 'quarantined':
      slice.quarantined = [...(value as number[])];
      for (const id of slice.quarantined) {
        const found = findPerson(state, id);
        if (!found) throw new Refusal('BAD_POSITION', `There is no person ${id}.`);
        found.person.cell = BESIDE;
      }
      break;
    case 'stacks':
      slice.stacks = [...(value as number[])];
      break;
    case 'survived':
      slice.survived = value as number;
      break;
    case 'deceased':
      slice.deceased = { ...slice.deceased, ...(value as Partial<PandemicSlice['deceased']>) };
      break;
    case 'spaces':
      (value as Record<string, number>[]).forEach((row, seat) =>
        NUMBERS.services.forEach((service, i) => {
          if (row[service] !== undefined) slice.spaces[seat][i] = row[service];
        })
      );
      break;
    default:
      return false;
  }
  slice.supply += PANDEMIC_NUMBERS.tiles - tilesInAll(slice);
  if (slice.supply < 0) throw new Refusal('BAD_POSITION', 'There are not that many tiles.');
  return true;
}

/** COVID-19 Pandemic: all clinics together against the virus. */
export const covid19Pandemic: ClinicModule = {
  id: ID,
  options: PANDEMIC_OPTIONS,
  steps: [
    { step: shareInfections, after: 'appointments', before: 'move' },
    { step: applyInfections, after: 'shareInfections', before: 'move' },
    { step: quarantineEnds, after: 'worsen', before: 'university' },
    { step: contagion, after: 'tidy', before: 'nextRound' }
  ],
  setup: setupSlice,
  cloneSlice: (slice) => cloneSlice(slice as PandemicSlice),
  encodeSlice: (slice) => encodeSlice(slice as PandemicSlice),
  given,
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
    if (slice.spaces[seat][person.service] === 0) return;
    slice.spaces[seat][person.service]--;
    slice.infected.push(person.id);
  },
  afterTreatment,
  afterDeath(state, _seat, person) {
    const slice = pandemicOf(state);
    returnTile(slice, person);
    if (person.kind === 'patient') slice.deceased.patients++;
    else if (person.kind === 'doctor') slice.deceased.doctors++;
    else slice.deceased.others++;
  },
  afterLeaving(state, _seat, person) {
    returnTile(pandemicOf(state), person);
  },
  insteadOfOutcome: pandemicOutcome,
  insteadOfPolicy,
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
