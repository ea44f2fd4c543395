import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { regulars } from '../support/regulars.ts';
import { phone } from '../support/site.ts';
import { stage } from '../support/stage.ts';

/** What a person sees who opens a page, from the first picture on; at a table, to the beginning of the game. */

const on = stage();
const arrive = regulars();
const small = { ...phone, viewport: { width: 360, height: 640 } };

it('searches for the table as long as the scripts of the page are not there', () =>
  on.open({ ...phone, javaScriptEnabled: false }, async (page) => {
    await page.goto(`${on.site.url}table/#r=abcdefgh&k=AAAAAAAAAAAAAAAAAAAAAA`);
    await page.getByText('Looking for the table').waitFor();
    expect(await page.getByText('This address leads to no table').count()).toBe(0);
  }));

it('says nothing of the games of a device before they are read', () =>
  on.open({ ...phone, javaScriptEnabled: false }, async (page) => {
    await page.goto(`${on.site.url}replay/`);
    await page.getByRole('button', { name: 'Open a saved game' }).waitFor();
    expect(await page.getByText('There is no game to look at yet').count()).toBe(0);
  }));

/** Sum of the layout shifts of a page that no touch explains. */
const shifts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
            if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      })
  );

it('moves nothing while a guest arrives, and the opener can begin at once with everybody', async () => {
  const [ada, bo] = [await arrive('Ada', small), await arrive('Bo', small)];
  const link = await ada.openTable(on.site.url, ['friend']);
  await bo.page.goto(link);
  await bo.page.getByPlaceholder('Your name').waitFor();
  expect(await shifts(bo.page)).toBeLessThan(0.01);
  await bo.sitDown(link);
  const begin = ada.page.getByRole('button', { name: 'Begin with Bo' });
  await begin.waitFor();
  const { y, height } = (await begin.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(small.viewport.height);
});
