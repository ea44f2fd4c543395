import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { drawn } from '../support/frames.ts';
import { asked, chooser, seated, settled } from '../support/players.ts';
import { regulars } from '../support/regulars.ts';
import { phone } from '../support/site.ts';
import { stage } from '../support/stage.ts';

/** What a person sees of the others' moves while waiting. */

const on = stage();
const arrive = regulars();
const small = { ...phone, viewport: { width: 360, height: 640 } };

/** Whether the tile laid last is wholly in sight. */
const seesLast = (page: Page): Promise<boolean> =>
  page.locator('[data-board]').evaluate((board) => {
    const { left, top, right, bottom } = board.getBoundingClientRect();
    const tile = board.querySelector('.last')!.getBoundingClientRect();
    return tile.left >= left && tile.top >= top && tile.right <= right && tile.bottom <= bottom;
  });

/**
 * Where the table lies on the page once it rests, and how large it is drawn: a notice above the board takes room from it
 * and moves nothing.
 */
async function view(page: Page): Promise<number[]> {
  await page.waitForFunction(() => document.querySelector('.world')?.getAnimations().length === 0);
  return page
    .locator('.world svg')
    .first()
    .evaluate((svg) => {
      const { left, top, width } = svg.getBoundingClientRect();
      return [left, top, width].map(Math.round);
    });
}

it('the tile that another player lays comes into sight, but not against the will of who moved the table', async () => {
  const players = [];
  for (const name of ['Ada', 'Bo', 'Cy']) players.push(await arrive(name, small));
  await seated(on.site.url, players);
  const choose = chooser(3);
  for (let turn = 0; turn < 18; turn++) {
    await (await asked(players)).takeTurn(choose);
    await settled(players);
    for (const player of players)
      if (!(await player.isAsked()))
        await expect.poll(() => seesLast(player.page), { timeout: 5_000 }).toBe(true);
  }

  const mover = await asked(players);
  const waiting = players[(players.indexOf(mover) + 2) % 3];
  expect(await waiting.isAsked()).toBe(false);
  // As far as the board goes: hardly a tile is in sight.
  for (let n = 0; n < 15; n++) await waiting.page.locator('[data-board]').press('ArrowLeft');
  await drawn(waiting.page);
  const chosen = await view(waiting.page);
  for (let turn = 0; turn < 2; turn++) {
    await (await asked(players)).takeTurn(choose);
    await settled(players);
  }
  expect(await view(waiting.page)).toEqual(chosen);
});
