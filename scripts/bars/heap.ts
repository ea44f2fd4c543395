import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { phone, playToResult } from '../../bench/pages/rig.ts';
import { boardShown } from '../lib/hotseat.mjs';

/** The first games fill caches: every tile is painted once for every turn in which it is laid. */
const FIRST = 10;
const GAMES = FIRST + 10;
/** Even without a leak the heap differs between games by this factor. */
const GROWTH = 1.05;
const AUTOPLAY = fileURLToPath(new URL('../../bench/pages/autoplay.js', import.meta.url));

/** Heap in MB after garbage collection, at the start of each game on one page, after some whole games. */
export async function heapOverGames(browser: Browser, site: string): Promise<string[]> {
  const { page, devtools, close } = await phone(browser);
  await page.addInitScript({ path: AUTOPLAY });
  // The page ignores a second press within a third of a second of its own clock.
  await page.addInitScript(
    '{ const now = performance.now.bind(performance); performance.now = () => now() * 20; }'
  );
  await page.goto(`${site}practice/`);
  await page.getByRole('button', { name: 'Start' }).click();
  await boardShown(page);
  const sizes: number[] = [];
  for (let game = 0; game < GAMES; game++) {
    await page.getByRole('button', { name: 'Everything you can do' }).click();
    const again = await playToResult(page, () => page.locator('section.final').waitFor({ timeout: 240_000 }));
    await again.click();
    await boardShown(page);
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    sizes.push(usedSize / 2 ** 20);
  }
  await close();
  console.log(`heap after each of ${GAMES} games: ${sizes.map((size) => size.toFixed(1)).join(', ')} MB`);
  return sizes[GAMES - 1] > sizes[FIRST - 1] * GROWTH ? ['The heap grows from game to game.'] : [];
}
