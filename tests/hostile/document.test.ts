import * as Y from 'yjs';
import { afterEach, expect, test } from 'vitest';
import { Circle, type Setup } from './support/circle.ts';
import { digest } from '../../src/lib/table/log/bytes.ts';
import { decodeEntry, encodeDraft, idOf, placeMessage, seal } from '../../src/lib/table/log/entry.ts';
import { otherSignature } from '../../src/lib/table/testing/craftedClaims.ts';
import { FLOODS } from './support/floods.ts';
import { after, next, Vandal } from './support/forge.ts';

/** Any peer can write to the document: none of its changes may affect the game. */
const open: Circle[] = [];
afterEach(() => open.splice(0).forEach((circle) => circle.close()));

async function gather(setup: Partial<Setup> = {}): Promise<Circle> {
  const circle = await Circle.open({ seed: 11, seats: 3, ...setup });
  open.push(circle);
  await circle.playTo(6);
  return circle;
}

/** Asserts that all honest devices are at the same position of the same game, further than before. */
async function agreedFurther(circle: Circle, before: number): Promise<void> {
  const digests = await circle.digests();
  expect(new Set(digests).size).toBe(1);
  expect(circle.players[0].snapshot.position).toBeGreaterThan(before);
}

test('entries deleted, rewritten, swapped and cleared away while a game runs', async () => {
  const circle = await gather();
  const vandal = new Vandal(circle);
  await circle.pass(2_000);
  const before = circle.players[0].snapshot.position;
  for (let round = 0; round < 12; round++) {
    const keys = [...vandal.entries.keys()];
    const [a, b] = [keys[circle.roll(keys.length)], keys[circle.roll(keys.length)]];
    vandal.doc.transact(() => {
      if (round % 4 === 0) vandal.entries.delete(a);
      else if (round % 4 === 1) vandal.entries.set(a, new Uint8Array(200).fill(round));
      else if (round % 4 === 2) {
        const [left, right] = [vandal.entries.get(a), vandal.entries.get(b)];
        vandal.entries.set(a, right);
        vandal.entries.set(b, left);
      } else vandal.entries.clear();
    });
    await circle.pass(1_500);
  }
  await agreedFurther(circle, before);
  const { faults } = circle.players[0];
  expect(faults).toContain('deleted');
  expect(faults).toContain('rewritten');
  // Everything is back in the document too.
  await circle.pass(20_000, { play: false });
  const { carrier, provider } = circle.players[1];
  for (const [id, bytes] of carrier.store)
    expect(provider.doc.getMap<unknown>('entries').get(id)).toEqual(bytes);
  vandal.leave();
});

test("entries written under an honest device's client id, before it writes them itself", async () => {
  const circle = await gather();
  const [victim, ...others] = circle.players;
  const vandal = new Vandal(circle);
  await circle.pass(2_000);
  const before = victim.snapshot.position;
  for (let round = 0; round < 6; round++) {
    const twin = new Y.Doc();
    Y.applyUpdate(twin, Y.encodeStateAsUpdate(victim.provider.doc));
    twin.clientID = victim.provider.doc.clientID;
    const known = Y.encodeStateVector(twin);
    for (let i = 0; i < 5; i++) twin.getMap<unknown>('entries').set(`taken ${round} ${i}`, i);
    // The others now hold other content at the victim's next clock, and drop what the victim really writes.
    for (const { id } of others) vandal.update(Y.encodeStateAsUpdate(twin, known), id);
    await circle.pass(2_000);
    twin.destroy();
  }
  await circle.pass(60_000);
  await agreedFurther(circle, before);
  vandal.leave();
});

test('entries that their party signed twice, a copy for each peer, are not rewritten without end', async () => {
  const circle = await gather();
  const [first, second, liar] = circle.players;
  await circle.pass(1_000, { play: false });
  circle.remove(liar);
  const vandal = new Vandal(circle);
  await circle.pass(1_000, { play: false });
  let draft = next(first.table, liar.party, { kind: 'seal' });
  for (let n = 0; n < 20; n++, draft = after(draft, { kind: 'seal' })) {
    const canonical = encodeDraft(draft);
    const message = placeMessage(draft.table, draft.party, draft.index, idOf(canonical));
    for (const [number, { id }] of [first, second].entries()) {
      const twin = new Y.Doc();
      const bytes = seal(otherSignature(digest('test-key', liar.party), message, number), canonical);
      twin.getMap('entries').set(decodeEntry(bytes).id, bytes);
      vandal.update(Y.encodeStateAsUpdate(twin), id);
      twin.destroy();
    }
  }
  await circle.pass(30_000, { play: false });
  vandal.leave();
  for (const { table } of [first, second])
    expect(table.fold.logOf(liar.party)?.last?.index).toBe(draft.index - 1);
  const written = () => [first, second].map(({ provider: { doc } }) => Y.getState(doc.store, doc.clientID));
  const before = written();
  await circle.pass(30_000, { play: false });
  expect(written()).toEqual(before);
  expect(new Set(await circle.digests()).size).toBe(1);
});

