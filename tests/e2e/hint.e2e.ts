import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedChance, startPractice } from './practice.ts';
import { desktop, launch, phone, serve, watchForFaults } from './site.ts';

let site: Awaited<ReturnType<typeof serve>>;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([serve(), launch()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const ask = (page: Page) => page.getByRole('button', { name: 'Ask for a hint' });
const tiles = (page: Page) => page.locator('[data-tile]').count();

it.each([
  ['phone', phone],
  ['desktop', desktop]
] as const)('suggests a turn on a %s and leaves it to the person to play it', async (name, device) => {
  const context = await browser.newContext(device);
  await seedChance(context, 11);
  const page = await context.newPage();
  const faults = watchForFaults(page);
  await startPractice(page, site.url);
  const laid = await tiles(page);
  await ask(page).click();
  const sentence = page.locator('p.says');
  await sentence.waitFor();
  expect(await sentence.textContent()).toMatch(/^A hint: ./);
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/hint-${name}.png` });
  expect(await tiles(page)).toBe(laid);
  expect(await page.locator('.ghost').count()).toBeGreaterThan(0);
  await page
    .locator('.dock')
    .getByRole('button', { name: /^(Place|Finish)/ })
    .click();
  await expect.poll(() => tiles(page)).toBe(laid + 1);
  await sentence.waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
  await context.close();
});

it('can be stopped, and says nothing then', async () => {
  const context = await browser.newContext(phone);
  await seedChance(context, 11);
  const page = await context.newPage();
  await startPractice(page, site.url);
  await ask(page).click();
  await page.getByRole('button', { name: 'Stop thinking about it' }).click();
  await ask(page).waitFor();
  await page.waitForTimeout(2_500);
  expect(await page.locator('p.says').count()).toBe(0);
  await context.close();
});
