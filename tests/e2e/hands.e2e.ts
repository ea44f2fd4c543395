import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooser } from './players.ts';
import { desktop, launch, phone, serve, watchForFaults } from './site.ts';

/** The same games for hands that use no mouse, no eyes, larger letters, other colours or no motion. */

let browser: Browser;
let site: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  [browser, site] = await Promise.all([launch(), serve()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

async function open(options: BrowserContextOptions, use: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    const faults = watchForFaults(page);
    await use(page);
    expect(faults).toEqual([]);
  } finally {
    await context.close();
  }
}

/** What has the focus, as it is announced. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement;
    return (element.ariaLabel ?? element.labels?.[0]?.textContent ?? element.textContent ?? '').trim();
  });

/** Presses Tab until what has the focus is named so. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let i = 0; i < 60; i++) {
    if ((await focused(page)) === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to "${name}".`);
}

const transcript = (page: Page): Promise<{ hash: string; over: boolean }> =>
  page
    .locator('[data-hash]')
    .evaluate(({ dataset }) => ({ hash: dataset.hash ?? '', over: dataset.over === 'true' }));

/** Repeats the deciding press until the game has gone on: a press too soon after another is meant to do nothing. */
async function decided(page: Page, press: () => Promise<void>): Promise<void> {
  const { hash } = await transcript(page);
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
  throw new Error('Deciding does not bring the game on.');
}

/** What assistive technology is given of the page, as role and name, from the browser's own tree. */
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
      open(desktop, async (page) => {
        const { keyboard } = page;
        const choose = chooser(21);
        await page.goto(site.url);
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
        await keyboard.press('Tab');
        await tabTo(page, 'Everything you can do');

        while (!(await transcript(page)).over) {
          for (let i = choose(4); i > 0; i--) await keyboard.press('ArrowDown');
          await keyboard.press('Enter');
          // Now a figure may go with the tile: sometimes the one that comes next in the list.
          if (choose(2) === 0) {
            await keyboard.press('ArrowDown');
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
      open(phone, async (page) => {
        const choose = chooser(22);
        await page.goto(site.url);
        await page.getByRole('link', { name: 'New table' }).click();
        await page.getByRole('textbox', { name: 'Name on seat 1' }).fill('Ada');
        await page.getByRole('combobox', { name: 'Who plays seat 2' }).selectOption('device');
        await page.getByRole('textbox', { name: 'Name on seat 2' }).fill('Ben');
        await page.getByRole('button', { name: 'Open the table' }).click();
        await page.getByRole('button', { name: 'Everything you can do' }).click();
        const options = page.getByRole('listbox', { name: 'Everything you can do' }).getByRole('option');
        const chosen = page.getByRole('option', { selected: true });

        for (let turn = 0; !(await transcript(page)).over;) {
          await options.nth(choose(await options.count())).click();
          if (choose(2) === 0) await options.nth(choose(await options.count())).click();
          // The plan is announced with what it brings, which no line of the list says.
          if (turn++ === 3)
            await expect
              .poll(() => spokenTree(page))
              .toContainEqual(expect.stringMatching(/^StaticText: (Lay the tile|Meeple on|Set no).*\. ./));
          await decided(page, async () => {
            // Not there any more: the press before was slow, but it counts.
            if ((await chosen.count()) > 0) await chosen.click({ timeout: 1_000 }).catch(() => {});
          });
        }
        await page.getByRole('button', { name: 'Skip' }).click();
        await page.getByRole('heading', { name: /wins? with/ }).waitFor();
        expect(await page.getByRole('row').count()).toBe(3);
      }),
    150_000
  );
});
