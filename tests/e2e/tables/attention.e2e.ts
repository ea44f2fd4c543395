import { afterAll, beforeAll, expect, it } from 'vitest';
import { asked, chooser, Player, seated } from '../support/players.ts';
import { desktop, phone, serve } from '../support/site.ts';

/** Notifications of the own turn while another page is in front. */

let site: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  site = await serve();
});
afterAll(() => site?.close());

/** What a page asked of its device, in order. */
interface Asked {
  badge: (number | null)[];
  locks: string[];
  held: number;
}

/** From now on this person's pages record permission requests and show none. */
const listen = (player: Player): Promise<unknown> =>
  player.context.addInitScript(() => {
    const device: Asked = { badge: [], locks: [], held: 0 };
    const wakeLock = {
      request(type: string) {
        device.locks.push(type);
        device.held++;
        return Promise.resolve({ release: () => Promise.resolve(void device.held--) });
      }
    };
    Object.defineProperties(navigator, {
      setAppBadge: { value: (n: number) => Promise.resolve(void device.badge.push(n)) },
      clearAppBadge: { value: () => Promise.resolve(void device.badge.push(null)) },
      wakeLock: { value: wakeLock }
    });
    Object.assign(window, { device });
  });

const heard = (player: Player): Promise<Asked> =>
  player.page.evaluate(() => (window as unknown as { device: Asked }).device);

it('title, badge and wake lock show the own turn, and end with it', async () => {
  const players = await Promise.all([Player.arrive('Ada', phone), Player.arrive('Bo', desktop)]);
  await Promise.all(players.map(listen));
  await seated(site.url, players);
  const choose = chooser(3);

  for (let turn = 0; turn < 3; turn++) {
    const active = await asked(players);
    const other = players.find((player) => player !== active)!;
    await expect.poll(() => active.page.title()).toMatch(/^● Your turn · /);
    await expect.poll(async () => (await heard(active)).badge.at(-1)).toBe(1);
    await expect.poll(async () => (await heard(active)).held).toBe(1);
    await expect.poll(() => other.page.title()).not.toContain('Your turn');
    await expect.poll(async () => (await heard(other)).badge.at(-1) ?? null).toBeNull();
    await expect.poll(async () => (await heard(other)).held).toBe(0);
    for (let i = 0; i < 20 && (await active.isAsked()); i++) await active.takeTurn(choose);
  }
  for (const player of players) {
    const { locks } = await heard(player);
    expect(new Set(locks), player.name).toEqual(new Set(['screen']));
    // On the home page it is no player's turn.
    await player.page.goto('about:blank');
    await player.page.goto(site.url);
    expect(await player.page.title()).not.toContain('●');
    expect(player.faults, player.name).toEqual([]);
    await player.leave();
  }
}, 120_000);
