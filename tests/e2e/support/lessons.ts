import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { LESSONS } from '../../../src/lib/help/lessons.ts';
import { actionLine, actionNamed } from './actionLines.ts';
import { barriers } from './looks.ts';
import { desktop, openContext, watchForFaults } from './site.ts';
import type { Stage } from './stage.ts';

/** Every lesson, played through the page by its list of moves, in one go. */

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

/** Ids of a game's lessons, in the order of the list. */
export const lessonsOf = (game: 'landscape' | 'clinic'): readonly string[] =>
  LESSONS.filter((lesson) => lesson.game === game).map(({ id }) => id);

/** Chooses an option of the list by its words, or by its place there, and does it. */
async function take(page: Page, which: string | number): Promise<void> {
  const option = await (typeof which === 'number' ? actionLine(page, which) : actionNamed(page, which));
  const words = (await option.textContent()) ?? '';
  await option.click();
  // Taken at once where nothing is to be confirmed, as passing is.
  const chosen = page.getByRole('option', { selected: true }).filter({ hasText: words }).first();
  if (await chosen.isVisible()) await chosen.click({ timeout: 1_000 }).catch(() => {});
}

const step = (page: Page) => page.locator('section.lesson').getAttribute('data-step');

/** Plays an open lesson to its end; resolves to the link that leads away from it. */
export async function playThrough(page: Page, id: string): Promise<Locator> {
  const list = lessonsOf('clinic').includes(id) ? 'Moves' : 'Everything you can do';
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

/** The list of lessons in one page for all tests of a file: what a page loads first it loads once. */
export interface LessonList {
  readonly page: Page;
}

/** Call it at the top of a file, after its stage. */
export function lessonList(on: Stage): LessonList {
  let page: Page | undefined;
  let faults: string[] = [];
  beforeAll(async () => {
    page = await (await openContext(on.browser, desktop)).newPage();
    page.setDefaultTimeout(30_000);
    faults = watchForFaults(page);
    await page.goto(`${on.site.url}learn/`);
  });
  afterEach(() => expect(faults.splice(0)).toEqual([]));
  afterAll(() => page?.context().close());
  return {
    get page() {
      return page!;
    }
  };
}

/** Opens a lesson from the list, plays it, and follows the link back to the list, where it is done. */
export async function playLesson({ page }: LessonList, id: string): Promise<void> {
  const entry = page.locator(`a[href$="/learn/${id}/"]`);
  const done = page.locator('a .done');
  // An attempt before this one left the page somewhere in the lesson.
  if (!(await entry.isVisible())) await page.goto(new URL('..', page.url()).href);
  await entry.waitFor();
  if (await entry.locator('.done').isVisible())
    await page.getByRole('button', { name: 'Reset my progress' }).click();
  const before = await done.count();
  await entry.click();
  const end = await playThrough(page, id);
  expect(await barriers(page)).toEqual([]);
  await end.click();
  await entry.locator('.done').waitFor();
  await page.getByText(`${before + 1} of ${LESSONS.length} finished`).waitFor();
}
