import type { PileContents } from '../kernel/game.ts';
import { PATIENTS } from './phases/appointments.ts';
import { NUMBERS } from './numbers.ts';
import { LEVELS, levelOf } from './people.ts';
import type { ClinicState } from './state.ts';
import { missingSeats } from './phases/setup.ts';
import { DOCTORS } from './phases/university.ts';

const BY_NAME = [...LEVELS].sort();

function levels(counts: readonly number[]): PileContents {
  return BY_NAME.map((name) => [name, counts[levelOf(name) - 1]] as const).filter(([, n]) => n > 0);
}

/**
 * All random draws use one of these: `patients` and `doctors` are the two bags; `order`, `layouts`, `specials` and
 * `bonus` are for setup.
 */
export function pileOf(state: ClinicState, name: string): PileContents {
  const once = (ids: readonly string[]): PileContents => [...ids].sort().map((id) => [id, 1] as const);
  switch (name) {
    case PATIENTS:
      return levels(state.patients);
    case DOCTORS:
      return levels(state.doctors);
    case 'order':
      return once(missingSeats(state).map((seat) => `seat${seat}`));
    case 'layouts':
      return once(LEVELS);
    case 'specials':
      return once(NUMBERS.specials.filter((_, i) => state.specials[i] === 0));
    case 'bonus':
      return once(NUMBERS.bonusTiles.filter((tile) => !state.bonus.includes(tile)));
    default:
      return [];
  }
}
