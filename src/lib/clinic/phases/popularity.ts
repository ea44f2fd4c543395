import type { Action, Seat } from '../../kernel/game.ts';
import { PASS } from '../actions/execute.ts';
import { leaveUntreated } from './departures.ts';
import { NUMBERS } from '../numbers.ts';
import { TRAITS } from '../people.ts';
import type { ClinicState, Step } from '../state.ts';

function affordable(state: ClinicState, seat: Seat): number {
  return Math.floor(state.clinics[seat].money / NUMBERS.moneyPerPopularity);
}

function buyActions(state: ClinicState, seat: Seat): Action[] {
  const most = affordable(state, seat);
  return [...Array.from({ length: most }, (_, i): Action => ({ do: 'buy', points: i + 1 })), PASS];
}

/** Business, Popularity: all players buy at once, any amount. Patients who wait no longer leave after it. */
export const popularity: Step = {
  id: 'popularity',
  enter(state, log) {
    state.waiting = [];
    state.clinics.forEach((_, seat) => {
      if (affordable(state, seat) > 0) state.waiting.push(seat);
      else log?.push({ type: 'passed', seat, auto: true, together: true, rule: 'clinic.pass' });
    });
  },
  awaits: (state) => (state.waiting.length > 0 ? { kind: 'choice', seats: state.waiting } : null),
  actions: buyActions,
  fallback: () => PASS,
  choose(state, choices, log) {
    state.waiting = [];
    for (const { seat, action } of choices) {
      if (action.do === 'pass') continue;
      const points = action.points as number;
      const cost = points * NUMBERS.moneyPerPopularity;
      state.clinics[seat].popularity += points;
      state.clinics[seat].money -= cost;
      log?.push({ type: 'bought', seat, points, cost, rule: 'clinic.popularity' });
    }
  },
  leave(state, log) {
    for (const seat of state.order)
      for (const person of state.clinics[seat].people.slice())
        if (TRAITS[person.kind].leavesUntreated) leaveUntreated(state, seat, person, log);
    return undefined;
  }
};
