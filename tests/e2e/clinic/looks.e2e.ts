import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { offeredActions } from '../../../src/lib/kernel/game.ts';
import { answer, fillInTable, openTable, question } from '../support/clinicHands.ts';
import { moveIn, playTable, type Chooser } from '../support/keptTables.ts';
import { barriers, covered, lost } from '../support/looks.ts';
import { chooser } from '../support/players.ts';
import { seedChance } from '../support/practice.ts';
import { desktop, phone } from '../support/site.ts';
import { stage } from '../support/stage.ts';

/** The table of Clinic, and the page that opens one, for eyes and screens that are not the usual ones. */

const on = stage();

const landscape: BrowserContextOptions = { ...phone, viewport: { width: 844, height: 390 } };

/** A page that draws the same in every run. */
const open = (options: BrowserContextOptions, use: (page: Page) => Promise<void>) =>
  on.open(options, async (page) => {
    await seedChance(page.context(), 9);
    await use(page);
  });

/** The page that opens a table, filled in for two at one device. */
async function newTable(page: Page): Promise<void> {
  await fillInTable(page, on.site.url, ['Ada', 'Bo']);
  await page.getByRole('checkbox', { name: 'Pandemic' }).check();
}

/**
 * Opens the table and plays until all players were asked about popularity, which is skipped in a round that leaves no
 * one any money. Looks at each kind of question the first time it is asked.
 */
async function firstQuestions(page: Page, look: (asked: string) => Promise<void>): Promise<void> {
  await openTable(page);
  const choose = chooser(5);
  const seen = new Set<string>();
  for (let i = 0; i < 200 && !seen.has('popularity'); i++) {
    const asked = await question(page);
    if (!seen.has(asked)) await look(asked);
    seen.add(asked);
    await answer(page, choose);
  }
  expect([...seen]).toEqual(expect.arrayContaining(['choose', 'admit', 'move', 'popularity']));
}

it(
  'forced colours hide nothing and keep apart what is chosen',
  () =>
    open({ ...desktop, forcedColors: 'active' }, async (page) => {
      await newTable(page);
      expect(await barriers(page), 'new table').toEqual([]);
      await firstQuestions(page, async (asked) => expect(await barriers(page), asked).toEqual([]));
      const ground = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(await ground('.track .now')).not.toBe(await ground('.track li:not(.now)'));
      expect(await ground('[role=tab][aria-selected=true]')).not.toBe(
        await ground('[role=tab][aria-selected=false]')
      );
    }),
  300_000
);

it.each([
  ['a phone', phone],
  ['a desk', desktop]
])(
  'letters twice as large lose nothing on %s',
  (_name, options) =>
    open(options, async (page) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
      await newTable(page);
      expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('32px');
      expect(await lost(page), 'new table').toEqual([]);
      expect(await covered(page), 'new table').toEqual([]);
      // Text in a field must fit its width.
      for (const name of ['Name on seat 1', 'Who plays seat 2']) {
        const field = await page.getByLabel(name).boundingBox();
        expect(field?.width, name).toBeGreaterThan(200);
      }
      await firstQuestions(page, async (asked) => {
        expect(await lost(page), asked).toEqual([]);
        expect(await covered(page), asked).toEqual([]);
        const plan = await page.getByRole('application').boundingBox();
        expect(plan?.height, asked).toBeGreaterThan(80);
      });
    }),
  300_000
);

it(
  'a phone on its side shows the clinic beside what is asked, clear of the notch',
  () =>
    open(landscape, async (page) => {
      const NOTCH = 47;
      const session = await page.context().newCDPSession(page);
      // Newer than the protocol's types.
      await session.send(
        'Emulation.setSafeAreaInsetsOverride' as 'Emulation.clearDeviceMetricsOverride',
        { insets: { left: NOTCH, right: NOTCH, bottom: 21 } } as never
      );
      await newTable(page);
      await firstQuestions(page, async (asked) => {
        expect(await covered(page), asked).toEqual([]);
        expect(await barriers(page), asked).toEqual([]);
        const plan = (await page.getByRole('application').boundingBox())!;
        const dock = (await page.locator('section.dock').boundingBox())!;
        expect(plan.width, asked).toBeGreaterThan(300);
        expect(plan.height, asked).toBeGreaterThan(180);
        expect(plan.x, asked).toBeGreaterThanOrEqual(NOTCH);
        expect(dock.x, asked).toBeGreaterThanOrEqual(plan.x + plan.width);
        const controls = await page.locator('main :is(button, a):visible').all();
        for (const control of controls) {
          await control.scrollIntoViewIfNeeded();
          const { x, width } = (await control.boundingBox())!;
          expect(x, asked).toBeGreaterThanOrEqual(NOTCH);
          expect(x + Math.min(width, 44), asked).toBeLessThanOrEqual(844 - NOTCH);
        }
      });
    }),
  300_000
);

it.each([
  ['half of a phone on its side', 640, 360],
  ['the narrowest phone', 280, 653]
])('every patient to admit lies within %s', (_name, width, height) =>
  on.open({ ...phone, viewport: { width, height }, locale: 'fr-FR' }, async (page) => {
    const choose: Chooser = ({ game, state, seat }, below) => {
      const actions = offeredActions(game, state, seat);
      return actions.find(({ tile }) => tile === 'admit') ?? actions[below(actions.length)];
    };
    const table = playTable(7, ['Ada', 'Bo'], [], choose, { game: 'clinic', owners: [0, 0] });
    for await (const { game, state, seat, keep } of table) {
      if (!game.actions(state, seat).some((action) => action.do === 'admit')) continue;
      const kept = keep('narrow');
      await moveIn(page.context(), on.site.url, [kept], 0);
      await page.goto(`${on.site.url}table/${kept.fragment}`);
      break;
    }
    // Also the free places: rows are not full in the first round.
    const places = page.locator('.dock [data-service] ol > li');
    await places.first().waitFor();
    for (const place of await places.all()) {
      const box = (await place.boundingBox())!;
      expect(box.x + box.width).toBeLessThanOrEqual(width);
    }
  })
);
