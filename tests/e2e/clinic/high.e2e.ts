import { afterAll, beforeAll, expect, it } from 'vitest';
import { answer } from '../support/clinicHands.ts';
import { agree, areOver, chooser, Player } from '../support/players.ts';
import { desktop, phone, serve } from '../support/site.ts';

let site: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  site = await serve();
});
afterAll(() => site?.close());

/** Tiles for each player, typed in as from a player's own box, and what three players stack of them. */
const COLUMN = [2, 2, 3, 4, 4, 5];
const STACKS = COLUMN.map((n) => String(3 * n));

it('two devices with three seats fight a pandemic at high contagion to its end', async () => {
  const [ada, bo] = await Promise.all([Player.arrive('Ada', phone), Player.arrive('Bo', desktop)]);
  const players = [ada, bo];
  const { page } = ada;
  await page.goto(`${site.url}new/`);
  await page.locator('form:not([inert])').waitFor();
  await page.getByRole('radio', { name: 'Clinic' }).check();
  await page.getByRole('checkbox', { name: /Pandemic/ }).check();
  await page.getByRole('group', { name: 'Contagion' }).getByRole('radio', { name: 'high' }).check();
  await page.getByRole('radio', { name: 'from your box' }).check();
  await page.getByLabel('Name on seat 1').fill('Ada');
  await page.getByLabel('Who plays seat 2').selectOption('friend');
  await page.getByRole('button', { name: 'Add a seat' }).click();
  await page.getByLabel('Who plays seat 3').selectOption('device');
  await page.getByLabel('Name on seat 3').fill('Cy');

  // A missing number keeps the table closed and loses nothing.
  for (const [i, n] of COLUMN.slice(1).entries()) await page.getByLabel(`Round ${i + 2}`).fill(String(n));
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('alert').filter({ hasText: '99 tiles' }).waitFor();
  await page.getByLabel('Round 1').fill(String(COLUMN[0]));
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/table\//);

  await bo.sitDown(page.url());
  await bo.page.getByText(COLUMN.join(' · ')).waitFor();
  await ada.begin();
  await Promise.all(players.map((player) => player.page.locator('section.dock').waitFor()));
  for (const player of players) {
    await player.page.getByRole('tab', { name: 'Virus' }).click();
    const track = player.page.locator('.propagation ol b');
    await expect.poll(() => track.allTextContents(), { message: player.name }).toEqual(STACKS);
  }
  await page.getByRole('tab', { name: 'Clinic' }).click();

  const choose = chooser(7);
  const end = Date.now() + 520_000;
  while (Date.now() < end && !(await areOver(players))) {
    const answered = await Promise.all(players.map((player) => answer(player.page, choose)));
    if (!answered.includes(true)) await page.waitForTimeout(100);
  }
  await agree(players);
  expect(await areOver(players)).toBe(true);
  for (const player of players) {
    await player.page
      .getByRole('heading', { name: /You beat the virus together|The virus was stronger/ })
      .waitFor();
    expect(player.faults, player.name).toEqual([]);
    await player.leave();
  }
}, 600_000);
