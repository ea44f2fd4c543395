import type { Json } from '../../../kernel/json.ts';
import { BESIDE } from '../../buildings/board.ts';
import { NUMBERS } from '../../numbers.ts';
import { bad, count, counts, list, record } from '../../reading.ts';
import { findPerson, type ClinicState } from '../../state.ts';
import { PANDEMIC_NUMBERS } from './numbers.ts';
import { pandemicOf, tilesInAll } from './slice.ts';

/** Ids of existing people, each once. */
function ids(state: ClinicState, value: Json, field: string): number[] {
  const out = counts(value, field);
  if (new Set(out).size !== out.length) bad(`The field ${field} names a person twice.`);
  for (const id of out) if (!findPerson(state, id)) bad(`There is no person ${id}.`);
  return out;
}

/** Given positions: ids of people with tiles, and where the other tiles are; the supply follows from these. */
export function given(state: ClinicState, field: string, value: Json): boolean {
  const slice = pandemicOf(state);
  switch (field) {
    case 'infected':
      slice.infected = ids(state, value, field);
      break;
    case 'quarantined':
      slice.quarantined = ids(state, value, field);
      for (const id of slice.quarantined) findPerson(state, id)!.person.cell = BESIDE;
      break;
    case 'stacks':
      slice.stacks = counts(value, field);
      if (slice.stacks.length !== NUMBERS.rounds) bad('The stacks are named round by round.');
      break;
    case 'survived':
      slice.survived = count(value, field);
      break;
    case 'deceased': {
      const { patients = 0, doctors = 0, others = 0, tiles = 0 } = record(value, field);
      slice.deceased = {
        patients: count(patients, field),
        doctors: count(doctors, field),
        others: count(others, field),
        tiles: count(tiles, field)
      };
      break;
    }
    case 'spaces':
      list(value, field).forEach((entry, seat) => {
        const row = record(entry, field);
        const known = slice.spaces[seat] ?? bad('There are more clinics than seats.');
        const services = NUMBERS.services.slice(0, known.length);
        const extra = Object.keys(row)
          .sort()
          .find((service) => !services.includes(service));
        if (extra !== undefined) bad(`There is no service ${extra} in play.`);
        known.forEach((_, i) => (known[i] = count(row[NUMBERS.services[i]] ?? 0, field)));
      });
      break;
    default:
      return false;
  }
  return true;
}

/** The supply of a given position, after all other fields. */
export function givenSupply(state: ClinicState): void {
  const slice = pandemicOf(state);
  slice.supply += PANDEMIC_NUMBERS.tiles - tilesInAll(slice);
  if (slice.supply < 0) bad('The box holds fewer COVID-19 tiles.');
}
