import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { moveIn, playTable, type KeptTable } from '../support/keptTables.ts';
import { phone } from '../support/site.ts';
import { stage } from '../support/stage.ts';

/** A player who comes back sees what happened since; every sentence about the table links to its place. */

const on = stage();
let table: KeptTable;
/** How many tiles lie on the table. */
let laid = 0;

beforeAll(async () => {
  for await (const { seat, state, game, keep } of playTable(5, ['Ada', 'Bo', 'Cy', 'Dee'], [], (moment) => {
    const all = moment.game.actions(moment.state, moment.seat);
    return all.find(({ do: verb }) => verb === 'deploy') ?? all[0];
  })) {
    const awaits = game.awaits(state);
    table = keep('since');
    laid = (state as { lastSlot: number }).lastSlot + 1;
    const isLate = laid >= 20;
    if (isLate && seat === 0 && awaits.kind === 'choice' && awaits.verbs.includes('place')) return;
  }
});

/** Opens the table on a phone of the first seat. */
const comeBack = (reducedMotion: 'reduce' | 'no-preference', use: (page: Page) => Promise<void>) =>
  on.open({ ...phone, reducedMotion }, async (page) => {
    await moveIn(page.context(), on.site.url, [table], 0);
    await page.goto(`${on.site.url}table/${table.fragment}`);
    await page.locator('[data-hand]').waitFor();
    await use(page);
  });

it('the row under the question has room for its words on phones, tablets and small windows', () =>
  comeBack('reduce', async (page) => {
    for (const [width, height] of [
      [320, 568],
      [844, 390],
      [768, 1024],
      [960, 600],
      [1024, 768],
      [1180, 820],
      [1440, 900]
    ]) {
      await page.setViewportSize({ width, height });
      const excess = () =>
        page
          .locator('.chips')
          .evaluate((row) => [row.scrollWidth - row.clientWidth, row.scrollHeight - row.clientHeight]);
      await expect.poll(excess, { message: `${width} × ${height}` }).toEqual([0, 0]);
    }
  }));

/** Squares are not told by coordinates. */
const COORDINATES = /\d+ (north|south|east|west)/;

it('the moves of the others are replayed to a player who comes back, until they skip them', () =>
  comeBack('no-preference', async (page) => {
    const button = page.locator('[data-since]');
    await expect.poll(() => button.getAttribute('data-since')).toBe('playing');
    await expect.poll(() => page.locator('[data-look]').textContent()).toMatch(/^(Bo|Cy|Dee) (laid|set)/);
    expect(await page.locator('rect.outlined, path.marked').count()).toBeGreaterThan(0);
    const tiles = () => page.locator('[data-tile]').count();
    expect(await tiles()).toBeLessThan(laid);
    // Marks of the present table would lie on squares that are still empty.
    const marks = page.locator('path.last, path.dead');
    expect(await marks.count()).toBe(0);
    expect(await page.getByText('Tap a lit square').count()).toBe(0);
    await button.click();
    await expect.poll(() => button.getAttribute('data-since')).toBe('there');
    expect(await marks.count()).toBeGreaterThan(0);
    expect(await tiles()).toBe(laid);
    // The three tiles of the others are marked, and can be shown again.
    expect(await page.locator('[data-news]').count()).toBe(3);
    await button.click();
    await expect.poll(() => button.getAttribute('data-since')).toBe('playing');
    // It ends by itself.
    await expect.poll(() => button.getAttribute('data-since'), { timeout: 20_000 }).toBe('there');
    expect(await tiles()).toBe(laid);
  }));

it('news and log show their places when touched, and name no coordinates', () =>
  comeBack('reduce', async (page) => {
    // Nothing moves unasked for a person who wants no motion.
    expect(await page.locator('[data-since]').getAttribute('data-since')).toBe('there');
    const news = page.locator('[data-news-line]');
    expect(await news.textContent()).not.toMatch(COORDINATES);
    await news.tap();
    await page.locator('rect.outlined, path.marked').first().waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('rect.outlined, path.marked').count()).toBe(0);

    await page.getByRole('button', { name: 'What happened' }).tap();
    const log = page.getByRole('dialog');
    expect(await log.locator('ol').textContent()).not.toMatch(COORDINATES);
    await log.getByRole('button', { name: 'Bo laid the tile.' }).first().tap();
    await log.waitFor({ state: 'detached' });
    await page.locator('rect.outlined').waitFor();
    expect(await page.locator('[data-look]').textContent()).toBe('Bo laid the tile.');
  }));
