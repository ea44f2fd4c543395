import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { seedChance, startPractice } from '../support/practice.ts';
import { desktop, phone } from '../support/site.ts';
import { stage } from '../support/stage.ts';

const on = stage();

const ask = (page: Page) => page.getByRole('button', { name: 'Ask for a hint' });
const tiles = (page: Page) => page.locator('[data-tile]').count();

it.each([
  ['phone', phone],
  ['desktop', desktop]
] as const)('suggests a turn on a %s and leaves it to the person to play it', (name, device) =>
  on.share(device, async (page) => {
    await seedChance(page.context(), 11);
    await startPractice(page, on.site.url);
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
  })
);

it('can be stopped, and shows nothing then', () =>
  on.share(phone, async (page) => {
    await seedChance(page.context(), 11);
    await startPractice(page, on.site.url);
    // The painter of tiles runs, and the bot does not yet.
    await page.locator('[data-tile] image').waitFor();
    const others = page.workers();
    const bots = () => page.workers().filter((worker) => !others.includes(worker)).length;
    // The bot hears no question: else the hint may be there before a slow finger.
    await page.evaluate(() => void (Worker.prototype.postMessage = () => undefined));
    await ask(page).click();
    await expect.poll(bots).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Stop the hint' }).click();
    await ask(page).waitFor();
    await expect.poll(bots).toBe(0);
    expect(await page.locator('p.says').count()).toBe(0);
  }));

it('is there at a table of Clinic with a bot', () =>
  on.share(phone, async (page) => {
    await page.goto(`${on.site.url}new/`);
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
  }));

it('is offered on a new table only while no other person sits there, or when asked for', () =>
  on.share(desktop, async (page) => {
    await page.goto(`${on.site.url}new/`);
    await page.getByText('House rules and aids').click();
    const offered = page.getByRole('switch', { name: 'Let a bot give hints' });
    expect(await offered.isChecked()).toBe(false);
    await page.getByLabel('Who plays seat 2').selectOption('bot');
    expect(await offered.isChecked()).toBe(true);
    await page.getByLabel('Who plays seat 2').selectOption('friend');
    expect(await offered.isChecked()).toBe(false);
    await offered.check();
    expect(await offered.isChecked()).toBe(true);
  }));
