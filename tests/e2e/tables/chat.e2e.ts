import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Player, seated } from '../support/players.ts';
import { desktop, phone, serve } from '../support/site.ts';

/** The chat of a running game: what others write is shown, counted and heard; what one wrote oneself is not. */

let site: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  site = await serve();
});
afterAll(() => site?.close());

/** First pitch of the sound of chat, see `sounds.ts`. */
const CHAT = 880;

/** From now on this player's device has sounds on, and notes the pitches it begins to play. */
async function listen({ context }: Player): Promise<void> {
  await context.addInitScript(() => {
    localStorage.setItem('bastide.settings', JSON.stringify({ sounds: true }));
    const heard: number[] = [];
    Object.assign(window, { heard });
    const set = AudioParam.prototype.setValueAtTime;
    AudioParam.prototype.setValueAtTime = function (value, at) {
      if (value > 20) heard.push(value);
      return set.call(this, value, at);
    };
  });
}

const chatHeard = ({ page }: Player) =>
  page.evaluate(
    (pitch) => (window as unknown as { heard: number[] }).heard.filter((one) => one === pitch).length,
    CHAT
  );

const people = ({ page }: Player) => page.getByRole('button', { name: /^People and connection/ });

it('tells and sounds what a friend of the same name writes, and not the own lines', async () => {
  const [ada, namesake] = [await Player.arrive('Ada', phone), await Player.arrive('Ada', desktop)];
  const players = [ada, namesake];
  await Promise.all(players.map(listen));
  await seated(site.url, players);

  await people(namesake).click();
  await namesake.page.getByLabel('Message').fill('Mind the monastery');
  await namesake.page.keyboard.press('Enter');
  await namesake.page.keyboard.press('Escape');
  await ada.page.getByRole('status').getByText('Mind the monastery').waitFor();
  await ada.page.getByRole('button', { name: 'People and connection, 1 new message' }).waitFor();
  await expect.poll(() => chatHeard(ada)).toBe(1);
  expect(await chatHeard(namesake)).toBe(0);
  expect(await namesake.page.getByRole('status').getByText('Mind the monastery').count()).toBe(0);

  // Read, it is counted no more; its line has the mark of the seat that tells the two apart.
  await people(ada).click();
  const line = ada.page.getByRole('log').locator('p').filter({ hasText: 'Mind the monastery' });
  const markIn = (place: Locator) => place.locator('svg path').first().getAttribute('d');
  const seats = ada.page.locator('li:has(> .points)');
  expect(await markIn(line)).toBe(await markIn(seats.nth(1)));
  expect(await markIn(line)).not.toBe(await markIn(seats.nth(0)));
  await ada.page.keyboard.press('Escape');
  await ada.page.getByRole('button', { name: 'People and connection', exact: true }).waitFor();
  await Promise.all(players.map((player) => player.leave()));
});
