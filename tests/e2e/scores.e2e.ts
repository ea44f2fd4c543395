import { expect, it } from 'vitest';
import { moveIn, playTable, type KeptTable } from './keptTables.ts';
import { phone } from './site.ts';
import { stage } from './stage.ts';

/** Every seat's points are in sight on the smallest phone, and no figure's number runs into them. */

const on = stage();
const small = { ...phone, viewport: { width: 360, height: 640 } };

async function kept(names: readonly string[]): Promise<KeptTable> {
  let steps = 0;
  for await (const moment of playTable(names.length, names, ['abbot'], ({ game, state, seat }) => {
    return game.actions(state, seat)[0];
  }))
    if (++steps > 24 && moment.seat === 0) return moment.keep('scores');
  throw new Error('The game ended too soon.');
}

it.each([2, 4, 6])('shows the points of %i seats', async (seats) => {
  const names = ['Ada', 'Bo', 'Cy', 'Dora', 'Emil', 'Fanny-Louise'].slice(0, seats);
  const table = await kept(names);
  await on.open(small, async (page) => {
    await moveIn(page.context(), on.site.url, [table], 0);
    await page.goto(`${on.site.url}table/${table.fragment}`);
    await page
      .locator('.points')
      .nth(seats - 1)
      .waitFor();
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
