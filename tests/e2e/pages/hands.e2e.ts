import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { actionLine } from '../support/actionLines.ts';
import { focused, tabTo, tabToList } from '../support/keyboard.ts';
import { barriers, lost } from '../support/looks.ts';
import { chooser } from '../support/players.ts';
import { hurry, playOut, seedChance, startPractice, takeStep } from '../support/practice.ts';
import { desktop, phone } from '../support/site.ts';
import { stage } from '../support/stage.ts';

/** The same games for hands that use no mouse, no eyes, larger letters, other colours or no motion. */

const on = stage();

const transcript = (page: Page): Promise<{ hash: string; over: boolean }> =>
  page
    .locator('[data-hash]')
    .evaluate(({ dataset }) => ({ hash: dataset.hash ?? '', over: dataset.over === 'true' }));

/** Repeats the deciding press until the game has gone on: a press too soon after another is meant to do nothing. */
async function decided(page: Page, press: () => Promise<void>): Promise<void> {
  const { hash, over } = await transcript(page);
  // The press before may have been the last one of the game.
  if (over) return;
  for (let i = 0; i < 20; i++) {
    await press();
    const on = await page
      .waitForFunction(
        (old) => document.querySelector<HTMLElement>('[data-hash]')?.dataset.hash !== old,
        hash,
        {
          timeout: 450
        }
      )
      .catch(() => null);
    if (on) return;
  }
  const dock = await page
    .locator('.dock')
    .innerText()
    .catch(() => '');
  throw new Error(
    `Deciding does not bring the game on: the focus is on “${await focused(page)}”, the dock says “${dock}”.`
  );
}

/** The page as assistive technology sees it, by role and name, from the browser's accessibility tree. */
async function spokenTree(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes.filter(({ ignored }) => !ignored).map(({ role, name }) => `${role?.value}: ${name?.value}`);
}

