import { expect, it } from 'vitest';
import { loadGame } from '../games/index.ts';
import type { GameEvent } from '../kernel/game.ts';
import { total, type Score } from '../kernel/score.ts';
import type { ClinicState } from './state.ts';
import { anyAction, nextInput, randomFrom } from './testing/playout.ts';
import { businessView } from './view.ts';

const SETS = ['hospice', 'intensiveCareUnit', 'maintenanceShop', 'obstetrics', 'satelliteTv'];

it('income and expenses of a Move are foreseen as Business then books them', async () => {
  const game = (await loadGame('clinic', SETS)) as never as Parameters<typeof nextInput>[0];
  let moves = 0;
  let stays = 0;
  for (let seed = 0; seed < 12; seed++) {
    const state: ClinicState = game.setup({ seats: 1, expansions: SETS, options: {} });
    const random = randomFrom(seed);
    for (;;) {
      const input = nextInput(game, state, () => anyAction(game), random);
      if (input === null) break;
      const seen =
        state.step === 'move' && input.kind === 'choice'
          ? businessView(state, 0, input.choices[0].action)!
          : null;
      const events: GameEvent[] = [];
      game.advance(state, input, events);
      const paid = events.find(({ type }) => type === 'paid');
      if (!seen || !paid) continue;
      moves++;
      const income = events.filter(({ type }) => type === 'treated' || type === 'hospiceIncome');
      stays += income.filter(({ type }) => type === 'hospiceIncome').length;
      expect(total(seen.income)).toBe(income.reduce((sum, event) => sum + Number(event.income), 0));
      expect(seen.expenses).toEqual(paid.score as Score);
    }
  }
  expect(moves).toBeGreaterThan(30);
  expect(stays).toBeGreaterThan(5);
});
