import { afterAll, beforeAll, expect, it } from 'vitest';
import { agree, Player, seated } from '../support/players.ts';
import { autoplayToEnd, prepareAutoplay } from '../support/practice.ts';
import { desktop, phone, serve } from '../support/site.ts';

/**
 * The five large boxes and the four expansions in one game to its end, at a desk and on a phone. Each page makes its own choices from the list of
 * everything one can do: about 700 of them.
 */

const BOXES = [
  'Inns & Cathedrals',
  'Traders & Builders',
  'The Princess & the Dragon',
  'The Tower',
  'Abbey & Mayor',
  '20th Anniversary',
  'Black Dragon',
  'COVID-19',
  'Natural Disasters'
];
/** Fewer tiles than all of these boxes have: some of them find no place or wait for a volcano. */
const TILES = 180;
const WITHIN = 400_000;

let site: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  site = await serve();
});
afterAll(() => site?.close());

it(
  'two browsers play all five large boxes and the four expansions to the final count',
  async () => {
    const players = await Promise.all([Player.arrive('Ada', desktop), Player.arrive('Bo', phone)]);
    await Promise.all(players.map(({ page }) => prepareAutoplay(page)));
    await seated(site.url, players, BOXES);
    try {
      await Promise.all(players.map(({ page }) => autoplayToEnd(page, WITHIN)));
    } catch (error) {
      for (const { name, page } of players) await page.screenshot({ path: `test-results/great-${name}.png` });
      throw error;
    }
    await agree(players);
    const [ours, theirs] = await Promise.all(
      players.map(({ page }) => page.locator('section.final').innerText())
    );
    expect(theirs).toBe(ours);
    for (const { name, page, faults } of players) {
      expect(await page.locator('[data-tile]').count(), name).toBeGreaterThan(TILES);
      expect(faults, name).toEqual([]);
    }
  },
  WITHIN + 60_000
);
