import { expect, it } from 'vitest';
import { loadGame } from '../../../games/index.ts';
import type { Action, Game } from '../../../kernel/game.ts';
import type { Json } from '../../../kernel/json.ts';
import type { ClinicState } from '../../state.ts';

/** A clinic alone in the last round, in the middle of an Admit, with a Psychiatry row and room for cars. */
async function admitting(row: readonly string[], stack: number): Promise<() => Action> {
  const game = (await loadGame('clinic', ['covid19Pandemic'])) as unknown as Game<ClinicState>;
  const state = game.setup({ seats: 1, expansions: ['covid19Pandemic'], options: {} });
  const position = {
    round: 6,
    step: 'execute',
    slot: 3,
    stacks: [0, 0, 0, 0, 0, stack],
    survived: 12,
    rows: { Psychiatry: row, Cardiology: [] },
    university: [],
    clinics: [
      {
        tiles: [
          ['hub.Psychiatry', 0, 1, 1],
          ['treatment', 0, 1, 2],
          ['supply', 0, 0, 2],
          ['entrance', 0, 1, 0]
        ],
        people: [],
        money: 20,
        chosen: 'admit'
      }
    ]
  };
  game.given!(state, position as unknown as Record<string, Json>);
  return () => game.advise!(state, 0, () => 0);
}

it('in the last round a patient who will die is moved forward to fill the board', async () => {
  const advice = await admitting(['white', 'red'], 0);
  expect(advice()).toMatchObject({ do: 'forward', service: 'Psychiatry', index: 1 });
});

it('in the last round nobody is admitted who neither takes a tile nor fills the board', async () => {
  const advice = await admitting(['white', 'white'], 0);
  expect(advice()).toMatchObject({ do: 'pass' });
});

it('in the last round a patient is admitted for every tile', async () => {
  const advice = await admitting(['white', 'white'], 2);
  expect(advice()).toMatchObject({ do: 'admit', service: 'Psychiatry' });
});
