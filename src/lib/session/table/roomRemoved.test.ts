import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BUILT_IN } from '../../net/site/siteFile.ts';
import { parseLink } from '../../net/link/link.ts';
import type { Fragment } from '../contracts.ts';
import { deviceStore } from '../storage/device.ts';
import { deviceTables } from '../storage/storedTables.ts';
import { stubPage } from '../testing/page.ts';
import { tablePlan } from '../testing/tablePlan.ts';
import { Room } from './room.svelte.ts';

/** A table that is open in one tab and removed from the start page in another. */

const storedTables = deviceTables();
let room: Room;

beforeEach(() => {
  stubPage();
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run));
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  room.close();
  vi.unstubAllGlobals();
});

async function opened(): Promise<{ link: Fragment; id: string }> {
  const seats = [
    { kind: 'me', name: 'Ada' },
    { kind: 'device', name: 'Bo' }
  ] as const;
  const plan = tablePlan({ seats });
  const link = await storedTables.create(plan, { servers: [], points: [], strangers: null });
  const choices = { signalling: [], iceServers: [], points: [], forbidden: [], strangers: 'ask' as const };
  const loaded = { site: BUILT_IN, source: 'builtIn' as const, problem: null };
  const net = { choices, site: () => Promise.resolve(loaded) };
  room = new Room(link, 'https://play.example/table/', net, () => 'Ada');
  await room.open();
  await vi.waitFor(() => expect(room.phase).toBe('playing'), 10_000);
  return { link, id: parseLink(link).room };
}

/** The locks of a browser with one other tab. */
function stubLocks(): void {
  const held = new Map<string, (reason: unknown) => void>();
  const request = (name: string, mode: LockOptions, work: LockGrantedCallback<unknown>) => {
    if (held.has(name) && !mode.steal) return Promise.resolve(work(null));
    held.get(name)?.(new DOMException('stolen', 'AbortError'));
    return new Promise((resolve, reject) => {
      held.set(name, reject);
      void Promise.resolve(work({ name, mode: 'exclusive' })).then((result) => {
        if (held.get(name) === reject) held.delete(name);
        resolve(result);
      });
    });
  };
  vi.stubGlobal('navigator', { ...navigator, locks: { request } });
}

test('it ends in the tab that has it open, and stays removed', async () => {
  stubLocks();
  const { id } = await opened();
  await storedTables.remove(id);
  await vi.waitFor(() => expect(room.phase).toBe('elsewhere'));
  expect(await (await deviceStore()).table(id)).toBeUndefined();
});

test('where the browser has no locks, its record is not stored again without the key it belongs to', async () => {
  const { id } = await opened();
  await storedTables.remove(id);
  const { play } = room.table!;
  for (let n = 0; n < 6; n++) {
    await vi.waitFor(() => expect(play.asked).not.toBeNull(), 5_000);
    await play.decide([play.game.actions(play.state, play.asked!)[0]]);
  }
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(play.position).toBeGreaterThan(3);
  const store = await deviceStore();
  expect([await store.keys(id), await store.table(id)]).toEqual([undefined, undefined]);
});
