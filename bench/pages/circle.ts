import { fileURLToPath } from 'node:url';
import { Player, seated, settled } from '../../tests/e2e/support/players.ts';
import { desktop } from '../../tests/e2e/support/site.ts';

const INSIDE = ['probe.js', 'autoplay.js'].map((file) => fileURLToPath(new URL(file, import.meta.url)));

/** What `probe.js` records in a page; times in ms since 1970. */
export interface Probe {
  readonly touched: number;
  readonly known: Readonly<Record<string, number>>;
  readonly painted: Readonly<Record<string, number>>;
}

declare const probe: Probe;
declare const autoplay: { to: number; tiles: number };

/** A player with a browser process of their own, whose pages record when things happen. */
export async function arrive(name: string, screen = desktop): Promise<Player> {
  const player = await Player.arrive(name, screen);
  for (const path of INSIDE) await player.context.addInitScript({ path });
  return player;
}

export const readProbe = ({ page }: Player): Promise<Probe> => page.evaluate(() => ({ ...probe }));

/** Some players at one table, each in a separate process; the board is on every page. */
export async function circle(
  url: string,
  count: number,
  screen = desktop
): Promise<{ readonly players: readonly Player[]; readonly link: string }> {
  const players = await Promise.all(
    Array.from({ length: count }, (_, i) => arrive(`Player ${i + 1}`, screen))
  );
  const link = await seated(url, players);
  await settled(players);
  return { players, link };
}

/**
 * Lets the pages play by themselves until this many tiles are laid; throws when it takes longer than `within`
 * ms.
 */
export async function playFast(players: readonly Player[], tiles: number, within: number): Promise<void> {
  for (const { page } of players) {
    await page.getByRole('tab', { name: 'Everything you can do' }).click();
    await page.evaluate((most) => void Object.assign(autoplay, { to: Infinity, tiles: most }), tiles);
  }
  const lie = ({ page }: Player) => page.locator('[data-tile]').count();
  const end = Date.now() + within;
  while ((await lie(players[0])) < tiles) {
    if (Date.now() > end) throw new Error(`${tiles} tiles were not laid within ${within / 1000} s.`);
    await players[0].page.waitForTimeout(200);
  }
  await settled(players);
}
