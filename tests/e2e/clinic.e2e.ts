import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { agree, chooser, Player } from './players.ts';
import { desktop, phone, serve } from './site.ts';

let site: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  site = await serve();
});
afterAll(() => site?.close());

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

async function question(page: Page): Promise<string> {
  const classes = (await page.locator('section.dock').getAttribute('class')) ?? '';
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

/** Answers what is asked, the way a finger does; false while others decide. */
async function answer(page: Page, choose: (n: number) => number): Promise<boolean> {
  const asked = await question(page);
  if (asked === 'wait') return false;
  if (asked === 'choose') await touchOne(page, '.dock .body button.chip', choose);
  if (asked === 'admit') await touchOne(page, '.dock .body ol button', choose);
  if (asked === 'hire' || asked === 'pick' || (asked === 'build' && choose(2) > 0)) {
    await touchOne(page, '.dock .body button.chip', choose);
    await touchOne(page, 'path.hit[data-lit]', choose);
    await touchOne(page, 'path.hit[data-lit]', choose);
  }
  const decide = page.locator('[data-decide]');
  const button =
    (await decide.count()) > 0 && (await decide.isEnabled()) ? decide : page.locator('.decide button').last();
  await button.click({ timeout: 1_500 }).catch(() => {});
  // The table takes no second press right after the first.
  await page.waitForTimeout(360);
  return true;
}

it('two phones fight a whole pandemic through the page, to its win or loss', async () => {
  const [ada, bo] = await Promise.all([Player.arrive('Ada', phone), Player.arrive('Bo', desktop)]);
  const players = [ada, bo];
  await ada.page.goto(`${site.url}new/`);
  await ada.page.getByRole('radio', { name: 'Clinic' }).check();
  await ada.page.getByRole('checkbox', { name: /Pandemic/ }).check();
  await ada.page.getByLabel('Name on seat 1').fill('Ada');
  const second = ada.page.getByLabel('Who plays seat 2');
  if ((await second.count()) === 0) await ada.page.getByRole('button', { name: 'Add a seat' }).click();
  await second.selectOption('friend');
  await ada.page.getByRole('button', { name: 'Open the table' }).click();
  await ada.page.waitForURL(/\/table\//);
  await bo.sitDown(ada.page.url());
  await ada.begin();
  await Promise.all(players.map((player) => player.page.locator('section.dock').waitFor()));

  const choose = chooser(5);
  const end = Date.now() + 420_000;
  while (Date.now() < end && !(await ada.table()).over) {
    const answered = await Promise.all(players.map(({ page }) => answer(page, choose)));
    if (!answered.includes(true)) await ada.page.waitForTimeout(100);
  }
  await agree(players);
  expect((await bo.table()).over).toBe(true);
  for (const player of players) {
    expect(player.faults, player.name).toEqual([]);
    await player.leave();
  }
}, 480_000);
