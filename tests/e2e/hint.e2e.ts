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

it('is there at a table of the hospital game with a bot', async () => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const faults = watchForFaults(page);
  await page.goto(`${site.url}new/`);
  await page.getByRole('radio', { name: /Clinic/ }).check();
  await page.getByLabel('Name on seat 1').fill('Ada');
  await page.getByLabel('Who plays seat 2').selectOption('bot');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('[data-hash]').waitFor({ state: 'attached' });
  await ask(page).waitFor({ timeout: 20_000 });
  await expect.poll(() => ask(page).getAttribute('aria-disabled'), { timeout: 20_000 }).not.toBe('true');
  await ask(page).click();
  await page.locator('p.says').waitFor();
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/hint-clinic.png` });
  expect(await page.locator('[data-decide]').isEnabled()).toBe(true);
  expect(faults).toEqual([]);
  await context.close();
});

it('is offered on a new table only while no other person sits there, or when asked for', async () => {
  const page = await browser.newPage(desktop);
  await page.goto(`${site.url}new/`);
  await page.locator('summary').click();
  const offered = page.getByRole('switch', { name: 'Let a bot give hints' });
  expect(await offered.isChecked()).toBe(false);
  await page.getByLabel('Who plays seat 2').selectOption('bot');
  expect(await offered.isChecked()).toBe(true);
  await page.getByLabel('Who plays seat 2').selectOption('friend');
  expect(await offered.isChecked()).toBe(false);
  await offered.check();
  expect(await offered.isChecked()).toBe(true);
  await page.close();
});
