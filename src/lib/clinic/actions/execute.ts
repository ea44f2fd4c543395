import type { Action, Seat } from '../../kernel/game.ts';
import { NUMBERS } from '../numbers.ts';
import { ACTION_TILES, freshExecution, type ClinicState, type Step } from '../state.ts';
import { admit, admitActions } from './admit.ts';
import { build, buildActions } from './build.ts';
import { hire, hireActions } from './hire.ts';

/** Ends the current action, or declines it. */
export const PASS: Action = { do: 'pass' };

/** The next steps of each action, without ending it. */
export const ACTION_LISTS = { build: buildActions, hire: hireActions, admit: admitActions } as const;

function resetProgress(state: ClinicState): void {
  const execution = freshExecution(state.execution!.queue);
  execution.points = NUMBERS.queuePoints;
  state.execution = execution;
}

/**
 * Actions, Execute: all Build tiles in turn order, then all Hire, then all Admit. An action is a run of single steps
 * that ends with `pass`, or automatically when nothing more is possible.
 */
export const execute: Step = {
  id: 'execute',
  enter(state) {
    const queue = ACTION_TILES.flatMap((tile, i) =>
      state.order.filter((seat) => state.clinics[seat].chosen === i).map((seat) => ({ seat, tile }))
    );
    state.execution = freshExecution(queue);
    resetProgress(state);
  },
  awaits(state) {
    const { queue } = state.execution!;
    return queue.length > 0 ? { kind: 'choice', seats: [queue[0].seat] } : null;
  },
  actions(state, seat: Seat) {
    const list = ACTION_LISTS[state.execution!.queue[0].tile](state, seat);
    list.push(PASS);
    return list;
  },
  fallback: () => PASS,
  choose(state, [{ seat, action }], log) {
    switch (action.do) {
      case 'pass':
        state.execution!.queue.shift();
        resetProgress(state);
        return;
      case 'build':
        return build(state, seat, action, log);
      case 'hire':
        return hire(state, seat, action, log);
      default:
        return admit(state, seat, action, log);
    }
  },
  leave(state) {
    state.execution = null;
    return undefined;
  }
};
