import { expect, it } from 'vitest';
import { offeredActions } from '../../../src/lib/kernel/game.ts';
import { moveIn, playTable, type KeptTable } from '../support/keptTables.ts';
import { phone } from '../support/site.ts';
import { stage } from '../support/stage.ts';

/** The result of the Clinic on a small phone. */

const on = stage();
const small = { ...phone, viewport: { width: 360, height: 640 } };

/** A finished table of these people at one device. */
async function finished(names: readonly string[]): Promise<KeptTable> {
  let keep: ((name: string) => KeptTable) | undefined;
  const game = playTable(
    4,
    names,
    [],
    ({ game: rules, state, seat }, below) => {
      const actions = offeredActions(rules, state, seat);
      return actions[below(actions.length)];
    },
    { game: 'clinic', owners: names.map(() => 0) }
  );
  for await (const moment of game) keep = moment.keep;
  return keep!('finished');
}

it.each([[['Ada', 'Ben']], [['Alexandra', 'Bartholomew', 'Constantin', 'Dorothea']]])(
  'the points of all players and the waiting patients are in sight: %j',
  (names) =>
    on.open(small, async (page) => {
      const table = await finished(names);
      await moveIn(page.context(), on.site.url, [table], 0);
      await page.goto(`${on.site.url}table/${table.fragment}`);
      await page.getByRole('button', { name: 'Show all' }).click();
      await page.getByRole('button', { name: 'Play again' }).waitFor();
      const result = (await page.locator('section.final').boundingBox())!;
      const columns = page.locator('section.final thead th');
      expect(await columns.allTextContents()).toEqual(names.map((name) => expect.stringContaining(name)));
      for (const total of await page.locator('section.final tfoot b').all()) {
        const { x, width } = (await total.boundingBox())!;
        expect(x + width).toBeLessThanOrEqual(360);
      }
      const waiting = (await page.locator('.middle > :last-child').boundingBox())!;
      expect(waiting.y + waiting.height).toBeLessThanOrEqual(result.y + 1);
    })
);
