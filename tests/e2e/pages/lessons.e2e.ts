import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { LESSONS } from '../../../src/lib/help/lessons.ts';
import { answer } from '../support/clinicHands.ts';
import { chooser } from '../support/players.ts';
import { desktop, openContext, phone, watchForFaults, withWorker } from '../support/site.ts';
import { stage } from '../support/stage.ts';

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
  ],
  clinicRound: [
    'Better doctor',
    'Hire',
    'yellow doctor for $4',
    'nurse for $3',
    'Build',
    'Build Cardiology hub: floor 1, row 2, place 3',
    'Build Treatment room: floor 1, row 1, place 3',
    'pass',
    'Admit',
    'Move the yellow patient forward in Psychiatry',
    'Admit the yellow patient at the front of Psychiatry',
    'Admit the orange patient at the front of Cardiology',
    'pass',
    'Move as proposed',
    'pass'
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

/** Plays an open lesson to its end; resolves to the link that leads away from it. */
async function playThrough(page: Page, id: string, game: string): Promise<Locator> {
  const list = game === 'clinic' ? 'Moves' : 'Everything you can do';
  await page.getByRole('tab', { name: list }).click();
  const choices = CHOICES[id] ?? [];
  const end = page.getByRole('link', { name: 'All lessons' });
  const confirm = page.locator('.dock.confirm .decide button');
  let last: string | null = null;
  let tries = 0;
  for (let n = 0; n < 60 && !(await end.isVisible()); n++) {
    const now = await step(page);
    if (now === null) {
      if (await confirm.isVisible()) await confirm.click();
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
  return end;
}

const [first, ...others] = LESSONS;

it.each(others)('$id, to its end', ({ id, game }) => play(id, game), 120_000);

it('the first one, to its end; it stays done until the progress is reset', () =>
  play(first.id, first.game, async (page) => {
    await page.reload();
    await page.locator(`a[href$="/learn/${first.id}/"] .done`).waitFor();
    await page.getByRole('button', { name: 'Reset my progress' }).click();
    await page.locator('a .done').first().waitFor({ state: 'detached' });
  }));

/** Plays a lesson and follows the link back to the list of lessons; `use` gets the page there. */
async function play(
  id: string,
  game: string,
  use: (page: Page) => Promise<void> = async () => {}
): Promise<void> {
  const context = await openContext(on.browser, desktop);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    const faults = watchForFaults(page);
    await page.goto(`${on.site.url}learn/${id}/`);
    const end = await playThrough(page, id, game);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id: rule, nodes }) => [rule, nodes[0].html])).toEqual([]);
    await end.click();
    await page.locator(`a[href$="/learn/${id}/"] .done`).waitFor();
    await page.getByText(`1 of ${LESSONS.length} finished`).waitFor();
    await use(page);
    expect(faults).toEqual([]);
  } finally {
    await context.close();
  }
}

it('a first round, without a network, ends in a game that goes on and explains its money', async () => {
  const context = await openContext(on.browser, withWorker(desktop));
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    const faults = watchForFaults(page);
    await page.goto(`${on.site.url}learn/`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await context.setOffline(true);
    await page.goto(`${on.site.url}learn/clinicRound/`);
    await playThrough(page, 'clinicRound', 'clinic');
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.locator('section.lesson').waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: 'Money' }).click();
    const first = page.getByRole('region', { name: 'Round I of VI', exact: true });
    // 15 - 4 - 3 - 3 - 3 + 20 + 12 - 10.
    await first.getByText('$15 → $24').waitFor();
    await first.locator('summary', { hasText: 'Ada pays $10' }).click();
    await first.getByText('Yellow doctors: 2 × 2').waitFor();
    await first.getByText('Rooms: 5 × 1').waitFor();
    const choose = chooser(3);
    const third = page.getByRole('region', { name: 'Round III of VI', exact: true });
    for (let n = 0; n < 80 && !(await third.isVisible()); n++) await answer(page, choose);
    await third.waitFor();
    expect(faults).toEqual([]);
  } finally {
    await context.close();
  }
}, 120_000);

it('an unexpected step is refused with a reason, and the lesson continues', async () => {
  const context = await openContext(on.browser, phone);
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
