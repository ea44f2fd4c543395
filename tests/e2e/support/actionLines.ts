import type { Locator, Page } from 'playwright-core';

/** The list of everything one can do, open on the page. */
export const actionList = (page: Page): Locator => page.locator('[data-actions]');

/** Lines that are surely on the page around the one looked at. */
const LOOKED_AT = 10;

/** How many lines it has. */
export async function actionCount(page: Page): Promise<number> {
  const line = actionList(page).locator('[role=option]').first();
  return Number(await line.getAttribute('aria-setsize'));
}

/** A line of that list, counted from 0. Of a long list only the lines around those in sight are on the page. */
export async function actionLine(page: Page, n: number): Promise<Locator> {
  const list = actionList(page);
  const size = await actionCount(page);
  const line = list.locator(`[aria-posinset="${n + 1}"]`);
  if ((await line.count()) === 0)
    await list.evaluate((one, share) => one.scrollTo(0, one.scrollHeight * share), n / size);
  await line.waitFor({ state: 'attached' });
  return line;
}

/** The first line of that list that contains some words. Looks through a long list from its top. */
export async function actionNamed(page: Page, words: string): Promise<Locator> {
  const list = actionList(page);
  const line = list.locator('[role=option]').filter({ hasText: words }).first();
  await list.locator('[role=option]').first().waitFor();
  const size = await actionCount(page);
  for (let n = 0; n < size && (await line.count()) === 0; n += LOOKED_AT) await actionLine(page, n);
  return line;
}
