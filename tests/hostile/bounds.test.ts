import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, test } from 'vitest';
import { Circle } from './support/circle.ts';
import { FLOODS, type Flood } from './support/floods.ts';
import { Vandal } from './support/forge.ts';

/**
 * What a flood may cost an honest device: memory in bytes above what it had, and ms of computing for one message (an
 * idle machine needs about a fifth of it; the bound of 50 ms is held in a browser, in `tests/e2e-net`).
 */
const MEMORY = 20 * 1024 * 1024;
const TIME = 400;
/** Strikes at every device, a second apart. */
const ROUNDS = 8;

const open: Circle[] = [];
afterEach(() => open.splice(0).forEach((circle) => circle.close()));

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function memory(): number {
  collect();
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Garbage collection falls into a message or two, and its threads count as ours. An attack repeats what is slow. */
const REPEATED = 3;

/**
 * The ms of computing that a device spent on each of its {@link REPEATED} slowest messages so far, or more; time that others took
 * from us does not count.
 */
function watched(circle: Circle): () => number {
  const slowest = new Array<number>(REPEATED).fill(0);
  for (const { provider } of circle.players) {
    const transport = provider.transport as unknown as { receive(from: string, bytes: Uint8Array): void };
    const receive = transport.receive.bind(transport);
    transport.receive = (from, bytes) => {
      const start = process.cpuUsage();
      receive(from, bytes);
      const { user, system } = process.cpuUsage(start);
      slowest.push((user + system) / 1_000);
      slowest.sort((a, b) => b - a).pop();
    };
  }
  return () => slowest[REPEATED - 1];
}

/** Its own function, so that nothing of the attacker is left when memory is measured. */
async function attack(circle: Circle, strike: Flood): Promise<void> {
  let vandal = new Vandal(circle);
  await circle.pass(1_000);
  for (let round = 0; round < ROUNDS; round++) {
    for (const { id } of circle.players) strike(vandal, round, id);
    await circle.pass(1_000, { step: 500 });
    // It is expelled repeatedly, and returns under another id.
    if (vandal.transport.peers.size < circle.players.length) vandal = vandal.again(`x${round}`);
  }
  vandal.leave();
}

test.each(Object.keys(FLOODS))(
  '%s cost neither the game nor the device',
  async (name) => {
    const circle = await Circle.open({ seed: 51, seats: 3 });
    open.push(circle);
    await circle.playTo(5);
    const longest = watched(circle);
    const before = memory();
    const { position } = circle.players[0].snapshot;
    await attack(circle, FLOODS[name]);
    await circle.pass(5_000, { step: 500 });
    const grown = (memory() - before) / circle.players.length;
    console.info(
      `${name}: ${Math.round(grown / 1024)} KB a device, ${Math.round(longest())} ms for each of the slowest messages`
    );
    expect(grown).toBeLessThan(MEMORY);
    expect(longest()).toBeLessThan(TIME);
    expect(circle.players[0].snapshot.position).toBeGreaterThan(position);
    expect(new Set(await circle.digests()).size).toBe(1);
  },
  120_000
);
