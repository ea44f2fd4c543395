import type { Action, Seat } from '../../../kernel/game.ts';
import { waitingFor } from '../../actions/admit.ts';
import { PREADMISSION } from '../../buildings/board.ts';
import { ownsHub } from '../../buildings/building.ts';
import { NUMBERS } from '../../numbers.ts';
import type { Person } from '../../people.ts';
import type { ClinicState, Step } from '../../state.ts';
import { PANDEMIC_NUMBERS } from './numbers.ts';
import { isInfected, pandemicOf } from './slice.ts';

const isHigh = (state: ClinicState): boolean => state.config.options.contagion === 'high';

/** Patients waiting for a service without a tile. */
function healthyWaiting(state: ClinicState, seat: Seat, service: number): Person[] {
  return state.clinics[seat].people.filter(
    (person) => person.cell === PREADMISSION && person.service === service && !isInfected(state, person)
  );
}

function freeSpaces(state: ClinicState, seat: Seat, service: number): number {
  const taken = waitingFor(state.clinics[seat], service) + pandemicOf(state).spaces[seat][service];
  return Math.max(0, NUMBERS.preadmissionSpaces - taken);
}

/** Services whose pre-admission spaces can get a tile. */
function servicesOpen(state: ClinicState, seat: Seat): number[] {
  const needsHub = isHigh(state) || state.config.options.lowNeedsHub === true;
  return state.rows.flatMap((_, service) =>
    needsHub && !ownsHub(state.clinics[seat], service) ? [] : [service]
  );
}

/** How many tiles a seat can place: one on each free space, and one with each waiting patient who has none. */
function roomForTiles(state: ClinicState, seat: Seat): number {
  return servicesOpen(state, seat).reduce(
    (sum, service) => sum + freeSpaces(state, seat, service) + healthyWaiting(state, seat, service).length,
    0
  );
}

/**
 * Where a tile may go. Low: to a free space; to a patient only where all spaces are taken. High: to a patient already
 * there; to a free space only where no waiting patient can get it.
 */
function placements(state: ClinicState, seat: Seat): Action[] {
  const high = isHigh(state);
  return servicesOpen(state, seat).flatMap((service): Action[] => {
    const name = NUMBERS.services[service];
    const people = healthyWaiting(state, seat, service);
    const free = freeSpaces(state, seat, service) > 0;
    if (free && (!high || people.length === 0)) return [{ do: 'contaminate', service: name }];
    return people.map((person) => ({ do: 'contaminate', service: name, person: person.id }));
  });
}

/** Contagion, after Administration: all players put tiles from the supply on their pre-admission spaces. */
export const contagion: Step = {
  id: 'contagion',
  enter(state) {
    const slice = pandemicOf(state);
    const each = isHigh(state) ? PANDEMIC_NUMBERS.contagionHigh : PANDEMIC_NUMBERS.contagionLow;
    let left = state.round < NUMBERS.rounds ? slice.supply : 0;
    for (const seat of state.order) {
      // A clinic without room for a tile leaves it to the next ones when the supply is short.
      slice.hand[seat] = Math.min(each, left, roomForTiles(state, seat));
      left -= slice.hand[seat];
    }
  },
  awaits(state) {
    const { hand } = pandemicOf(state);
    const seats = hand.flatMap((n, seat) => (n > 0 ? [seat] : []));
    return seats.length > 0 ? { kind: 'choice', seats } : null;
  },
  actions: placements,
  choose(state, choices, log) {
    const slice = pandemicOf(state);
    for (const { seat, action } of choices) {
      slice.hand[seat]--;
      slice.supply--;
      if (action.person === undefined)
        slice.spaces[seat][NUMBERS.services.indexOf(action.service as string)]++;
      else slice.infected.push(action.person as number);
      log?.push({
        type: 'contaminated',
        seat,
        service: action.service,
        person: action.person ?? null,
        rule: 'covid19Pandemic.contagion'
      });
    }
  }
};
