import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../../../scripts/serve.mjs';
import { changeSite } from '../../../scripts/site.ts';
import type { TestPoint } from '../../../src/lib/net/testing/meetingPoints.ts';
import { keeper } from '../support/keeper.ts';
import { leavePage } from '../support/mailSite.ts';
import { agree, chooser, Player, playOn } from '../support/players.ts';
import { regulars } from '../support/regulars.ts';
import { phone } from '../support/site.ts';
import {
  hasOpenssl,
  meetingPlaces,
  only,
  proxyBelow,
  selfSigned,
  serveStatic,
  type StaticHost,
  type StaticHostOptions
} from '../support/staticHost.ts';
import { buildBelow, type OtherBuild } from '../support/subFolder.ts';

const keep = keeper();

const { hosted, relay: nostr, tracker } = meetingPlaces();

async function hostedAs(options: StaticHostOptions, ...given: readonly TestPoint[]): Promise<StaticHost> {
  return keep(await serveStatic({ ...options, site: only(...given) }));
}

const arrive = regulars();

/** Follows an invitation: the card is shown before any consent, one tap takes a seat. */
async function accept(
  player: Player,
  link: string,
  given: readonly TestPoint[],
  inviter: string
): Promise<void> {
  const { page } = player;
  // The inviter is present, where that can be seen.
  await expect.poll(() => given.some(({ connections }) => connections > 0), { timeout: 20_000 }).toBe(true);
  await page.waitForTimeout(1_000);
  const before = given.map(({ connections }) => connections);
  await page.goto(link);
  await page.getByRole('heading', { name: `${inviter} invites you` }).waitFor();
  await page.getByText('run by strangers').waitFor();
  await page.waitForTimeout(500);
  expect(given.map(({ connections }) => connections)).toEqual(before);
  await page.getByLabel('Your name').fill(player.name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByText('you', { exact: true }).waitFor();
}

/** Plays up to a position, or to the end where none is given. */
async function meetAndPlay(
  host: StaticHost,
  given: readonly TestPoint[],
  position?: number
): Promise<[Player, Player]> {
  const [ada, bo] = await Promise.all([arrive('Ada'), arrive('Bo', phone)]);
  const link = await ada.openTable(host.url, ['friend']);
  await accept(bo, link, given, 'Ada');
  await ada.begin();
  await Promise.all([ada.seesBoard(), bo.seesBoard()]);
  await playOn([ada, bo], chooser(3), {
    milliseconds: position === undefined ? 240_000 : 60_000,
    ...(position === undefined ? {} : { position })
  });
  await agree([ada, bo]);
  expect((await bo.table()).over).toBe(position === undefined);
  for (const player of [ada, bo]) expect(player.faults, player.name).toEqual([]);
  expect(host.missed).toEqual([]);
  return [ada, bo];
}

it('a relay alone is enough for a whole game, on a static host, and for an invitation to the next one', async () => {
  const relay = await nostr();
  const host = keep(await serveStatic({ site: only({ address: `${relay.address},mail` }) }));
  const [ada, bo] = await meetAndPlay(host, [relay]);
  const table = bo.page.url();
  await bo.page.goto('about:blank');
  await ada.page.getByRole('button', { name: 'Skip' }).click();
  await ada.page.getByRole('button', { name: 'Play again' }).click();
  await ada.page.waitForURL((url) => url.href !== table);
  const next = new URL(ada.page.url());
  await leavePage(ada);
  // Nobody is at the old table any more: the relay alone keeps the invitation.
  await bo.page.goto(table);
  await bo.page.getByText('Ada has opened the next game.').first().waitFor();
  await bo.page.getByRole('button', { name: 'Join the next game' }).first().click();
  await bo.page.waitForURL(`**${next.pathname}${next.hash}`);
  for (const player of [ada, bo]) expect(player.faults, player.name).toEqual([]);
}, 300_000);

it('a tracker alone is enough', async () => {
  const point = await tracker();
  await meetAndPlay(await hosted([point]), [point], 6);
}, 120_000);

it('all points at once: the players connect once, and both kinds were contacted', async () => {
  const given = [await nostr(), await tracker(), await nostr(), await tracker()];
  await meetAndPlay(await hosted(given), given, 4);
  for (const point of given) await expect.poll(() => point.connections).toBe(2);
}, 120_000);

describe('a site built for a sub-folder of a host', () => {
  let built: OtherBuild;
  beforeAll(() => {
    built = buildBelow('/games');
  }, 180_000);
  afterAll(() => built?.remove());

  it('meets there, with its own file', async () => {
    const relay = await nostr();
    const host = await hostedAs({ folder: built.folder, below: '/games/' }, relay);
    await meetAndPlay(host, [relay], 3);
  }, 180_000);

  it('behind a proxy uses its own server and mailbox at the path its file names', async () => {
    const mail = mkdtempSync(join(tmpdir(), 'below-mail-'));
    keep({ close: () => rmSync(mail, { recursive: true, force: true }) });
    await changeSite([built.folder, ...only(), '--signalling', 'own:/games/signal']);
    const server = keep(
      await startServer({ folder: built.folder, host: '127.0.0.1', port: 0, mail: { folder: mail } })
    );
    const host = keep(await proxyBelow(server.url, '/games'));
    const [ada, bo] = await Promise.all([arrive('Ada'), arrive('Bo', phone)]);
    const link = await ada.openTable(host.url, ['friend']);
    expect(new URL(link).hash).toContain('&w=own&');
    await bo.sitDown(link);
    await ada.begin();
    await Promise.all([ada.seesBoard(), bo.seesBoard()]);
    await expect.poll(() => readdirSync(mail, { recursive: true }).length).toBeGreaterThan(0);
    expect(host.missed).toEqual([]);
    for (const player of [ada, bo]) expect(player.faults, player.name).toEqual([]);
  }, 120_000);
});

if (!hasOpenssl) console.info('SKIPPED: the https page, as openssl is not on this machine');
it.skipIf(!hasOpenssl)(
  'a point at plain ws:// is not dialled from an https page, and both are told why',
  async () => {
    const insecure = { address: 'nostr:ws://192.0.2.1:7000/' } as TestPoint;
    const host = await hostedAs({ tls: selfSigned() }, insecure);
    const options = { ...phone, ignoreHTTPSErrors: true };
    const [ada, bo] = await Promise.all(
      ['Ada', 'Bo'].map(async (name) => keep(await Player.arrive(name, options)))
    );
    const link = await ada.openTable(host.url, ['friend']);
    await ada.page.getByText('Nobody can find this table yet').waitFor();
    await bo.page.goto(link);
    await bo.page.getByLabel('Your name').fill('Bo');
    await bo.page.getByRole('button', { name: 'Sit down' }).click();
    for (const { page } of [ada, bo]) {
      await page.getByText('Tried: 1, answering: 0').click();
      await page.getByText('plain ws:// cannot be used from an https page').waitFor();
    }
  },
  120_000
);

it('a single working point is enough', async () => {
  const given = [await nostr(), await tracker(), await nostr(), await tracker()];
  const host = await hosted(given);
  for (const dead of given.slice(0, 3)) await dead.pause();
  const [ada, bo] = await Promise.all([arrive('Ada'), arrive('Bo')]);
  const link = await ada.openTable(host.url, ['friend']);
  await accept(bo, link, given, 'Ada');
  await ada.begin();
  await Promise.all([ada.seesBoard(), bo.seesBoard()]);
}, 120_000);

it('a guest who forbids third parties contacts none, sees this, and can change it', async () => {
  const relay = await nostr();
  const host = await hosted([relay]);
  const [ada, bo] = await Promise.all([arrive('Ada'), arrive('Bo')]);
  const link = await ada.openTable(host.url, ['friend']);
  await expect.poll(() => relay.connections, { timeout: 20_000 }).toBe(1);
  const { page } = bo;
  await page.goto(link);
  await page.getByText('Do not ask again').click();
  await page.getByRole('button', { name: 'Do not contact them' }).click();
  await page.getByText('You do not allow public meeting points').waitFor();
  for (const door of ['Connect without internet', 'Use public meeting points'])
    await page.getByRole('button', { name: door }).waitFor();
  // Nothing is searched.
  expect(await page.getByText(/^Searching since/).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Search again' }).count()).toBe(0);
  for (const door of ['Learn the game while you wait', 'To the start page'])
    expect(await page.getByRole('link', { name: door }).count()).toBe(1);
  // A reload needs no consent either.
  await page.reload();
  await page.getByText('You do not allow public meeting points').waitFor();
  await page.waitForTimeout(1_000);
  expect(relay.connections).toBe(1);
  await page.getByRole('button', { name: 'Use public meeting points' }).click();
  await page.getByRole('button', { name: 'Sit here' }).waitFor();
  expect(relay.connections).toBe(2);
}, 120_000);

it('an inviter who cannot be found sees the reason within seconds, and a guest sees that no server answers', async () => {
  const relay = await nostr();
  const host = await hosted([relay]);
  await relay.pause();
  const [ada, bo] = await Promise.all([arrive('Ada', phone), arrive('Bo')]);
  const link = await ada.openTable(host.url, ['friend']);
  await ada.page.getByText('Nobody can find this table yet').waitFor();
  await ada.page.getByText('No meeting point of this table answers').waitFor();
  await bo.page.goto(link);
  await bo.page.getByLabel('Your name').fill('Bo');
  await bo.page.getByRole('button', { name: 'Sit down' }).click();
  await bo.page.getByText('No meeting point of this link answers').waitFor();
  await bo.page.getByText('Tried: 1, answering: 0').click();
  await bo.page.getByText('does not answer').waitFor();
  // It comes back, and play continues by itself.
  await relay.resume();
  await bo.page.getByText('you', { exact: true }).waitFor({ timeout: 40_000 });
}, 120_000);

it('the table is shown while the inviter is away, and what is missing is named', async () => {
  const relay = await nostr();
  const host = await hosted([relay]);
  const webView = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
  const [ada, bo] = await Promise.all([
    arrive('Ada'),
    Player.arrive('Bo', { ...phone, userAgent: webView }).then(keep)
  ]);
  const link = await ada.openTable(host.url, ['friend']);
  await ada.page.goto('about:blank');
  await bo.page.goto(link);
  await bo.page.getByRole('heading', { name: 'Ada invites you' }).waitFor();
  const otherApp = bo.page.getByText('open in the browser of another app');
  await otherApp.waitFor();
  await bo.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await bo.page.getByRole('button', { name: 'Copy link' }).click();
  expect(await bo.page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await bo.page.getByText('Landscape').first().waitFor();
  await bo.page.getByLabel('Your name').fill('Bo');
  await bo.page.getByRole('button', { name: 'Sit down' }).click();
  await bo.page.getByText('Ada is not online right now').waitFor();
  await ada.page.goto(link);
  await bo.page.getByText('you', { exact: true }).waitFor({ timeout: 40_000 });
  expect(await otherApp.count()).toBe(0);
}, 120_000);

it('no other device for days, a newer version, and a seat that Safari would clear: a sentence each', async () => {
  const relay = await nostr();
  const host = await hosted([relay]);
  const iphone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
  const [ada, bo] = await Promise.all([
    arrive('Ada'),
    Player.arrive('Bo', { ...phone, userAgent: iphone }).then(keep)
  ]);
  const link = await ada.openTable(host.url, ['friend']);
  await ada.page.goto('about:blank');
  const { page } = bo;
  await page.addInitScript(() => {
    navigator.storage.persist = () => {
      document.documentElement.dataset.persisted = 'asked';
      return Promise.resolve(false);
    };
  });
  const hash = new URLSearchParams(new URL(link).hash.slice(1));
  // Version 2 of the card: nothing of it is shown.
  await page.goto(link.replace(`c=${hash.get('c')}`, `c=Ag${hash.get('c')!.slice(2)}`));
  await page.getByText('made by a newer version of this app').waitFor();
  await page.evaluate(([room, at]) => localStorage.setItem('bastide.quiet', JSON.stringify([[room, at]])), [
    hash.get('r'),
    Date.now() - 3 * 86_400_000
  ] as const);
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByLabel('Your name').fill('Bo');
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByText('nobody else was online when you opened the table').waitFor();
  await ada.page.goto(link);
  await page.getByText('you', { exact: true }).waitFor({ timeout: 40_000 });
  expect(await page.getByText('nobody else was online').count()).toBe(0);
  await page.locator('html[data-persisted=asked]').waitFor({ state: 'attached' });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save my seat' }).click();
  expect((await download).suggestedFilename()).toBe('bastide-keys.json');
}, 120_000);
