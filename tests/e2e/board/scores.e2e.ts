import type { Page, ViewportSize } from 'playwright-core';
import { expect, it } from 'vitest';
import { after, asksFigure } from '../support/decisions.ts';
import { moveIn, playTable, type KeptTable, type Moment } from '../support/keptTables.ts';
import { squaresInSight } from '../support/players.ts';
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

/** Whether the tile scores at once on some square, however it is turned. */
function scoresOnSquare(moment: Moment): boolean {
  const { game, state, seat } = moment;
  const scoring = new Map<string, boolean>();
  for (const action of game.actions(state, seat)) {
    if (action.do !== 'place') return false;
    const at = JSON.stringify(action.at);
    const laid = after(game, state, seat, action);
    const then = asksFigure(moment, laid) ? after(game, laid.state, seat, { do: 'pass' }) : laid;
    const scored = game.scores(then.state).join() !== game.scores(state).join();
    scoring.set(at, scored && scoring.get(at) !== false);
  }
  return [...scoring.values()].includes(true);
}

it('shows the preview of a gain whole at the points of two seats on a phone', async () => {
  let found: KeptTable | null = null;
  for await (const moment of playTable(5, ['Ada', 'Bo'], [], ({ game, state, seat }, below) => {
    const actions = game.actions(state, seat);
    return actions.find((action) => action.do === 'deploy') ?? actions[below(actions.length)];
  }))
    if (moment.seat === 0 && scoresOnSquare(moment)) {
      found = moment.keep('gain');
      break;
    }
  await on.share(phone, async (page) => {
    await sitDown(page, found!, 2, { width: 390, height: 844 });
    await page.locator('g.square rect').first().waitFor({ state: 'attached' });
    const gain = page.locator('.gain');
    for (const { x, y } of await squaresInSight(page)) {
      if ((await gain.count()) > 0) break;
      await page.touchscreen.tap(x, y);
      await page.waitForTimeout(400);
    }
    const boxes = await gain.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(boxes.length).toBeGreaterThan(0);
    expect(Math.min(...boxes)).toBeGreaterThanOrEqual(0);
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
