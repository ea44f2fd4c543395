import { describe, expect, it } from 'vitest';
import { offeredActions } from '../../../kernel/game.ts';
import { clinic } from '../../../clinic/game.ts';
import type { ClinicState } from '../../../clinic/state.ts';
import { anyAction, nextInput, randomFrom } from '../../../clinic/testing/playout.ts';
import { moveView } from '../../../clinic/view.ts';
import { actionOf, careOptions, draftOf, leaveOut, send } from './moveDraft.ts';

/** Moves of random games, each with a proposal with at least one treatment. */
function* moves(games: number): Generator<ClinicState> {
  for (let seed = 1; seed <= games; seed++) {
    const random = randomFrom(seed);
    const state = clinic.setup({ seats: 2, expansions: [], options: {} });
    for (;;) {
      if (state.step === 'move') yield state;
      const input = nextInput(clinic, state, () => anyAction(clinic), random);
      if (input === null) break;
      clinic.advance(state, input);
    }
  }
}

describe('a Move put together by hand', () => {
  it('begins as the proposal says, and every option for a patient is a legal Move', () => {
    let options = 0;
    let treated = 0;
    for (const state of moves(12))
      for (const seat of offeredActions(clinic, state, 0).length > 0 ? [0] : []) {
        const [proposal] = offeredActions(clinic, state, seat);
        const draft = draftOf(proposal);
        const view = moveView(state, seat, actionOf(draft))!;
        expect(view.action).toEqual(proposal);
        for (const { patient } of view.treatments) {
          treated++;
          const without = moveView(state, seat, actionOf(leaveOut(draft, view, patient)))!;
          expect(without.treatments).toHaveLength(view.treatments.length - 1);
          for (const care of careOptions(state, seat, draft, patient)) {
            options++;
            expect(clinic.canonical(state, seat, actionOf(care.draft))).toEqual(care.view.action);
            expect(care.draft.treat).toContainEqual({ doctor: care.doctor, patient });
          }
        }
      }
    expect(treated).toBeGreaterThan(3);
    expect(options).toBeGreaterThanOrEqual(treated);
  });

  it('pairs again when a person is sent elsewhere, and lets them stay again', () => {
    const draft = send({ people: new Map(), treat: [] }, 3, [0, 1, 2]);
    expect(actionOf(draft)).toEqual({ do: 'move', people: [{ person: 3, to: [0, 1, 2] }] });
    expect(actionOf(send(draft, 3, null))).toEqual({ do: 'move', people: [] });
  });
});
