import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningServer } from '../../../scripts/serve.mjs';
import { barriers } from '../support/looks.ts';
import { Player, seated } from '../support/players.ts';
import { phone, serve } from '../support/site.ts';

/** Recent players: one tap opens the last table again, and the invitation reaches a person whose table is open. */

let site: RunningServer;
let players: Player[] = [];
beforeAll(async () => {
  site = await serve();
  players = await Promise.all(['Ann', 'Ben'].map((name) => Player.arrive(name, phone)));
});
afterAll(async () => {
  await Promise.all(players.map((player) => player.leave()));
  await site.close();
});

it('invites a recent player to the same table with one tap, who joins from the running game', async () => {
  const [ann, ben] = players;
  await seated(site.url, players);

  const page = await ann.context.newPage();
  await page.goto(`${site.url}new/`);
  const invite = page.getByRole('button', { name: 'Invite: Ben' });
  await invite.waitFor();
  expect(await barriers(page)).toEqual([]);
  const asked: string[] = [];
  page.on('websocket', (socket) => asked.push(socket.url()));
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (!site.url.startsWith(origin)) asked.push(request.url());
  });
  await invite.click();
  await page.waitForURL(/\/table\//);
  expect(asked.filter((url) => !url.includes('127.0.0.1'))).toEqual([]);

  await ben.page.getByText('Ann invites you to another table').waitFor();
  await ben.page.getByRole('button', { name: 'Go to that table' }).click();
  await ben.page.getByText('you', { exact: true }).waitFor();
  const begin = page.getByRole('button', { name: 'Begin' });
  await begin.click();
  await page.locator('[data-hash]').waitFor({ state: 'attached' });
  const names = await page.getByRole('list', { name: 'Players' }).getByRole('listitem').allTextContents();
  expect(names.join(' ')).toMatch(/Ann.*Ben/s);
  await page.close();
});

it('are forgotten in the settings', async () => {
  const [ann] = players;
  const page = await ann.context.newPage();
  await page.goto(`${site.url}settings/`);
  await page.locator('[data-recent]', { hasText: 'Ben' }).waitFor();
  await page.getByRole('button', { name: 'Forget them' }).click();
  await page.locator('[data-recent]', { hasText: 'None.' }).waitFor();
  await page.goto(`${site.url}new/`);
  await page.locator('form:not([inert])').waitFor();
  await page.waitForTimeout(500);
  expect(await page.getByRole('button', { name: /^Invite/ }).count()).toBe(0);
  await page.close();
});
