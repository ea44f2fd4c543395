import type { Action, Seat } from '../../kernel/game.ts';
import { total, type Score } from '../../kernel/score.ts';
import { countTiles } from '../buildings/building.ts';
import { dismiss } from './departures.ts';
import { SUPPLY, isModule } from '../buildings/elements.ts';
import { NUMBERS } from '../numbers.ts';
import { LEVELS, TRAITS, type Person } from '../people.ts';
import { roleOf } from '../assignment/assignment.ts';
import type { ClinicState, Step } from '../state.ts';

/** Salary in $ due for one person each round, working or not. */
export function salaryOf(person: Person): number {
  if (!TRAITS[person.kind].employee) return 0;
  if (person.level > 0) return NUMBERS.salary[person.level - 1];
  return (NUMBERS.salaryOthers as Record<string, number>)[person.kind] ?? 0;
}

/** All salaries of a clinic by kind of employee. */
export function salaries(state: ClinicState, seat: Seat): Score {
  const { people } = state.clinics[seat];
  const doctors = LEVELS.map((name, i) => ({
    label: `salary.${name}`,
    count: people.filter((p) => p.kind === 'doctor' && p.level === i + 1).length,
    each: NUMBERS.salary[i]
  }));
  const others = Object.keys(NUMBERS.salaryOthers)
    .sort()
    .map((kind) => ({
      label: `salary.${kind}`,
      count: people.filter((p) => p.kind === kind).length,
      each: (NUMBERS.salaryOthers as Record<string, number>)[kind]
    }));
  const parts = [...doctors, ...others].filter((part) => part.count > 0);
  return { op: 'sum', label: 'expenses.salaries', parts: parts.map((part) => ({ op: 'times', ...part })) };
}

/** Upkeep of a clinic in $, minus the savings of orderlies in supply rooms and of modules; at least 0. */
export function upkeep(state: ClinicState, seat: Seat): Score {
  const clinic = state.clinics[seat];
  const modules = countTiles(clinic, isModule);
  const due = modules * NUMBERS.upkeepPerModule;
  const working = clinic.people.filter(
    (p) => roleOf(state, p) === 'orderly' && clinic.tiles[p.cell] === SUPPLY
  );
  const savings = [
    { label: 'upkeep.orderlies', saved: working.length * NUMBERS.orderlyUpkeepSaving },
    ...state.rules.hooks.offerSavings(state, seat)
  ];
  let left = due;
  const parts: Score[] = savings.map(({ label, saved }) => {
    const taken = Math.min(left, saved);
    left -= taken;
    return { op: 'points', label, value: -taken };
  });
  return {
    op: 'sum',
    label: 'expenses.upkeep',
    parts: [{ op: 'times', label: 'upkeep.modules', count: modules, each: NUMBERS.upkeepPerModule }, ...parts]
  };
}

/** Everything a clinic pays in Expenses. */
export function expensesDue(state: ClinicState, seat: Seat): Score {
  return { op: 'sum', label: 'expenses', parts: [salaries(state, seat), upkeep(state, seat)] };
}

function salariesDue(state: ClinicState, seat: Seat): number {
  let sum = 0;
  for (const person of state.clinics[seat].people) sum += salaryOf(person);
  return sum;
}

function dismissals(state: ClinicState, seat: Seat): Action[] {
  return state.clinics[seat].people
    .filter((person) => salaryOf(person) > 0)
    .map((person) => ({ do: 'dismiss', person: person.id }));
}

/**
 * Business, Expenses: a player who cannot pay all salaries dismisses employees, one at a time until the rest can be
 * paid. Then salaries and upkeep are paid; missing upkeep costs popularity.
 */
export const expenses: Step = {
  id: 'expenses',
  enter(state) {
    state.waiting = state.order.slice();
  },
  awaits(state) {
    const short = state.waiting.find((seat) => salariesDue(state, seat) > state.clinics[seat].money);
    return short === undefined ? null : { kind: 'choice', seats: [short] };
  },
  actions: dismissals,
  choose(state, [{ seat, action }], log) {
    dismiss(
      state,
      seat,
      state.clinics[seat].people.find((p) => p.id === action.person)!,
      log
    );
  },
  leave(state, log) {
    for (const seat of state.order) {
      const clinic = state.clinics[seat];
      const score = expensesDue(state, seat);
      const missing = Math.max(0, total(score) - clinic.money);
      clinic.money -= total(score) - missing;
      clinic.popularity -= missing * NUMBERS.missingUpkeepPopularity;
      log?.push({
        type: 'paid',
        seat,
        money: total(score) - missing,
        missing,
        score,
        rule: 'clinic.expenses'
      });
    }
    state.waiting = [];
    return undefined;
  }
};
