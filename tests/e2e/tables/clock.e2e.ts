import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { barriers } from '../support/looks.ts';
import { phone } from '../support/site.ts';
import { stage } from '../support/stage.ts';

/** The clock a table may choose: shown at the seats, warning, marking, and running on over a reload. */

const on = stage();

/** From now on the pages of this context read a wall clock that {@link later} moves on. */
const ownTime = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const real = Date.now;
    Date.now = () => real() + Number(localStorage.getItem('skew') ?? 0);
  });
const later = (page: Page, seconds: number): Promise<unknown> =>
  page.evaluate((s) => {
    localStorage.setItem('skew', String(Number(localStorage.getItem('skew') ?? 0) + s * 1000));
  }, seconds);

it.each(['Landscape', 'Clinic'])('%s shows and keeps a clock that only warns', (game) =>
  on.open(phone, async (page) => {
    await ownTime(page);
    await page.goto(`${on.site.url}new/`);
    await page.locator('form:not([inert])').waitFor();
    await page.getByRole('radio', { name: game }).check();
    await page.getByLabel('Name on seat 1').fill('Ann');
    await page.getByLabel('Who plays seat 2').selectOption('device');
    await page.getByLabel('Name on seat 2').fill('Ben');
    await page.getByText('House rules and aids').click();
    await page.getByRole('radio', { name: '2 min a move' }).check();
    await page.getByRole('button', { name: 'Open the table' }).click();

    const running = page.locator('[data-clock].running').first();
    await running.waitFor();
    expect(await page.locator('[data-clock]').count()).toBe(2);
    expect(await running.getAttribute('data-clock')).toBe('calm');
    expect(await running.textContent()).toMatch(/[12]:\d\d/);
    expect(await barriers(page)).toEqual([]);

    await later(page, 95);
    await page.locator('[data-clock=low].running').first().waitFor();
    await page.getByText(/You have 0:\d\d left/).waitFor();
    await page.reload();
    await page.locator('[data-clock=low].running').first().waitFor();
    await later(page, 30);
    await page.locator('[data-clock=up].running').first().waitFor();
    await page.getByText('Your time is up').waitFor();
    expect(await barriers(page)).toEqual([]);
    // It is no rule: the seat is still asked.
    expect(await page.locator('[data-hash]').getAttribute('data-over')).toBe('false');
  })
);
