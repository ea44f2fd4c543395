import { afterAll, beforeAll, expect, test } from 'vitest';
import { FLOODS } from '../hostile/support/floods.ts';
import { parseLink } from '../../src/lib/net/link/link.ts';
import { agree, chooser, Player, playOn, settled } from '../e2e/support/players.ts';
import { desktop, serve } from '../e2e/support/site.ts';
import { Rig } from './browsers.ts';
import type { FloodPage } from './floodPage.ts';
import { Strain } from './strain.ts';

declare const flood: FloodPage;

/** What a flood may cost the page of an honest player: ms of computing at a stretch, and bytes. */
const TASK = 50;
const MEMORY = 20 * 1024 * 1024;

let site: Awaited<ReturnType<typeof serve>>;
let rig: Rig;
let players: Player[];
let invite: { room: string; key: string };

beforeAll(async () => {
  site = await serve();
  rig = await Rig.start('floodPage.ts');
  players = await Promise.all([Player.arrive('Ada', desktop), Player.arrive('Bo', desktop)]);
  const [ada, bo] = players;
  const link = await ada.openTable(site.url, ['friend']);
  invite = parseLink(link);
  await bo.sitDown(link);
  await ada.begin();
  await Promise.all(players.map((player) => player.seesBoard()));
  await playOn(players, chooser(7), { position: 10, milliseconds: 60_000 });
});
afterAll(async () => {
  await Promise.all(players.map((player) => player.leave()));
  await rig.stop();
  await site.close();
});

test.each(Object.keys(FLOODS))(
  'a browser that floods a table by %s neither stops nor fills the pages of the players',
  async (kind) => {
    const [ada] = players;
    const before = await settled(players);
    const strain = await Strain.of(ada.page);
    const memory = await strain.memory();
    const { page, browser } = await rig.page();
    await strain.watch();
    const url = `${site.url.replace('http', 'ws')}signal`;
    const struck = await page.evaluate((orders) => flood.strike(orders), {
      ...invite,
      url,
      kind,
      rounds: 16,
      victims: 2
    });
    await ada.page.waitForTimeout(12_000);
    const [longest, second] = await strain.longest();
    await browser.close();
    const grown = (await strain.memory()) - memory;
    console.info(
      `${kind}: ${struck.strikes} strikes under ${struck.names} names; longest task ${longest.toFixed(1)} ms, ` +
        `then ${second.toFixed(1)} ms; ${(grown / 1024 / 1024).toFixed(1)} MB more`
    );
    // It did reach them.
    expect(struck.strikes).toBeGreaterThan(5);
    expect(longest).toBeLessThan(TASK);
    expect(grown).toBeLessThan(MEMORY);
    // And the game goes on.
    const { position } = await ada.table();
    await playOn(players, chooser(position), { position: position + 3, milliseconds: 60_000 });
    expect(await agree(players)).not.toBe(before);
  },
  180_000
);
