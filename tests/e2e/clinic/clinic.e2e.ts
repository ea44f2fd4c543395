import { afterAll, beforeAll, expect, it } from 'vitest';
import { answer } from '../support/clinicHands.ts';
import { agree, areOver, chooser, Player } from '../support/players.ts';
import { desktop, phone, serve } from '../support/site.ts';

let site: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  site = await serve();
});
afterAll(() => site?.close());

/** Says a phrase, points at a room of the other's clinic, and counter-proposes; the other device shows all three. */
async function talkOver(one: Player, other: Player): Promise<void> {
  await one.page.locator('.dock summary', { hasText: 'Say' }).click();
  await one.page.getByRole('button', { name: 'Your clinic, your choice' }).click();
  await other.page.locator('.heard', { hasText: 'Your clinic, your choice' }).waitFor();
  await one.page.locator('path.hit').nth(5).dispatchEvent('click');
  await other.page.locator('.dock .hint', { hasText: /Ada: Look here/ }).waitFor();
  await other.page.getByRole('button', { name: /Ada/ }).first().click();
  await other.page.locator('[data-pointer="0"]').waitFor();
}

it('two phones fight a whole pandemic through the page, to its win or loss', async () => {
  const [ada, bo] = await Promise.all([Player.arrive('Ada', phone), Player.arrive('Bo', desktop)]);
  const players = [ada, bo];
  await ada.page.goto(`${site.url}new/`);
  await ada.page.locator('form:not([inert])').waitFor();
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
  // The talks do not depend on the draws: a question of infections may never come in a game.
  await talkOver(ada, bo);

  while (Date.now() < end && !(await areOver(players))) {
    const answered = await Promise.all(players.map(({ page }) => answer(page, choose)));
    if (!answered.includes(true)) await ada.page.waitForTimeout(100);
  }
  await agree(players);
  expect(await areOver(players)).toBe(true);
  for (const player of players) {
    expect(player.faults, player.name).toEqual([]);
    await player.leave();
  }
}, 480_000);