test('a peer that sends forged entries beside the document goes after three hundred, and no more are checked', async () => {
  const circle = await gather();
  const [victim] = circle.players;
  const vandal = new Vandal(circle);
  await circle.pass(1_000);
  const before = victim.snapshot.position;
  let forged = 0;
  victim.carrier.onFault(({ kind, via }) => {
    if (kind === 'rejected' && via === 'x') forged++;
  });
  FLOODS['forged entries beside the document'](vandal, 0, victim.id);
  await circle.pass(10_000);
  expect(victim.provider.transport.peers.has('x')).toBe(false);
  expect(forged).toBeGreaterThan(300);
  expect(forged).toBeLessThan(400);
  await agreedFurther(circle, before);
  vandal.leave();
});

test('documents that differ from one peer to the next', async () => {
  const circle = await gather();
  const vandal = new Vandal(circle);
  await circle.pass(1_000);
  const before = circle.players[0].snapshot.position;
  for (let round = 0; round < 5; round++) {
    for (const [index, { id, carrier }] of circle.players.entries()) {
      const twin = new Y.Doc();
      twin.clientID = 4_000 + round;
      const keys = [...carrier.store.keys()];
      for (let i = 0; i < 10; i++) {
        const key = keys[(i + index) % keys.length];
        twin.getMap<unknown>('entries').set(key, Uint8Array.of(index, i));
      }
      vandal.update(Y.encodeStateAsUpdate(twin), id);
      twin.destroy();
    }
    await circle.pass(3_000);
  }
  await agreedFurther(circle, before);
  vandal.leave();
});

test('a liar that sends through an honest peer does not get it expelled', async () => {
  const circle = await gather();
  const [relay, ...others] = circle.players;
  const closed: string[] = [];
  for (const player of others)
    player.provider.transport.onPeer((event) => {
      if (event.type === 'close') closed.push(`${player.id} lost ${event.peer.id}: ${event.reason}`);
    });
  const before = relay.snapshot.position;
  let vandals = [0, 1, 2].map((n) => new Vandal(circle, `x${n}`));
  for (const { id } of others)
    for (const { transport } of vandals) circle.network.cutOneWay(transport.selfId, id);
  await circle.pass(10_000);
  closed.length = 0;
  for (let round = 0; round < 30; round++) {
    for (const [n, vandal] of vandals.entries()) {
      // Just below the limit at which the liar itself would be expelled.
      for (let i = 0; i < 12; i++) vandal.entries.set(`junk ${n} ${round} ${i}`, new Uint8Array(3_000));
      for (let i = 0; i < 20; i++) vandal.provider.awareness.setLocalState({ round, i });
    }
    await circle.pass(500, { step: 500 });
    vandals = vandals.map((vandal) =>
      vandal.transport.peers.size > 0 ? vandal : vandal.again(`${vandal.transport.selfId}'`)
    );
  }
  expect(closed.filter((line) => !line.includes('lost x'))).toEqual([]);
  await agreedFurther(circle, before);
  vandals.forEach((vandal) => vandal.leave());
});

test('strangers who keep every document full do not slow a game down', async () => {
  const circle = await gather();
  const [{ table }] = circle.players;
  const steps = async (ms: number): Promise<number> => {
    const before = table.snapshot.position;
    await circle.pass(ms);
    return table.snapshot.position - before;
  };
  const unharmed = await steps(5_000);
  // The first time a fresh document helps; the next replacement has to wait.
  for (const name of ['first', 'second']) {
    const vandal = new Vandal(circle, name);
    for (let i = 0; i < 40; i++) vandal.entries.set(`junk ${i}`, new Uint8Array(50_000));
    await circle.pass(1_000);
    vandal.leave();
  }
  expect(await steps(5_000)).toBeGreaterThan(unharmed / 2);
});
