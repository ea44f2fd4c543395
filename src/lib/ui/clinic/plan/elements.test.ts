import { describe, expect, it } from 'vitest';
import { offeredActions } from '../../../kernel/game.ts';
import { clinic } from '../../../clinic/game.ts';
import { anyAction, nextInput, randomFrom } from '../../../clinic/testing/playout.ts';
import { offersOf } from '../model/actions.ts';
import { buildOffers } from './elements.ts';

describe('what can be built', () => {
  it('is shown with an offer or with a reason, never with both, in whole games', () => {
    let seen = 0;
    for (const seed of [1, 2, 3]) {
      const random = randomFrom(seed);
      const state = clinic.setup({ seats: 3, expansions: [], options: {} });
      for (;;) {
        if (state.execution?.queue[0]?.tile === 'build') {
          const { seat } = state.execution.queue[0];
          const offers = offersOf(offeredActions(clinic, state, seat));
          const shown = buildOffers(state, seat, offers);
          seen++;
          for (const { what, offer, why } of shown) expect(offer === null, what).toBe(why !== null);
          expect(shown.filter(({ offer }) => offer)).toHaveLength(offers.length);
        }
        const input = nextInput(clinic, state, () => anyAction(clinic), random);
        if (input === null) break;
        clinic.advance(state, input);
      }
    }
    expect(seen).toBeGreaterThan(20);
  });
});
