import 'fake-indexeddb/auto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { startServer, type RunningServer } from '../../../../scripts/serve.mjs';
import { RelayServer } from '../../net/testing/relayServer.ts';
import { dealFor } from '../../table/testing/gatherers.ts';
import { rulesHash } from '../table/rulesHash.ts';
import { Apart } from './testing.ts';

/** Whole games without a letter, over a Nostr relay and our own server's mailbox; never two pages open at once. */

let folder: string;
let relay: RelayServer;
let server: RunningServer;

/** Our server without its per-address rate limit, since all people of a test share one address. */
const serve = () =>
  startServer({
    folder,
    host: '127.0.0.1',
    port: 0,
    mail: {
      folder: join(folder, 'mail'),
      puts: { burst: 10_000, perSecond: 1_000 },
      messages: { burst: 10_000, perSecond: 1_000 },
      bytesPerDay: 1e9
    }
  });
const mailUrl = () => server.url.replace(/^http/, 'ws').replace(/\/$/, '') + '/mail';

beforeEach(async () => {
  vi.stubGlobal('WebSocket', WebSocket);
  folder = mkdtempSync(join(tmpdir(), 'bastide-games-'));
  [relay, server] = await Promise.all([RelayServer.open(), serve()]);
});
afterEach(async () => {
  await Promise.all([relay.close(), server.close()]);
  rmSync(folder, { recursive: true });
  vi.unstubAllGlobals();
});

const relays = () => [
  { url: mailUrl(), own: true },
  { url: relay.url, own: false }
];

const ownOnly = () => relays().slice(0, 1);

const gather = (game: string, people: number, expansions: readonly string[] = [], at = relays, seed = 1) =>
  Apart.gather({
    people,
    seed,
    relays: at,
    deal: dealFor(people - 1, { game, expansions, rules: rulesHash(game, expansions) })
  });

/** All open once more: asserts that the game is over on every device, with one transcript and no forked log. */
async function expectOneGame(game: Apart): Promise<void> {
  const hashes = new Set<string>();
  for (const { n } of game.people) {
    expect((await game.open(n)).over).toBe(true);
    const { snapshot, fold } = game.last!;
    hashes.add(snapshot.hash);
    expect(fold.tip.seating.parties.some(({ log }) => log.forked)).toBe(false);
  }
  expect(hashes.size).toBe(1);
  expect(game.openings.every(({ sent }) => sent === 'sent')).toBe(true);
}

describe.each([2, 3, 4])('%i people', (people) => {
  it('play the base game to its end, one opening a turn', async () => {
    const game = await gather('landscape', people);
    const begun = (await game.begin()).length;
    await game.playOn();
    // 71 tiles: the first is placed at the start, the last turn needs an opening of its own.
    expect(game.openings.length - begun).toBeLessThanOrEqual(71);
    await expectOneGame(game);
  }, 120_000);

  it('play a pandemic to its end', async () => {
    const game = await gather('clinic', people, ['covid19Pandemic']);
    await game.begin();
    await game.playOn();
    await expectOneGame(game);
  }, 180_000);
});

describe('our own server as the only mailbox', () => {
  it('restarts in mid-game with what it kept, and the game goes on', async () => {
    const game = await Apart.gather({
      people: 2,
      relays: ownOnly,
      deal: dealFor(1, { options: { rounds: 2 } })
    });
    await game.begin();
    await game.playOn(game.last!.snapshot.position + 3);
    const { position } = game.last!.snapshot;
    await server.close();
    // While it is down, signed entries stay on the device and are reported as not sent.
    const [slot] = game.last!.snapshot.awaited;
    expect((await game.people[game.personOf(slot.party)].open()).sent).toBe('unsent');
    server = await serve();
    await game.playOn();
    expect(game.last!.snapshot.position).toBeGreaterThan(position);
    for (const { n } of game.people) expect((await game.open(n)).over).toBe(true);
  }, 60_000);

  it('when full, refuses new authors with a reason, and continues for those it knows', async () => {
    const game = await gather('landscape', 2, [], ownOnly);
    await game.begin();
    await server.close();
    const full = { folder: join(folder, 'mail'), newcomers: 1 };
    server = await startServer({ folder, host: '127.0.0.1', port: 0, mail: full });
    await game.playOn(game.last!.snapshot.position + 4);
    expect(game.openings.at(-1)?.sent).toBe('sent');
    // Another seed has other keys, unknown to this server.
    const other = await gather('landscape', 2, [], ownOnly, 2);
    expect((await other.open(0)).sent).toBe('unsent');
  }, 60_000);
});
