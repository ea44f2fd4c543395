import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { moveIn, playTable, type KeptTable } from '../support/keptTables.ts';
import { asked, settled, type Player } from '../support/players.ts';
import { regulars } from '../support/regulars.ts';
import { desktop, phone } from '../support/site.ts';
import { stage } from '../support/stage.ts';

/** The next game of the same people: seats, bots and their order stay, and the next seat begins. */

const on = stage();
const arrive = regulars();
const small = { ...phone, viewport: { width: 360, height: 640 } };
const NAMES = ['Ada', 'Bo', 'Cy'];

/** A finished game of two people and a bot of the first, and the seat that began it. */
async function finished(): Promise<{ kept: KeptTable; first: number }> {
  let first: number | null = null;
  let keep: (() => KeptTable) | null = null;
  const agreed = { owners: [0, 1, 0], bots: { 2: 'gentle' } } as const;
  for await (const moment of playTable(
    45,
    NAMES,
    [],
    ({ game, state, seat }, below) => {
      const actions = game.actions(state, seat);
      return actions[below(actions.length)];
    },
    agreed
  )) {
    first ??= moment.seat;
    keep = () => moment.keep('rematch');
  }
  return { kept: keep!(), first: first! };
}

/** How many tiles of the table are not wholly in its window. */
const cutOff = (page: Page) =>
  page.locator('[data-board]').evaluate((board) => {
    const window = board.getBoundingClientRect();
    return [...board.querySelectorAll('[data-tile]')]
      .map((tile) => tile.getBoundingClientRect())
      .filter(({ top, bottom }) => top < window.top - 1 || bottom > window.bottom + 1).length;
  });

/** Both at the finished table, which counts its points. */
async function arrivals(kept: KeptTable): Promise<[Player, Player]> {
  const players: [Player, Player] = [await arrive('Ada', desktop), await arrive('Bo', small)];
  await Promise.all(
    players.map(async ({ context, page }, seat) => {
      await moveIn(context, on.site.url, [kept], seat);
      await page.goto(`${on.site.url}table/${kept.fragment}`);
      await page.getByRole('button', { name: 'Skip' }).waitFor();
    })
  );
  // These stored tables have no mailbox: only who is connected hears of the next game.
  for (const { page } of players) await expect.poll(() => page.locator('.people.short').count()).toBe(0);
  return players;
}

/** On a small phone: one button leads to the next game, whole in sight, and the table keeps its share of the screen. */
async function expectInvitation(page: Page): Promise<void> {
  const join = page.getByRole('button', { name: 'Join the next game' });
  await join.first().waitFor();
  expect(await join.count()).toBe(1);
  await expect
    .poll(async () => (await page.locator('[data-board]').boundingBox())!.height)
    .toBeGreaterThanOrEqual(0.3 * 640);
  await expect
    .poll(async () => {
      const { y, height } = (await join.boundingBox())!;
      return y + height;
    })
    .toBeLessThanOrEqual(640);
}

it('keeps seats and bots, lets the next seat begin, and asks the others at their table', async () => {
  const { kept, first } = await finished();
  const players = await arrivals(kept);
  const [ada, bo] = players;
  await ada.page.getByRole('button', { name: 'Skip' }).click();
  await ada.page.getByRole('button', { name: 'Play again' }).click();
  await ada.page.getByText('kept for Bo').waitFor();

  // During the final count the invitation is a notice with its two buttons in one row, also where the words have little room beside them.
  await expectInvitation(bo.page);
  const invitation = bo.page.locator('.toast', { hasText: 'Ada has opened the next game.' });
  const [join, close] = await Promise.all(
    ['Join the next game', 'Close'].map(async (name) => {
      const { y, height } = (await invitation.getByRole('button', { name }).boundingBox())!;
      return y + height / 2;
    })
  );
  expect(Math.abs(join - close)).toBeLessThan(4);

  // The result has the sentence and the button itself: the notice goes.
  await bo.page.getByRole('button', { name: 'Skip' }).click();
  await bo.page.locator('[data-ranking]').waitFor();
  await expect.poll(() => invitation.count()).toBe(0);
  await bo.page.locator('.final').getByText('Ada has opened the next game.').waitFor();
  await expectInvitation(bo.page);

  // One tap at the table leads to the same seat; what only the opener decides is not offered there.
  await bo.page.getByRole('button', { name: 'Join the next game' }).click();
  await bo.page.getByText('you', { exact: true }).waitFor();
  const seats = bo.page.locator('ul > li').filter({ has: bo.page.locator('.name') });
  await expect.poll(() => seats.locator('.name').allTextContents()).toEqual(NAMES);
  expect(await bo.page.getByText('bot', { exact: true }).count()).toBe(1);
  expect(await bo.page.getByRole('button', { name: 'Remove the bot' }).count()).toBe(0);
  expect(await ada.page.getByRole('button', { name: 'Remove the bot' }).count()).toBe(1);

  await ada.begin();
  await Promise.all(players.map((player) => player.seesBoard()));
  await settled(players);
  const points = ada.page.getByLabel('Players').getByRole('listitem');
  expect((await points.allInnerTexts()).map((text) => NAMES.find((name) => text.includes(name)))).toEqual(
    NAMES
  );
  const next = (first + 1) % NAMES.length;
  expect(NAMES[next]).toBe((await asked(players)).name);
  for (const player of players) expect(player.faults, player.name).toEqual([]);
});

it('brings an invitation into sight that comes while the result is being read', async () => {
  const { kept } = await finished();
  const players = await arrivals(kept);
  const [ada, bo] = players;
  for (const { page } of players) await page.getByRole('button', { name: 'Skip' }).click();
  // Above the result the whole table is in sight.
  await expect.poll(() => cutOff(bo.page)).toBe(0);
  const result = bo.page.locator('.final');
  await result.evaluate((section) => section.scrollTo(0, section.scrollHeight));
  await ada.page.getByRole('button', { name: 'Play again' }).click();
  await expectInvitation(bo.page);
  const sentence = result.getByText('Ada has opened the next game.');
  const top = (await result.boundingBox())!.y;
  await expect.poll(async () => (await sentence.boundingBox())!.y).toBeGreaterThanOrEqual(top);
  expect(await cutOff(bo.page)).toBe(0);
  for (const player of players) expect(player.faults, player.name).toEqual([]);
});
