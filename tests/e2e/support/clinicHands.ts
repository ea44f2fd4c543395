import type { Page } from 'playwright-core';
import type { Action } from '../../../src/lib/kernel/game.ts';
import { offeredActions } from '../../../src/lib/kernel/game.ts';
import type { ClinicState } from '../../../src/lib/clinic/state.ts';
import { clinicView } from '../../../src/lib/clinic/view.ts';
import { playTable, type KeptTable } from './keptTables.ts';

/** How a person's hands play Clinic through the page, in tests. */

/** A table of two people at one device where both clinics have three floors and an action is chosen. */
export async function highClinics(): Promise<KeptTable> {
  const topOf = (state: unknown, seat: number) =>
    clinicView(state as ClinicState, seat).findLastIndex((floor) =>
      floor.some(({ element }) => element !== 'empty')
    );
  const floorOf = ({ at }: Action) => Number([at].flat(2)[0]);
  const game = playTable(
    7,
    ['Ada', 'Bo'],
    [],
    ({ game, state, seat }, below) => {
      const actions = offeredActions(game, state, seat);
      const builds = topOf(state, seat) < 2 ? actions.filter((action) => action.do === 'build') : [];
      const top = Math.max(...builds.map(floorOf));
      const highest = builds.filter((action) => floorOf(action) === top);
      return (
        highest[below(highest.length)] ??
        actions.find((action) => action.tile === 'build') ??
        actions.find((action) => action.do === 'pass') ??
        actions[below(actions.length)]
      );
    },
    { game: 'clinic', owners: [0, 0] }
  );
  for await (const { game: rules, state, seat, keep } of game) {
    const isChoosing = rules.actions(state, seat).some((action) => action.do === 'choose');
    if (isChoosing && topOf(state, 0) === 2 && topOf(state, 1) === 2) return keep('high');
  }
  throw new Error('No clinic grew so high.');
}

/** Fills in the page that opens a table of the Clinic, for two people at this device. */
export async function fillInTable(page: Page, url: string, names: readonly [string, string]): Promise<void> {
  await page.goto(`${url}new/`, { waitUntil: 'networkidle' });
  await page.getByRole('radio', { name: 'Clinic' }).check();
  await page.getByLabel('Name on seat 1').fill(names[0]);
  await page.getByLabel('Who plays seat 2').selectOption('device');
  await page.getByLabel('Name on seat 2').fill(names[1]);
}

/** Opens the table that was filled in; resolves when the first question is asked. */
export async function openTable(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('section.dock').waitFor();
}

/** What the dock asks for now; `wait` while others decide. */
const QUESTIONS = [
  'wait',
  'confirm',
  'choose',
  'build',
  'hire',
  'admit',
  'move',
  'popularity',
  'share',
  'pick'
];

export async function question(page: Page): Promise<string> {
  const dock = page.locator('section.dock');
  const classes = (await dock.getAttribute('class', { timeout: 1_000 }).catch(() => null)) ?? '';
  return classes.split(' ').find((name) => QUESTIONS.includes(name)) ?? 'wait';
}

async function touchOne(page: Page, selector: string, choose: (n: number) => number): Promise<void> {
  const found = page.locator(selector);
  const count = await found.count();
  if (count === 0) return;
  // Cells of the plan lie behind one another: the touch goes to the shape itself.
  await found
    .nth(choose(count))
    .dispatchEvent('click')
    .catch(() => {});
}

/** The table takes no second press within 350 ms by the page's clock. */
const BOUNCE = 360;
/** The same on a page whose clock runs fast (`hurry`). */
export const HURRIED = 40;

/**
 * Answers what is asked, the way a finger does; false while others decide and at the question `leave`. `choose(n)` is
 * below n, `pause` in milliseconds.
 */
export async function answer(
  page: Page,
  choose: (n: number) => number,
  pause = BOUNCE,
  leave?: string
): Promise<boolean> {
  const asked = await question(page);
  if (asked === 'wait' || asked === leave) return false;
  if (asked === 'choose') await touchOne(page, '.dock .body button.chip', choose);
  if (asked === 'admit') await touchOne(page, '.dock .body ol button', choose);
  if (asked === 'hire' || asked === 'pick' || (asked === 'build' && choose(2) > 0)) {
    await touchOne(page, '.dock .body button.chip', choose);
    await touchOne(page, 'path.hit[data-lit]', choose);
    await touchOne(page, 'path.hit[data-lit]', choose);
  }
  // The answer before may have arrived only now, and another question stands there.
  if ((await question(page)) !== asked) return true;
  const decide = page.locator('[data-decide]');
  const button =
    (await decide.count()) > 0 && (await decide.isEnabled()) ? decide : page.locator('.decide button').last();
  await button.click({ timeout: 1_500 }).catch(() => {});
  await page.waitForTimeout(pause);
  return true;
}
