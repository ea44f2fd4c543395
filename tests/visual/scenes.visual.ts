import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { chooser } from '../e2e/support/players.ts';
import { hurry, layTiles, playOut, seedChance, startPractice } from '../e2e/support/practice.ts';
import { stage } from '../e2e/support/stage.ts';
import { compare } from './compare.ts';

/**
 * Scenes that look the same in every run, on a phone and on a desk, in the light and in the dark, against the
 * pictures in `baseline/`: `npm run test:visual` after `npm run build`. `RENEW=1 npm run test:visual` replaces them.
 * Letters are the app's own; those it does not bring come from the machine, so a machine with others may differ.
 */

/** A desk is taken smaller than life, to keep the pictures small in the repository. */
const SIZES = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, isMobile: true, hasTouch: true },
  desk: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 0.75 }
} as const;
const QUALITY = 70;

const on = stage();
let blank: Page;
beforeAll(async () => {
  blank = await on.browser.newPage();
});

/** Resolves when nothing is on its way any more: letters, and tiles that are painted in the pauses of the page. */
async function still(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.waitForTimeout(1_500);
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      document.querySelector('[data-board] [data-tile]:not(:has(> image))') === null,
    undefined,
    { timeout: 60_000 }
  );
  await page.waitForTimeout(300);
}

/** Shows a scene in both sizes and the themes and compares all; `hide` names what is never twice the same. */
async function check(
  name: string,
  prepare: (page: Page) => Promise<void>,
  {
    hide = [],
    themes = ['light', 'dark']
  }: { hide?: readonly string[]; themes?: readonly ('light' | 'dark')[] } = {}
): Promise<void> {
  const wrong: (string | null)[] = [];
  for (const [size, shape] of Object.entries(SIZES))
    await on.open({ ...shape, locale: 'en-GB' }, async (page) => {
      // No response comes from a cache, and none is fetched for one during the test.
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
      await seedChance(page.context(), 77);
      // A page that comes before its letters does without them: here it waits.
      await page.route(/\.css$/, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
        await route.fulfill({ response, body });
      });
      page.setDefaultTimeout(30_000);
      await prepare(page);
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme });
        await still(page);
        const mask = hide.map((selector) => page.locator(selector));
        const picture = await page.screenshot({ type: 'jpeg', quality: QUALITY, mask });
        wrong.push(await compare(blank, `${name}-${size}-${colorScheme}`, picture));
      }
      // Style sheets of the next page may still be on their way.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  expect(wrong.filter(Boolean)).toEqual([]);
}

it.each([
  ['home', ''],
  ['new', 'new/'],
  ['learn', 'learn/'],
  ['help', 'help/']
])('%s', (name, path) =>
  check(name, async (page) => {
    await page.goto(on.site.url + path, { waitUntil: 'networkidle' });
  })
);

it('the lobby', () =>
  check(
    'lobby',
    async (page) => {
      await page.goto(`${on.site.url}new/`, { waitUntil: 'networkidle' });
      await page.getByLabel('Name on seat 1').fill('Ada');
      await page.getByRole('button', { name: 'Open the table' }).click();
      await page.getByRole('heading', { name: 'Invite friends' }).waitFor();
    },
    { hide: ['.code svg', 'input[readonly]', 'output'] }
  ));

it('a board in mid-game, with a tile in mind', () =>
  check('board', async (page) => {
    await hurry(page);
    await startPractice(page, on.site.url, ['The River', 'The Abbot']);
    await layTiles(page, chooser(9), 24);
    // Points just scored stay for a while.
    await page.locator('[data-gain]').first().waitFor({ state: 'detached' });
    // Which square the pointer comes to lie over depends on when the table moved under it.
    await page.mouse.move(1, 1);
  }));

it('the final count and its result', () =>
  check('result', async (page) => {
    await playOut(page, () => startPractice(page, on.site.url));
    // The count may be over before it can be skipped.
    while (!(await page.getByRole('button', { name: 'Play again' }).isVisible()))
      await page
        .getByRole('button', { name: 'Skip' })
        .click({ timeout: 1_000 })
        .catch(() => {});
  }));

it('a clinic before its first floor is built on', () =>
  check('clinic', async (page) => {
    await page.goto(`${on.site.url}new/`, { waitUntil: 'networkidle' });
    await page.getByRole('radio', { name: 'Clinic' }).check();
    await page.getByLabel('Name on seat 1').fill('Ada');
    const second = page.getByLabel('Who plays seat 2');
    if ((await second.count()) === 0) await page.getByRole('button', { name: 'Add a seat' }).click();
    await second.selectOption('device');
    await page.getByLabel('Name on seat 2').fill('Ben');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.locator('section.dock').waitFor();
  }));

it('the sheet of all tiles', () =>
  check(
    'gallery',
    async (page) => {
      await page.goto(`${on.site.url}gallery/`, { waitUntil: 'networkidle', timeout: 120_000 });
    },
    // The page has a choice of themes of its own.
    { themes: ['light'] }
  ));
