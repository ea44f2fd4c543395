/**
 * Fills a mailbox with whole rooms and starts it again: `node scripts/mail/load.mjs [rooms]`. A room is two players and a
 * door: two cards or claims there, a head and a page of each player. Events are signed and put through the store itself,
 * since the rates of one address would take days; memory is that of a process that only reads them again.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EventStore } from './eventStore.mjs';

const LIMITS = { places: 17, bytes: 1e9, newcomers: 9e8, kept: 90 * 86_400_000 };
const hex = (number, digits) => number.toString(16).padStart(digits, '0');

async function open(folder) {
  const store = new EventStore(folder, LIMITS, Date.now);
  await store.open();
  return store;
}

/** Sealed sizes of `docs/net.md`, as base64. */
const CONTENT = { head: 'A'.repeat(2_048), page: 'A'.repeat(8_192) };

async function fill(folder, rooms) {
  const store = await open(folder);
  const created_at = Math.floor(Date.now() / 1_000);
  const put = (author, place, content) =>
    store.put({
      id: hex(author * 32 + place, 64),
      pubkey: hex(author, 64).split('').reverse().join(''),
      created_at,
      kind: 30_078,
      tags: [
        ['d', hex(place, 32)],
        ['expiration', String(created_at + 7_776_000)]
      ],
      content,
      sig: '0'.repeat(128)
    });
  for (let room = 0; room < rooms; room++) {
    const [door, ...players] = [room * 3, room * 3 + 1, room * 3 + 2];
    for (const place of [0, 1]) await put(door, place, CONTENT.head);
    for (const player of players) {
      await put(player, 0, CONTENT.head);
      await put(player, 1, CONTENT.page);
    }
  }
  return store.stats;
}

if (process.argv[2] === 'recall') {
  const before = process.memoryUsage();
  const start = performance.now();
  const store = await open(process.argv[3]);
  const seconds = (performance.now() - start) / 1_000;
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  const mb = (bytes) => (bytes / 1e6).toFixed(0);
  console.log(
    `started again in ${seconds.toFixed(1)} s: ${store.stats.places} places of ${store.stats.authors} authors, index ` +
      `${mb(heapUsed - before.heapUsed)} MB, process ${mb(rss)} MB`
  );
} else {
  const rooms = Math.min(Number(process.argv[2] ?? 10_000), 20_000);
  const folder = mkdtempSync(join(tmpdir(), 'bastide-mailbox-'));
  const start = performance.now();
  const { places, bytes } = await fill(folder, rooms);
  const seconds = (performance.now() - start) / 1_000;
  const disk = spawnSync('du', ['-sm', folder], { encoding: 'utf8' }).stdout.split('\t')[0];
  console.log(
    `${rooms} rooms: ${places} places, ${(bytes / 1e6).toFixed(0)} MB of events, ${disk} MB of disk, ` +
      `${(places / seconds).toFixed(0)} puts/s`
  );
  const again = ['--expose-gc', fileURLToPath(import.meta.url), 'recall', folder];
  spawnSync(process.execPath, again, { stdio: 'inherit' });
  rmSync(folder, { recursive: true });
}
