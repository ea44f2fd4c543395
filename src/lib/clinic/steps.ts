import { choose } from './actions/choose.ts';
import { execute } from './actions/execute.ts';
import { ADMINISTRATION_STEPS } from './administration.ts';
import { appointments } from './appointments.ts';
import { care } from './care.ts';
import { expenses } from './expenses.ts';
import { move } from './move.ts';
import { popularity } from './popularity.ts';
import type { Step } from './state.ts';
import { SETUP_STEPS } from './setup.ts';

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
