import { afterEach, expect, test } from 'vitest';
import * as Y from 'yjs';
import { MemoryNetwork } from '../testing/memoryNetwork.ts';
import { pass } from '../testing/pass.ts';
import { close, entry, idOf, ids, seat, type Seat } from '../testing/seats.ts';
import { FakeClock } from '../transport/clock.ts';
import { YjsProvider } from './provider.ts';

/** How entries come back into a document that a hostile peer writes to. */

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

interface Scene {
  readonly clock: FakeClock;
  readonly seats: readonly Seat[];
  /** What the hostile peer sees and writes. */
  readonly map: Y.Map<unknown>;
}

async function scene(names: readonly string[], entries: number): Promise<Scene> {
  const clock = new FakeClock();
  const network = new MemoryNetwork(clock, 16);
  const seats = names.map((name) => seat(network, name));
  await seats[0].carrier.publish(...Array.from({ length: entries }, (_, n) => entry(`move ${n}`)));
  const hostile = new YjsProvider(new Y.Doc(), network.join('x'), { clock });
  stops.push(() => {
    hostile.destroy();
    close([...seats]);
  });
  await pass(clock, 12_000, 100);
  for (const one of seats) expect(ids(one)).toHaveLength(entries);
  return { clock, seats, map: hostile.doc.getMap<unknown>('entries') };
}

/** How many items each seat wrote to the document so far. */
const written = (seats: readonly Seat[]): number[] =>
  seats.map(({ provider: { doc } }) => Y.getState(doc.store, doc.clientID));

test.each(['deleted', 'rewritten'])(
  'an entry that was %s is back within a second, by one peer',
  async (how) => {
    const { clock, seats, map } = await scene(['a', 'b', 'c', 'd'], 1);
    const [id] = ids(seats[0]);
    const before = written(seats);
    if (how === 'deleted') map.delete(id);
    else map.set(id, Uint8Array.of(1, 2, 3));
    await pass(clock, 1_000, 10);
    expect(map.get(id)).toEqual(entry('move 0'));
    expect(written(seats).map((count, n) => count - before[n])).toEqual([1, 0, 0, 0]);
  }
);

test('a peer that deletes entries again and again is answered at a limited rate', async () => {
  const { clock, seats, map } = await scene(['a'], 200);
  const [before] = written(seats);
  for (let second = 0; second < 20; second++) {
    map.clear();
    await pass(clock, 1_000, 100);
  }
  // The burst, and twenty a second.
  expect(written(seats)[0] - before).toBeGreaterThan(500);
  expect(written(seats)[0] - before).toBeLessThanOrEqual(500 + 20 * 20);
  await pass(clock, 40_000, 1_000);
  expect(map.size).toBe(200);
});

test('entries beyond those that may wait for their check are taken up later', async () => {
  const { clock, seats, map } = await scene(['a'], 0);
  map.doc!.transact(() => {
    for (let n = 0; n < 5_200; n++) map.set(idOf(entry(`late ${n}`)), entry(`late ${n}`));
  });
  await pass(clock, 5_000, 2);
  expect(ids(seats[0])).toHaveLength(5_200);
});
