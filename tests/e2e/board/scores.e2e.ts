import type { Page, ViewportSize } from 'playwright-core';
import { expect, it } from 'vitest';
import { moveIn, playTable, type KeptTable } from '../support/keptTables.ts';
import { phone } from '../support/site.ts';
import { stage } from '../support/stage.ts';

/** Every seat's points are in sight on a phone, upright and on its side, and no figure's number runs into them. */

const on = stage();

async function kept(names: readonly string[]): Promise<KeptTable> {
  let steps = 0;
  for await (const moment of playTable(names.length, names, ['abbot'], ({ game, state, seat }) => {
    return game.actions(state, seat)[0];
  }))
    if (++steps > 24 && moment.seat === 0) return moment.keep('scores');
  throw new Error('The game ended too soon.');
}

const NAMES = ['Ada', 'Bo', 'Cy', 'Dora', 'Emil', 'Fanny-Louise'];

/** Opens a table on a phone of this size. */
async function sitDown(page: Page, table: KeptTable, seats: number, size: ViewportSize): Promise<void> {
  await page.setViewportSize(size);
  await moveIn(page.context(), on.site.url, [table], 0);
  await page.goto(`${on.site.url}table/${table.fragment}`);
  await page
    .locator('.points')
    .nth(seats - 1)
    .waitFor();
}

it.each([
  [2, 360, 640],
  [4, 360, 640],
  [6, 360, 640],
  [6, 844, 390],
  [6, 640, 360]
])('shows the points of %i seats at %i × %i', async (seats, width, height) => {
  const names = NAMES.slice(0, seats);
  const table = await kept(names);
  await on.share(phone, async (page) => {
    await sitDown(page, table, seats, { width, height });
    const cards = await page.locator('li:has(> .points)').evaluateAll((all) =>
      all.map((card) => {
        const points = card.querySelector('.points')!.getBoundingClientRect();
        const numbers = [...card.querySelectorAll('.supply b')].map((b) => b.getBoundingClientRect());
        const touching = numbers.filter(
          ({ right, top, bottom }) => right > points.left - 3 && bottom > points.top && top < points.bottom
        );
        return { inSight: points.left >= 0 && points.right <= innerWidth, touching: touching.length };
      })
    );
    expect(cards).toEqual(names.map(() => ({ inSight: true, touching: 0 })));
  });
});

it('has the hand beside the large button on an upright tablet', async () => {
  const table = await kept(NAMES.slice(0, 2));
  await on.share(phone, async (page) => {
    await sitDown(page, table, 2, { width: 820, height: 1180 });
    const [hand, question, button] = await Promise.all(
      ['.dock .hand', '.dock .status', '.dock .decide'].map((part) => page.locator(part).boundingBox())
    );
    expect(question!.x).toBeGreaterThan(hand!.x + hand!.width);
    expect(button!.x).toBeGreaterThan(question!.x + question!.width);
    expect(button!.y).toBeLessThan(hand!.y + hand!.height);
  });
});
