import { choose } from './actions/choose.ts';
import { execute } from './actions/execute.ts';
import { ADMINISTRATION_STEPS } from './phases/administration.ts';
import { appointments } from './phases/appointments.ts';
import { care } from './phases/care.ts';
import { expenses } from './phases/expenses.ts';
import { move } from './assignment/move.ts';
import { popularity } from './phases/popularity.ts';
import type { Step } from './state.ts';
import { SETUP_STEPS } from './phases/setup.ts';

/**
 * The whole game as one list: setup once, then the round from `choose` to `nextRound`. `appointments` goes back to
 * `choose` for the second and third action, `nextRound` for the next round. Modules insert their steps by name.
 */
export const BASE_STEPS: readonly Step[] = [
  ...SETUP_STEPS,
  choose,
  execute,
  appointments,
  move,
  care,
  expenses,
  popularity,
  ...ADMINISTRATION_STEPS
];
