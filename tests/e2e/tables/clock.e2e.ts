import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { barriers } from '../support/looks.ts';
import { agree, asked, chooser, Player, playOn, settled } from '../support/players.ts';
import { desktop, phone } from '../support/site.ts';
import { stage } from '../support/stage.ts';

/** The clock a table may choose: shown at the seats, warning, marking, running on over a reload, and leading to a vote. */

const on = stage();

/** From now on the pages of this context read clocks that {@link later} moves on: both, as when time passes. */
const ownTime = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const real = Date.now;
    const ticks = performance.now.bind(performance);
    const skew = () => Number(localStorage.getItem('skew') ?? 0);
    Date.now = () => real() + skew();
    performance.now = () => ticks() + skew();
  });
const later = (page: Page, seconds: number): Promise<unknown> =>
  page.evaluate((s) => {
    localStorage.setItem('skew', String(Number(localStorage.getItem('skew') ?? 0) + s * 1000));
  }, seconds);

/** Gives each move two minutes, on the page of a new table. */
async function chooseClock(page: Page): Promise<void> {
  await page.getByText('House rules and aids').click();
  await page.getByRole('radio', { name: '2 min a move' }).check();
}

it.each(['Landscape', 'Clinic'])('%s shows and keeps a clock that only warns', (game) =>
  on.open(phone, async (page) => {
    await ownTime(page);
    await page.goto(`${on.site.url}new/`);
    await page.locator('form:not([inert])').waitFor();
    await page.getByRole('radio', { name: game }).check();
    await page.getByLabel('Name on seat 1').fill('Ann');
    await page.getByLabel('Who plays seat 2').selectOption('device');
    await page.getByLabel('Name on seat 2').fill('Ben');
    await chooseClock(page);
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

it('two of three devices let a bot play for the seat whose time is up, and hand the seat back', async () => {
  const players = await Promise.all([
    Player.arrive('Ann', phone),
    Player.arrive('Ben', phone),
    Player.arrive('Cid', desktop)
  ]);
  await Promise.all(players.map(({ page }) => ownTime(page)));
  const [ann, ben, cid] = players;
  const link = await ann.openTable(on.site.url, ['friend', 'friend'], { prepare: chooseClock });
  for (const player of [ben, cid]) await player.sitDown(link);
  await ann.begin();
  await Promise.all(players.map((player) => player.seesBoard()));
  const choose = chooser(6);
  await playOn(players, choose, { position: 6, milliseconds: 60_000 });
  await settled(players);
  const slow = await asked(players);
  const rest = players.filter((player) => player !== slow);
  const press = ({ page }: Player, name: string) => page.getByRole('button', { name, exact: true }).click();
  const forAll = (act: (player: Player) => Promise<unknown>, who: readonly Player[] = players) =>
    Promise.all(who.map(act));

  // Little time left is no matter of the others.
  await forAll(({ page }) => later(page, 100));
  await slow.page.getByText(/You have 0:\d\d left/).waitFor();
  await forAll(({ page }) => page.locator('[data-clock=low].running').waitFor(), rest);
  for (const { page } of rest) expect(await page.getByText('What can we do?').count()).toBe(0);

  await forAll(({ page }) => later(page, 25));
  await slow.page.getByText('Your time is up').waitFor();
  await forAll(({ page }) => page.getByText(`${slow.name} ran out of time.`).waitFor(), rest);
  expect(await slow.page.getByText('What can we do?').count()).toBe(0);
  expect(await slow.isAsked()).toBe(true);

  // One vote of two is not enough.
  const [one, two] = rest;
  const { hash } = await slow.table();
  await press(one, 'What can we do?');
  await one.page.getByRole('button', { name: /^Let a bot play/ }).click();
  await two.page.getByText(`1 of 2 needed: ${one.name}`).waitFor();
  expect((await two.table()).hash).toBe(hash);
  await press(two, 'What can we do?');
  expect(await barriers(two.page)).toEqual([]);
  await press(two, 'Agree');
  await slow.page
    .getByText(`A bot on the device of ${one.name} plays your seat.`, { exact: false })
    .waitFor();
  await expect.poll(async () => (await slow.table()).hash, { timeout: 20_000 }).not.toBe(hash);

  // The slow player comes back to the game.
  await press(one, 'Hand it back');
  await press(two, 'Agree');
  const back = async () => {
    await settled(players);
    const next = await asked(players);
    if (next !== slow) await next.takeTurn(choose);
    return next === slow;
  };
  for (let i = 0; i < 12 && !(await back()); i++);
  expect(await slow.isAsked()).toBe(true);
  await playOn(players, choose, { position: (await slow.table()).position + 4, milliseconds: 60_000 });
  await agree(players);
  for (const player of players) expect(player.faults, player.name).toEqual([]);
  await forAll((player) => player.leave());
}, 240_000);