describe('a whole game of the base box', () => {
  it(
    'by keyboard alone',
    () =>
      on.open(desktop, async (page) => {
        const { keyboard } = page;
        const choose = chooser(21);
        await seedChance(page.context(), 21);
        await hurry(page);
        await page.goto(on.site.url);
        await tabTo(page, 'New table');
        await keyboard.press('Enter');
        await page.waitForURL(/\/new\//);
        await tabTo(page, 'Name on seat 1');
        await keyboard.type('Ada');
        await tabTo(page, 'Who plays seat 2');
        await keyboard.press('ArrowUp');
        await tabTo(page, 'Name on seat 2');
        await keyboard.type('Ben');
        await tabTo(page, 'Open the table');
        await keyboard.press('Enter');
        await page.locator('[data-hash]').waitFor({ state: 'attached' });
        await tabTo(page, 'What happened');
        for (let i = 0; i < 2; i++) await keyboard.press('ArrowRight');
        await tabTo(page, 'Everything you can do');
        await tabToList(page, 'Everything you can do');

        while (!(await transcript(page)).over) {
          for (let i = choose(4); i > 0; i--) await keyboard.press('ArrowDown');
          await keyboard.press('Enter');
          // Now a figure may go with the tile: sometimes the one before going without, which is chosen at first.
          if (choose(2) === 0) {
            await keyboard.press('ArrowUp');
            await keyboard.press('Enter');
          }
          await decided(page, () => keyboard.press('Enter'));
        }
        await tabTo(page, 'Skip');
        await keyboard.press('Enter');
        await page.getByRole('heading', { name: /wins? with/ }).waitFor();
        await tabTo(page, 'Play again');
      }),
    150_000
  );

  it(
    'through the accessibility tree alone',
    () =>
      on.open(phone, async (page) => {
        const choose = chooser(22);
        await hurry(page);
        await page.goto(on.site.url);
        await page.getByRole('link', { name: 'New table' }).click();
        await page.getByRole('textbox', { name: 'Name on seat 1' }).fill('Ada');
        await page.getByRole('combobox', { name: 'Who plays seat 2' }).selectOption('device');
        await page.getByRole('textbox', { name: 'Name on seat 2' }).fill('Ben');
        await page.getByRole('button', { name: 'Open the table' }).click();
        await page.getByRole('button', { name: 'Everything you can do' }).click();
        const options = page.getByRole('listbox', { name: 'Everything you can do' }).getByRole('option');
        const chosen = page.getByRole('option', { selected: true });
        const others = page.getByRole('option', { selected: false });

        let turn = 0;
        while (!(await transcript(page)).over) {
          await options.nth(choose(await options.count())).click();
          if (choose(2) === 0 && (await others.count()) > 0) await others.first().click();
          // A draw in the meantime asks a new question: choose again.
          if ((await chosen.count()) === 0) continue;
          // The plan is announced with what it brings, which no line of the list says.
          if (turn++ === 3)
            await expect
              .poll(() => spokenTree(page))
              .toContainEqual(expect.stringMatching(/^StaticText: (Lay the tile|Meeple on|Place no).*\. ./));
          await decided(page, async () => {
            // Not there any more: the press before was slow, but it counts.
            if ((await chosen.count()) > 0) await chosen.click({ timeout: 1_000 }).catch(() => {});
          });
        }
        await page.getByRole('button', { name: 'Skip' }).click();
        await page.getByRole('heading', { name: /wins? with/ }).waitFor();
        expect(await page.locator('[data-ranking]').getByRole('row').count()).toBe(3);
      }),
    150_000
  );
});

/** A board for two, some tiles in, with a tile in mind. */
async function runningBoard(page: Page): Promise<void> {
  await seedChance(page.context(), 5);
  await startPractice(page, on.site.url);
  const choose = chooser(5);
  for (let i = 0; i < 6; i++) await takeStep(page, choose, (x, y) => page.mouse.click(x, y));
}

describe.each([
  ['phone, light', { ...phone, colorScheme: 'light' as const }],
  ['desktop, dark', { ...desktop, colorScheme: 'dark' as const }]
])('%s', (_name, options) => {
  it.each(['practice/', 'gallery/?sets=abbot,river1', 'learn/', 'replay/'])('/%s has no barrier', (path) =>
    on.share(options, async (page) => {
      await page.goto(on.site.url + path, { waitUntil: 'networkidle' });
      expect(await barriers(page)).toEqual([]);
    })
  );

  it('a running board has none, nor its panels', () =>
    on.share(options, async (page) => {
      await runningBoard(page);
      expect(await barriers(page)).toEqual([]);
      await page.getByRole('button', { name: 'Field owners' }).click();
      for (const panel of ['What happened', 'Tiles left', 'Everything you can do']) {
        const tab = page.getByRole('tab', { name: panel });
        const isTab = (await tab.count()) > 0;
        await (isTab ? tab : page.getByRole('button', { name: panel })).click();
        await page.waitForTimeout(150);
        expect(await barriers(page), panel).toEqual([]);
        if (!isTab) await page.getByRole('button', { name: 'Close' }).click();
      }
    }));
});

it(
  'the final count has no barrier, on a phone in the light and on a desk in the dark',
  () =>
    on.open(desktop, async (page) => {
      await seedChance(page.context(), 8);
      await playOut(page, () => startPractice(page, on.site.url));
      const everywhere = async (what: string) => {
        for (const [colorScheme, { viewport }] of [
          ['light', phone],
          ['dark', desktop]
        ] as const) {
          await page.emulateMedia({ colorScheme });
          if (viewport) await page.setViewportSize(viewport);
          // The panel beside a wide board comes with the first wide one; and after a change of theme Chromium
          // answers with inherited colours of the old one until it lays the page out anew.
          await page.waitForTimeout(400);
          await page.evaluate(() => {
            document.body.style.display = 'none';
            void document.body.offsetHeight;
            document.body.style.display = '';
          });
          expect(await barriers(page), `${what}, ${colorScheme}`).toEqual([]);
        }
      };
      await everywhere('counting');
      await page.getByRole('button', { name: 'Skip' }).click();
      await page.getByRole('heading', { name: /wins? with|share the win/ }).waitFor();
      await everywhere('result');
    }),
  120_000
);

it.each([
  ['phone', phone],
  ['desktop', desktop]
])('letters twice as large lose nothing: %s', (_name, options) =>
  on.open(options, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    for (const path of ['', 'new/', 'settings/', 'help/', 'about/', 'practice/', 'learn/', 'open/']) {
      await page.goto(on.site.url + path, { waitUntil: 'networkidle' });
      expect(await lost(page), path).toEqual([]);
    }
    await runningBoard(page);
    expect(await lost(page), 'board').toEqual([]);
    const board = await page.locator('.middle').boundingBox();
    expect(board?.height).toBeGreaterThan(200);
  })
);

it('the focus goes on to the next question when the large button has answered one', () =>
  on.share(desktop, async (page) => {
    await startPractice(page, on.site.url);
    const question = page.locator('.dock .status strong');
    await page.getByRole('tab', { name: 'Everything you can do' }).click();
    await (await actionLine(page, 0)).click();
    const before = await question.textContent();
    const decide = page.locator('.decide button');
    await decide.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => question.textContent()).not.toBe(before);
    await expect.poll(() => focused(page)).toBe(await question.textContent());
  }));

it('nothing moves for those who asked for no motion', () =>
  on.open({ ...phone, reducedMotion: 'reduce' }, async (page) => {
    await seedChance(page.context(), 5);
    await startPractice(page, on.site.url);
    const choose = chooser(5);
    for (let i = 0; i < 4; i++) {
      const step = takeStep(page, choose, (x, y) => page.touchscreen.tap(x, y));
      const moving = await page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(
              ({ playState, effect }) => playState === 'running' && Number(effect?.getTiming().duration) > 20
            ).length
      );
      expect(moving).toBe(0);
      await step;
    }
  }));
