import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { actionCount, actionLine } from './actionLines.ts';

/** Practice games for tests: on one page, without a table, and the same in every run. */

/** From now on, pages of this context draw the same numbers in every run. */
export async function seedChance(context: BrowserContext, seed: number): Promise<void> {
  await context.addInitScript((start) => {
    let state = start;
    Crypto.prototype.getRandomValues = function <T extends ArrayBufferView | null>(array: T): T {
      if (!array) return array;
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
      for (let i = 0; i < bytes.length; i++) {
        state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
        bytes[i] = state >> 16;
      }
      return array;
    };
    // A browser's own keys are not seeded, and a table's draws depend on its keys: the page generates them itself.
    if (isSecureContext)
      SubtleCrypto.prototype.generateKey = (): Promise<never> =>
        Promise.reject(new DOMException('', 'NotSupportedError'));
  }, seed);
}

/** Sits two players down on this page; resolves when the first tile can be laid. */
export async function startPractice(
  page: Page,
  url: string,
  expansions: readonly string[] = []
): Promise<void> {
  await page.goto(`${url}practice/`);
  if (expansions.length > 0) await page.getByText('Play with').click();
  for (const name of expansions) await page.getByRole('switch', { name, exact: true }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('g.square rect').first().waitFor({ state: 'attached' });
}

export const isOver = async (page: Page): Promise<boolean> =>
  (await page.locator('section.final').count()) > 0;

/** The page takes no second press within 350 ms. */
const BOUNCE = 380;

/** From now on a third of a second of this page's own clock is soon over. */
export const hurry = (page: Page): Promise<unknown> =>
  page.addInitScript(
    '{ const now = performance.now.bind(performance); performance.now = () => now() * 20; }'
  );

declare const autoplay: { to: number };

const AUTOPLAY = fileURLToPath(new URL('../../../bench/pages/autoplay.js', import.meta.url));

/** Opens a game by `start` and lets the page play it; resolves when its final count is shown. */
export async function playOut(page: Page, start: () => Promise<void>): Promise<void> {
  await prepareAutoplay(page);
  await start();
  await autoplayToEnd(page, 120_000);
}

/** Call it before the page opens the table that {@link autoplayToEnd} plays. */
export async function prepareAutoplay(page: Page): Promise<void> {
  await page.addInitScript({ path: AUTOPLAY });
  await hurry(page);
}

/** The page makes every choice of its seat; resolves when the final count is shown. `within` is in milliseconds. */
export async function autoplayToEnd(page: Page, within: number): Promise<void> {
  await openActions(page);
  await page.evaluate(() => void (autoplay.to = Infinity));
  await page.locator('section.final').waitFor({ timeout: within });
}

/** Opens the list of everything one can do: a tab on a desk, a sheet over the table on a phone. */
async function openActions(page: Page): Promise<void> {
  const name = 'Everything you can do';
  await page.getByRole('tab', { name }).or(page.getByRole('button', { name })).click();
  await page.locator('[data-actions] [role=option]').first().waitFor();
}

/**
 * Lays tiles by the list of everything one can do until so many lie, and leaves one considered. Each choice waits for
 * the table to ask for it and hangs on nothing the page shows of it: the game is the same however long that takes.
 * Wants {@link hurry}, and a game where a tile laid asks for nothing but a figure. `choose(n)` is below n.
 */
export async function layTiles(page: Page, choose: (n: number) => number, until: number): Promise<void> {
  const laid = page.locator('[data-tile]');
  // An overlay over a line, or beside the sheet, does not matter here.
  const take = async () => (await actionLine(page, choose(await actionCount(page)))).dispatchEvent('click');
  await openActions(page);
  for (let n = await laid.count(); n < until; n++) {
    await take();
    await take();
    // Placing nothing is considered from the start: choosing it decides at once.
    if ((await laid.count()) === n) await page.locator('.decide button').dispatchEvent('click');
    await page.waitForFunction(
      (tiles) =>
        document.querySelectorAll('[data-tile]').length === tiles &&
        document.querySelector('[data-hand]') &&
        document.querySelector('[data-actions] [role=option]') &&
        document.querySelector<HTMLButtonElement>('.decide button')?.disabled,
      n + 1
    );
  }
  // From the whole table: where it was seen from before does not tell.
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  const isSheet = await close.isVisible();
  if (isSheet) await close.click();
  await page.getByRole('button', { name: 'Show the whole table' }).click();
  if (isSheet) await openActions(page);
  await take();
  if (isSheet) await close.click();
  else await page.getByRole('tab', { name: 'What happened' }).click();
}

/**
 * Touches something lit, sometimes what may go with it, and the large button. Answers with what that button said,
 * or null when it could not be pressed. `choose(n)` is below n; `tap` is a finger or a mouse.
 */
export async function takeStep(
  page: Page,
  choose: (n: number) => number,
  tap: (x: number, y: number) => Promise<void>
): Promise<string | null> {
  const inSight = (selector: string) =>
    page.locator(selector).evaluateAll((elements) => {
      const board = document.querySelector('.middle')?.getBoundingClientRect();
      return elements
        .map((element) => element.getBoundingClientRect())
        .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
        .filter(
          ({ x, y }) => board && x > board.left && x < board.right && y > board.top && y < board.bottom - 60
        );
    });
  const touchOne = async (selector: string) => {
    const places = await inSight(selector);
    if (places.length === 0) return false;
    const { x, y } = places[choose(places.length)];
    await tap(x, y);
    return true;
  };
  const chips = page.locator('.dock button.chip');
  const pickChip = async () => {
    const n = await chips.count();
    if (n > 0)
      await chips
        .nth(choose(n))
        .click({ timeout: 1_500 })
        .catch(() => {});
    return n > 0;
  };

  const touched = (await touchOne('g.square rect')) || (await touchOne('[data-spot]'));
  if (!touched) await pickChip();
  // A path wants one square after the other.
  for (let i = 0; i < 3 && (await page.locator('rect.walked').count()) > 0; i++)
    if (!(await touchOne('g.square rect'))) break;
  if (choose(3) > 0 && !((await touchOne('[data-spot]')) && choose(2) > 0)) await pickChip();
  const decide = page.locator('.decide button');
  if (!(await decide.isEnabled({ timeout: 500 }).catch(() => false))) return null;
  const label = (await decide.textContent())?.trim() ?? '';
  const chosen = await chips
    .and(page.locator('[aria-pressed=true]'))
    .first()
    .getAttribute('aria-label', { timeout: 50 })
    .catch(() => '');
  await decide.click({ timeout: 1_500 }).catch(() => {});
  await page.waitForTimeout(BOUNCE);
  return [label, chosen].filter(Boolean).join(' | ');
}
