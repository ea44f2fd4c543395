import { afterEach, expect, it } from 'vitest';
import { startNostrRelay, startTracker, type TestPoint } from '../../src/lib/net/testing/meetingPoints.ts';
import { agree, chooser, Player, playOn } from './players.ts';
import { desktop, phone } from './site.ts';
import { serveStatic, type StaticHost } from './staticHost.ts';

const open: { close?(): unknown; leave?(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await (one.leave ?? one.close)?.call(one);
});

function keep<T extends { close?(): unknown; leave?(): unknown }>(one: T): T {
  open.push(one);
  return one;
}

const points = {
  nostr: async () => keep(await startNostrRelay()),
  tracker: async () => keep(await startTracker())
};

/** The options of `npm run site` for these points and nothing else: no test asks a public server. */
const only = (...given: readonly TestPoint[]) => [
  '--no-points',
  '--stun',
  'none',
  ...given.flatMap(({ address }, i) => ['--point', `p${i}=${address}`])
];

async function hosted(...given: readonly TestPoint[]): Promise<StaticHost> {
  return keep(await serveStatic({ site: only(...given) }));
}

const arrive = async (name: string, options = desktop) => keep(await Player.arrive(name, options));

/** Follows an invitation: the card is there before anybody is asked, one tap sits down. */
async function accept(
  player: Player,
  link: string,
  given: readonly TestPoint[],
  inviter: string
): Promise<void> {
  const { page } = player;
  // Whoever invites is there, at least where one can be.
  await expect.poll(() => given.some(({ connections }) => connections > 0), { timeout: 20_000 }).toBe(true);
  await page.waitForTimeout(1_000);
  const before = given.map(({ connections }) => connections);
  await page.goto(link);
  await page.getByRole('heading', { name: `${inviter} invites you` }).waitFor();
  await page.getByText('that none of you runs').waitFor();
  await page.waitForTimeout(500);
  expect(given.map(({ connections }) => connections)).toEqual(before);
  await page.getByLabel('Your name').fill(player.name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByText('you', { exact: true }).waitFor();
}

async function meetAndPlay(host: StaticHost, given: readonly TestPoint[], positions = 6): Promise<void> {
  const [ada, bo] = await Promise.all([arrive('Ada'), arrive('Bo', phone)]);
  const link = await ada.openTable(host.url, ['friend']);
  await accept(bo, link, given, 'Ada');
  await ada.begin();
  await Promise.all([ada.seesBoard(), bo.seesBoard()]);
  await playOn([ada, bo], chooser(3), { position: positions, milliseconds: 60_000 });
  await agree([ada, bo]);
  for (const player of [ada, bo]) expect(player.faults, player.name).toEqual([]);
  expect(host.missed).toEqual([]);
}

it('a relay alone is enough, on a static host, with nothing but the link', async () => {
  const relay = await points.nostr();
  await meetAndPlay(await hosted(relay), [relay]);
}, 120_000);

it('a tracker alone is enough', async () => {
  const tracker = await points.tracker();
  await meetAndPlay(await hosted(tracker), [tracker]);
}, 120_000);

it('all but one dead is enough', async () => {
  const given = [await points.nostr(), await points.tracker(), await points.nostr(), await points.tracker()];
  const host = await hosted(...given);
  for (const dead of given.slice(0, 3)) await dead.pause();
  const [ada, bo] = await Promise.all([arrive('Ada'), arrive('Bo')]);
  const link = await ada.openTable(host.url, ['friend']);
  await accept(bo, link, given, 'Ada');
  await ada.begin();
  await Promise.all([ada.seesBoard(), bo.seesBoard()]);
}, 120_000);

it('a guest who forbids asks nobody, is told so, and can change that', async () => {
  const relay = await points.nostr();
  const host = await hosted(relay);
  const [ada, bo] = await Promise.all([arrive('Ada'), arrive('Bo')]);
  const link = await ada.openTable(host.url, ['friend']);
  await expect.poll(() => relay.connections, { timeout: 20_000 }).toBe(1);
  const { page } = bo;
  await page.goto(link);
  await page.getByText('Do not ask again').click();
  await page.getByRole('button', { name: 'Not this way' }).click();
  await page.getByText('You do not let this page ask public meeting points').waitFor();
  for (const door of ['Look again', 'Connect without internet', 'Ask public meeting points'])
    await page.getByRole('button', { name: door }).waitFor();
  for (const door of ['Learn the game meanwhile', 'To the start page'])
    expect(await page.getByRole('link', { name: door }).count()).toBe(1);
  // A reload asks nobody either.
  await page.reload();
  await page.getByText('You do not let this page ask public meeting points').waitFor();
  await page.waitForTimeout(1_000);
  expect(relay.connections).toBe(1);
  await page.getByRole('button', { name: 'Ask public meeting points' }).click();
  await page.getByRole('button', { name: 'Sit here' }).waitFor();
  expect(relay.connections).toBe(2);
}, 120_000);

it('an inviter whom nobody can find is told why within seconds, and a guest that nothing answers', async () => {
  const relay = await points.nostr();
  const host = await hosted(relay);
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
  // It comes back, and everything goes on by itself.
  await relay.resume();
  await bo.page.getByText('you', { exact: true }).waitFor({ timeout: 40_000 });
}, 120_000);

it('the table is shown while the inviter is away, and what is missing is said', async () => {
  const relay = await points.nostr();
  const host = await hosted(relay);
  const [ada, bo] = await Promise.all([arrive('Ada'), arrive('Bo', phone)]);
  const link = await ada.openTable(host.url, ['friend']);
  await ada.page.goto('about:blank');
  await bo.page.goto(link);
  await bo.page.getByRole('heading', { name: 'Ada invites you' }).waitFor();
  await bo.page.getByText('Landscape').first().waitFor();
  await bo.page.getByLabel('Your name').fill('Bo');
  await bo.page.getByRole('button', { name: 'Sit down' }).click();
  await bo.page.getByText('Ada is not here right now').waitFor();
  await ada.page.goto(link);
  await bo.page.getByText('you', { exact: true }).waitFor({ timeout: 40_000 });
}, 120_000);
