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

function hasFreeSpace(state: ClinicState, seat: Seat, service: number): boolean {
  const taken = waitingFor(state.clinics[seat], service) + pandemicOf(state).spaces[seat][service];
  return taken < NUMBERS.preadmissionSpaces;
}

/**
 * Where a tile may go. Low: to a free space; to a patient only where all spaces are taken. High: to a patient already
 * there; to a free space only where no waiting patient can get it.
 */
function placements(state: ClinicState, seat: Seat): Action[] {
  const high = isHigh(state);
  const needsHub = high || state.config.options.lowNeedsHub === true;
  return state.rows.flatMap((_, service): Action[] => {
    if (needsHub && !ownsHub(state.clinics[seat], service)) return [];
    const name = NUMBERS.services[service];
    const people = healthyWaiting(state, seat, service);
    const free = hasFreeSpace(state, seat, service);
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
      slice.hand[seat] = Math.min(each, left);
      left -= slice.hand[seat];
    }
  },
  awaits(state) {
    const { hand } = pandemicOf(state);
    const seats = hand.flatMap((n, seat) => (n > 0 && placements(state, seat).length > 0 ? [seat] : []));
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
  },
  leave(state) {
    pandemicOf(state).hand.fill(0);
    return undefined;
  }
};
