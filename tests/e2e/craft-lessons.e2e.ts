import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { LESSONS } from '../../src/lib/help/lessons.ts';
import { desktop, phone, watchForFaults } from './site.ts';
import { stage } from './stage.ts';

/** Every lesson, played through the page by its list of moves, in one go. */

const on = stage();

/** Choices where a lesson offers more than it asks for, in order; elsewhere the first option. */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  clinic: [
    'Build',
    'Build Treatment room: ground floor, row 1, place 2',
    'Build Garden: ground floor, row 1, place 1',
    'pass',
    'Hire',
    'yellow doctor for $4',
    'nurse for $3',
    'Admit',
    'Admit the white patient at the front of Psychiatry',
    'Admit the orange patient at the front of Psychiatry',
    'pass',
    'Move as proposed',
    'Buy 10 popularity for $30'
  ]
};

/** Chooses an option of the list by its words, or by its place there, and does it. */
async function take(page: Page, which: string | number): Promise<void> {
  const options = page.getByRole('listbox').getByRole('option');
  const option = typeof which === 'number' ? options.nth(which) : options.filter({ hasText: which }).first();
  const words = (await option.textContent()) ?? '';
  await option.click();
  // Taken at once where nothing is to be confirmed, as passing is.
  const chosen = page.getByRole('option', { selected: true }).filter({ hasText: words }).first();
  if (await chosen.isVisible()) await chosen.click({ timeout: 1_000 }).catch(() => {});
}

const step = (page: Page) => page.locator('section.lesson').getAttribute('data-step');

it.each(LESSONS)('$id, to its end', ({ id, game }) => play(id, game), 120_000);

async function play(id: string, game: string): Promise<void> {
  const context = await on.browser.newContext({ ...desktop, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    const faults = watchForFaults(page);
    await page.goto(`${on.site.url}learn/${id}/`);
    const list = game === 'clinic' ? 'Moves' : 'Everything you can do';
    await page.getByRole('tab', { name: list }).click();
    const choices = CHOICES[id] ?? [];
    const end = page.getByRole('link', { name: 'All lessons' });
    let last: string | null = null;
    let tries = 0;
    for (let n = 0; n < 60 && !(await end.isVisible()); n++) {
      const now = await step(page);
      if (now === null) {
        await page.waitForTimeout(150);
        continue;
      }
      // Where several are offered, the right one is found by trying.
      tries = now === last ? tries + 1 : 0;
      last = now;
      const choice = choices[Number(now) - 1] ?? tries;
      if (choice === 'pass') await page.locator('[data-pass]').click();
      else await take(page, choice);
      // The table takes no second press right after the first.
      await page.waitForTimeout(420);
    }
    await end.waitFor();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id: rule, nodes }) => [rule, nodes[0].html])).toEqual([]);
    await end.click();
    await page.getByText(`1 of ${LESSONS.length} finished`).waitFor();
    await page.reload();
    await page.locator(`a[href$="/learn/${id}/"] .done`).waitFor();
    await page.getByRole('button', { name: 'Reset my progress' }).click();
    await page.locator('a .done').first().waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
  } finally {
    await context.close();
  }
}

it('an unexpected step is refused with a reason, and the lesson continues', async () => {
  const context = await on.browser.newContext({ ...phone, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await page.goto(`${on.site.url}learn/clinic/`);
    const decide = page.locator('[data-decide]');
    await page.getByRole('button', { name: /^Admit/ }).click();
    await decide.click();
    await page.getByText('Not quite. Try again.').waitFor();
    await page.waitForTimeout(400);
    await page.getByRole('button', { name: /^Build/ }).click();
    await decide.click();
    await page.getByText('A second treatment room.').waitFor();
  } finally {
    await context.close();
  }
});
