import 'fake-indexeddb/auto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fromBase64url } from '../lib/net/link/base64url.ts';
import { mailKeys, SIZES } from '../lib/net/mailbox/envelope.ts';
import { sealedMail } from '../lib/net/mailbox/mailbox.ts';
import { placeOf } from '../lib/net/mailbox/place.ts';
import { Relay } from '../lib/net/mailbox/relay.ts';
import { relaysInTests } from '../lib/net/testing/relays.ts';
import { Apart, KEY } from '../lib/session/mailbox/testing.ts';
import { dealFor } from '../lib/table/testing/gatherers.ts';
import { Mirror } from './mirror.ts';
import { mailFolder } from './folders.ts';

const servers = relaysInTests(2);
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bastide-mirror-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A lighthouse started on the folder, as after every restart. */
async function checkedOnce(
  game: Apart,
  urls = servers.map(({ url }) => url)
): Promise<{ put: number; problems: string[] }> {
  const problems: string[] = [];
  const mirror = new Mirror({
    room: fromBase64url(game.room)!,
    keys: mailKeys(KEY, game.room),
    relays: urls.map((url) => new Relay({ url })),
    folder: await mailFolder(folder),
    report: (problem) => problems.push(problem),
    pace: 0
  });
  const put = await mirror.check();
  mirror.close();
  return { put, problems };
}

it('restores mail that every relay lost while its authors are offline, also after a restart', async () => {
  const game = await Apart.gather({
    people: 2,
    relays: () => servers.map(({ url }) => ({ url, own: false })),
    deal: dealFor(1, { options: { rounds: 6 } })
  });
  await game.begin();
  await game.playOn(game.last!.snapshot.position + 10);
  expect((await checkedOnce(game)).put).toBe(0);
  const { position, awaited } = game.last!.snapshot;
  for (const server of servers) server.restore(new Map());
  const { put, problems } = await checkedOnce(game);
  expect(put).toBeGreaterThan(4);
  expect(problems).toEqual([]);
  // The awaited player receives the other's turn although that page was not opened again.
  await game.open(game.personOf(awaited[0].party));
  expect(game.last!.snapshot.position).toBeGreaterThan(position);
});

it('copies mail from one relay to the other, and is stopped by neither a dead nor a full relay', async () => {
  const game = await Apart.gather({
    people: 2,
    relays: () => [{ url: servers[0].url, own: true }],
    deal: dealFor(1)
  });
  await game.begin();
  servers[1].faults.refuse = () => 'blocked: full';
  expect((await checkedOnce(game)).problems).toEqual([expect.stringMatching(/full/)]);
  delete servers[1].faults.refuse;
  expect((await checkedOnce(game)).put).toBe(servers[0].events.length);
  const count = servers[0].events.length;
  servers[0].restore(new Map());
  const { put, problems } = await checkedOnce(game, ['ws://127.0.0.1:9/', servers[0].url]);
  expect(problems).toHaveLength(2);
  for (const problem of problems) expect(problem).toMatch(/:9\/: UNREACHABLE/);
  expect(put).toBe(count);
});

it('does not keep an old statement that someone dated a year ahead in place of the newest', async () => {
  const game = await Apart.gather({
    people: 2,
    relays: () => [{ url: servers[1].url, own: true }],
    deal: dealFor(1)
  });
  await game.open(0);
  const keys = mailKeys(KEY, game.room);
  const card = servers[1].events.find(({ pubkey }) => pubkey === keys.door.key)!;
  const bytes = keys.open(card.content, card.pubkey, placeOf(card))!;
  const ahead = Math.floor(Date.now() / 1_000) + 365 * 86_400;
  servers[0].faults.anyDate = true;
  const relay = new Relay({ url: servers[0].url });
  await relay.put(sealedMail(keys, keys.door, placeOf(card), bytes, SIZES.statement, ahead));
  relay.close();
  expect((await checkedOnce(game)).problems).toEqual([]);
  servers[1].restore(new Map());
  expect((await checkedOnce(game)).problems).toEqual([]);
  expect(servers[1].events.map(({ id }) => id)).toEqual([card.id]);
});
