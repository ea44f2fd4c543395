/**
 * The last part of `npm run pictures`: screenshots of tables of the built site, into `docs/pictures`. The
 * games are played here and are the same in every run.
 */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { fillInTable, openTable } from '../tests/e2e/support/clinicHands.ts';
import { moveIn, playTable, type Chooser, type KeptTable } from '../tests/e2e/support/keptTables.ts';
import { seedChance } from '../tests/e2e/support/practice.ts';
import { launch, phone, serve } from '../tests/e2e/support/site.ts';

const FOLDER = new URL('../docs/pictures/', import.meta.url).pathname;
const names = ['Ada', 'Ben', 'Cleo', 'Dora'];

/** Figures on most tiles, some of them in fields. */
const choose: Chooser = ({ game, state, seat }, below) => {
  const actions = game.actions(state, seat);
  const deploys = actions.filter(({ do: verb }) => verb === 'deploy');
  if (deploys.length > 0 && below(4) > 0) return deploys[below(deploys.length)];
  return actions.find(({ do: verb }) => verb === 'pass') ?? actions[below(actions.length)];
};

/** The table when seat 0 is asked after this many choices, or at its end. */
async function played(choices: number): Promise<KeptTable> {
  let keep: (() => KeptTable) | null = null;
  let n = 0;
  for await (const moment of playTable(44, names, [], choose)) {
    keep = () => moment.keep(`pictures-${choices}`);
    if (++n >= choices && moment.seat === 0) break;
  }
  return keep!();
}

const [browser, site] = await Promise.all([launch(), serve()]);

async function picture(
  name: string,
  options: BrowserContextOptions,
  kept: KeptTable | null,
  prepare: (page: Page) => Promise<void>
): Promise<void> {
  const context = await browser.newContext({
    ...phone,
    deviceScaleFactor: 1.5,
    reducedMotion: 'reduce',
    ...options
  });
  // The bundler names functions by a helper, which a page needs when it receives such a function.
  await context.addInitScript('globalThis.__name = (f) => f');
  if (kept) await moveIn(context, site.url, [kept], 0);
  else await seedChance(context, 9);
  const page = await context.newPage();
  if (kept) {
    await page.goto(`${site.url}table/${kept.fragment}`);
    await page.locator('[data-points]').first().waitFor();
  }
  await prepare(page);
  // Tiles are painted in a worker: with none left to paint, no square of bare ground is on the page.
  await page.waitForFunction(() => !document.querySelector('[data-tile] > rect'));
  await page.screenshot({ path: `${FOLDER}${name}.jpg`, type: 'jpeg', quality: 72 });
  await context.close();
}

const wholeTable = (page: Page) => page.getByRole('button', { name: 'Show the whole table' }).click();

const [running, over] = [await played(60), await played(Infinity)];
await picture('feature', {}, running, async (page) => {
  await wholeTable(page);
  await page.keyboard.press('n');
  await page.locator('[data-look]').waitFor();
});
await picture('fields', {}, running, async (page) => {
  await wholeTable(page);
  await page.getByRole('button', { name: 'Field owners' }).click();
  await page.locator('[data-owner]').first().waitFor();
});
await picture('since', {}, running, async (page) => {
  await wholeTable(page);
  await page.locator('[data-news-line]').click();
  await page.locator('[data-look]').waitFor();
});
await picture('night', { colorScheme: 'dark' }, running, wholeTable);
await picture('result', {}, over, async (page) => {
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.locator('[data-sources]').scrollIntoViewIfNeeded();
});
await picture('sideways', { viewport: { width: 844, height: 390 } }, running, wholeTable);
await picture('clinic', { viewport: { width: 360, height: 640 } }, null, async (page) => {
  await fillInTable(page, site.url, ['Ada', 'Ben']);
  await openTable(page);
});

await browser.close();
await site.close();
