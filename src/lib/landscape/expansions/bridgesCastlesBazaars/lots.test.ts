import { expect, it } from 'vitest';
import { loadGame } from '../../../games/index.ts';
import { parseScript } from '../../../kernel/script/parse.ts';
import { Runner } from '../../../kernel/script/run.ts';

const SETS = ['bridgesCastlesBazaars'];

/** Whether a claim on the lots is true while Red has a bought tile in hand and Blue’s waits. */
async function isTrue(lots: readonly object[]): Promise<boolean> {
  const steps = [
    { script: 1, game: 'landscape', seats: ['Red', 'Blue'], expansions: SETS, options: {} },
    {
      given: {
        lots: [
          { tile: 'base.U', owner: 0 },
          { tile: 'base.V', owner: 1 }
        ]
      }
    },
    { expect: { awaits: { seat: 0, verbs: ['place'] } } },
    { expect: { lots } }
  ];
  const script = parseScript(steps.map((step) => JSON.stringify(step)).join('\n'));
  const outcome = new Runner(await loadGame('landscape', SETS), script).run();
  if (!outcome.ok && outcome.line < steps.length) throw new Error(outcome.message);
  return outcome.ok;
}

const waits = { tile: 'base.V', owner: 1 };

it.each([
  [[waits]],
  [[{ tile: 'base.U', owner: 0 }, waits]],
  [[{ tile: 'base.U' }, waits]],
  [[{ owner: 0 }, waits]],
  [[{ tile: 'base.U', bid: 3, by: 0 }, waits]]
])('%j is true of the lots', async (lots) => {
  expect(await isTrue(lots)).toBe(true);
});

it.each([
  [[{ tile: 'base.W' }, waits]],
  [[{ owner: 1 }, waits]],
  [[{ tile: 'base.U', owner: null }, waits]],
  [[{}, waits]],
  [[{ bid: 3 }, waits]],
  [[{ tile: 'base.U' }]]
])('%j is not true of the lots', async (lots) => {
  expect(await isTrue(lots)).toBe(false);
});
