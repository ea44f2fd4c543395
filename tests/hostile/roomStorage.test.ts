/** The page of a table on a device whose storage fails at one transaction after the other. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseLink } from '../../src/lib/net/link/link.ts';
import { BUILT_IN } from '../../src/lib/net/site/siteFile.ts';
import { deviceStore } from '../../src/lib/session/storage/device.ts';
import { deviceTables } from '../../src/lib/session/storage/storedTables.ts';
import { Room } from '../../src/lib/session/table/room.svelte.ts';
import { cleanRecord } from '../../src/lib/session/table/tableInfo.ts';
import { escapes } from '../../src/lib/session/testing/escapes.ts';
import { stubPage, stubSockets } from '../../src/lib/session/testing/page.ts';
import { tablePlan } from '../../src/lib/session/testing/tablePlan.ts';
import { mend, watch, type Failure } from './support/failingStorage.ts';

const PAGE = 'https://play.example/table/';
const storedTables = deviceTables();
const store = await deviceStore();
const { name } = (store as unknown as { db: IDBDatabase }).db;
const rooms: Room[] = [];
const escaped = escapes();

beforeEach(() => {
  stubPage();
  stubSockets();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage = () => undefined;
      terminate = () => undefined;
    }
  );
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run));
});
afterEach(() => {
  for (const room of rooms.splice(0)) room.close();
  mend(name);
  vi.unstubAllGlobals();
});

function roomAt(fragment: string): Room {
  const choices = { signalling: [], iceServers: [], points: [], forbidden: [], strangers: 'never' as const };
  const loaded = { site: BUILT_IN, source: 'builtIn' as const, problem: null };
  const room = new Room(fragment, PAGE, { choices, site: () => Promise.resolve(loaded) }, () => 'Bo');
  rooms.push(room);
  return room;
}

/** What the screen says went wrong. */
const told = (room: Room): unknown => room.failure ?? room.table?.trouble ?? null;

const quiet = () => new Promise((done) => setTimeout(done, 15));

/** Resolves when the game is shown, or what went wrong. */
const settled = (room: Room) =>
  vi.waitFor(() => expect(room.phase === 'playing' || told(room) !== null).toBe(true), { interval: 5 });

const HOTSEAT = tablePlan({
  seats: [
    { kind: 'me', name: 'Ada' },
    { kind: 'device', name: 'Ben' }
  ]
});
const SHARED = tablePlan();

/** Visits a table of this plan with one transaction after the other failing, until there are no more; how many there were. */
async function each(
  failure: Failure,
  link: () => Promise<string>,
  visit: (fragment: string, at: number) => Promise<void>
): Promise<number> {
  for (let at = 0; ; at++) {
    const fragment = await link();
    const seen = watch(name, { failure, at });
    await visit(fragment, at);
    mend(name);
    if (seen.failed) continue;
    expect(escaped).toEqual([]);
    return at;
  }
}

test.each(['throws', 'aborts', 'lies'] as const)(
  'a table of one device that does not open tells why, and opens the next time, where storage %s',
  async (failure) => {
    const link = () => storedTables.create(HOTSEAT, { servers: [], points: [], strangers: null });
    const count = await each(failure, link, async (fragment) => {
      const room = roomAt(fragment);
      await room.open();
      await settled(room);
      room.close();
      mend(name);
      const again = roomAt(fragment);
      await again.open();
      await vi.waitFor(() => expect(again.phase).toBe('playing'));
      again.close();
    });
    expect(count).toBeGreaterThan(5);
  },
  30_000
);

test.each(['throws', 'aborts'] as const)(
  'the seats of a table and its beginning are stored, or the opener is told, where storage %s',
  async (failure) => {
    const link = () => storedTables.create(SHARED, { servers: [], points: [], strangers: null });
    const count = await each(failure, link, async (fragment, at) => {
      const { room: id } = parseLink(fragment);
      const room = roomAt(fragment);
      await room.open();
      await quiet();
      room.gathering?.actions.seatBot(1, 'gentle');
      await quiet();
      room.gathering?.actions.start();
      await settled(room);
      await quiet();
      mend(name);
      const info = cleanRecord((await store.table(id))?.info);
      const isWhole = info?.plan.seats[1].kind === 'bot' && (await store.header(id)) !== undefined;
      if (!isWhole) expect({ at, told: told(room) }).not.toEqual({ at, told: null });
      room.close();
      const again = roomAt(fragment);
      await again.open();
      await vi.waitFor(() => expect(again.phase).toBe(again.table ? 'playing' : 'lobby'));
      again.close();
    });
    expect(count).toBeGreaterThan(7);
  },
  30_000
);
