import { afterEach, expect, test } from 'vitest';
import { isProof } from '../../src/lib/table/consent/consent.ts';
import { decodeEntry, type Body } from '../../src/lib/table/log/entry.ts';
import { exportRecord } from '../../src/lib/table/record/record.ts';
import { secretsOf } from '../../src/lib/table/testing/bench.ts';
import { verifyRecord } from '../../src/lib/table/record/verify.ts';
import { Circle, type Player, type Setup } from './support/circle.ts';
import { after, forge, next, Vandal } from './support/forge.ts';
import { evidenceOf } from '../../src/lib/table/fold/evidence.ts';

/** Entries no honest client signs: none changes a game, and what is signed names its signer. */
const open: Circle[] = [];
afterEach(() => open.splice(0).forEach((circle) => circle.close()));

async function gather(setup: Partial<Setup> = {}): Promise<Circle> {
  const circle = await Circle.open({ seed: 21, seats: 3, ...setup });
  open.push(circle);
  return circle;
}

const junk = (n: number): Body => ({
  kind: 'do',
  seat: n % 3,
  action: { do: 'fly', far: 'x'.repeat(3_500), n }
});
const accused = ({ table }: Player): number[] => [...new Set(evidenceOf(table).map(({ party }) => party))];

async function agreed(circle: Circle): Promise<void> {
  expect(new Set(await circle.digests()).size).toBe(1);
}

test('forged, altered, replayed entries and those of another table or game are dropped', async () => {
  const circle = await gather();
  await circle.playTo(6);
  const others = await Promise.all([gather({ seed: 22 }), gather({ seed: 23, game: 'clinic', seats: 2 })]);
  for (const other of others) await other.playTo(4);
  const vandal = new Vandal(circle);
  await circle.pass(1_000);
  const [{ table, carrier }] = circle.players;
  const good = [...carrier.store.values()];
  const foreign = others.flatMap((other) => [...other.players[0].carrier.store.values()]);
  const forged = await Promise.all(
    [0, 1, 2].map((party) => forge(next(table, party, { kind: 'resign', seat: party }), secretsOf(7).signer))
  );
  // Signed by no party of the table, so they must never be stored for a later one.
  const strangers = await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      forge(next(table, 0, junk(n), { party: 100 + n }), secretsOf(7).signer)
    )
  );
  const bent = good.map((bytes, n) => bytes.map((byte, at) => (at === n % 60 ? byte ^ 1 : byte)));
  for (const bytes of [...foreign, ...forged, ...strangers, ...bent, ...good]) vandal.post(bytes);
  await circle.pass(8_000, { step: 500 });
  await agreed(circle);
  for (const player of circle.players) {
    const kept = new Set([...player.carrier.store.values()].map(String));
    for (const bytes of [...foreign, ...forged, ...strangers, ...bent])
      expect(kept.has(String(bytes))).toBe(false);
    expect(accused(player)).toEqual([]);
  }
  vandal.leave();
});

test('illegal moves, moves for others and answers out of turn are skipped and their signer is named', async () => {
  const circle = await gather();
  await circle.playTo(6);
  const [, , liar] = circle.players;
  const { table } = liar;
  for (let round = 0; round < 4; round++) {
    const { draw } = table.snapshot;
    const bodies: Body[] = [
      { kind: 'do', seat: 2, action: { do: 'place', at: [500, 500], turn: 1 } },
      { kind: 'do', seat: 0, action: { do: 'pass' } },
      { kind: 'do', seat: 1, action: { do: 'fly', deep: [[[['x']]]] } },
      { kind: 'witness', link: secretsOf(2).chain.link(draw + 1) },
      { kind: 'draw', link: secretsOf(2).chain.link(draw) },
      { kind: 'back', seat: 2, to: 0, consents: [] },
      { kind: 'return', seat: 2, party: 0, consents: [] }
    ];
    for (const body of bodies) {
      const bytes = await forge(next(table, 2, body));
      expect(table.receive(bytes).status).toBe('accepted');
      await liar.send([bytes]);
    }
    await circle.pass(3_000);
  }
  await agreed(circle);
  for (const player of circle.players) {
    expect(accused(player)).toEqual([2]);
    expect(player.snapshot.position).toBeGreaterThan(10);
  }
  // One peer's evidence convinces any other, from a file and offline.
  const { table: honest } = circle.players[0];
  const report = await verifyRecord(exportRecord(honest), () => circle.game);
  expect(report.ok).toBe(true);
  expect(report.evidence.length).toBe(evidenceOf(honest).length);
});

test('a flood of signed junk is bounded, and its signer can be voted out', async () => {
  const circle = await gather({ seats: 4, hostile: [3] });
  const sit = async (): Promise<Vandal> => {
    const vandal = new Vandal(circle);
    await circle.pass(2_000);
    vandal.post(await forge(next(circle.players[0].table, 3, { kind: 'sit' })));
    return vandal;
  };
  const vandal = await sit();
  await circle.pass(20_000);
  const { table } = circle.players[0];
  let draft = next(table, 3, junk(0));
  for (let n = 1; n <= 200; n++) {
    vandal.post(await forge(draft));
    draft = after(draft, junk(n));
    if (n % 20 === 0) await circle.pass(2_000);
  }
  await circle.pass(30_000);
  for (const player of circle.players) {
    const spare = [...player.carrier.store.values()].filter((bytes) => decodeEntry(bytes).party === 3);
    expect(spare.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(300 * 1024);
    expect(accused(player)).toEqual([3]);
  }
  expect(table.snapshot.awaited.map(({ party }) => party)).toEqual([3]);
  for (const { writer, carrier } of circle.players)
    await carrier.publish(await writer.vote([{ party: 3, verdict: 'bot', host: 0 }]));
  const before = table.snapshot.position;
  await circle.pass(30_000);
  expect(table.snapshot.position).toBeGreaterThan(before + 5);
  await agreed(circle);
  vandal.leave();
}, 120_000);

test('two moves signed for one place are shown to all, and all end in the same game', async () => {
  const circle = await gather({ seats: 4 });
  await circle.playTo(8);
  const [a, b, c] = circle.players;
  while (
    !a.snapshot.awaited.some(({ party, seat }) => party === 3 && seat === 3) ||
    a.snapshot.ask.kind !== 'choice'
  )
    await circle.pass(250);
  const liar = circle.players[3];
  await circle.pass(2_000, { play: false });
  const actions = liar.table.actions(3);
  expect(actions.length).toBeGreaterThan(1);
  // The second move comes from a copy of the liar's device that lacks the first.
  const twin = circle.join(3, new Map(liar.carrier.store), 'twin');
  circle.network.partition(['p0', 'p3'], ['p1', 'p2', 'twin']);
  await liar.send([await liar.writer.act(3, actions[0])]);
  await twin.send([await twin.writer.act(3, actions[1])]);
  await circle.pass(1_000, { play: false });
  circle.remove(liar);
  circle.remove(twin);
  await circle.pass(12_000);
  circle.network.heal();
  await circle.pass(30_000);
  for (const player of [a, b, c]) {
    const [evidence] = evidenceOf(player.table);
    if (evidence?.kind !== 'equivocation') throw new Error('no proof');
    expect(evidence.party).toBe(3);
    expect(isProof(player.table.id, evidence.proof, circle.header.parties[3].key)).toBe(true);
  }
  await agreed(circle);
  const [evidence] = evidenceOf(a.table);
  const proof = evidence.kind === 'equivocation' ? evidence.proof : undefined;
  const missing = a.snapshot.awaited.some(({ party }) => party === 3) || a.snapshot.phase === 'disputed';
  if (missing)
    for (const { writer, carrier } of [a, b, c])
      await carrier.publish(await writer.vote([{ party: 3, verdict: 'bot', host: 0 }], proof));
  const before = a.snapshot.position;
  await circle.pass(20_000);
  expect(a.snapshot.position).toBeGreaterThan(before);
  await agreed(circle);
});

test('a seat that was voted out and comes back with another history changes nothing', async () => {
  const circle = await gather();
  await circle.playTo(8);
  const [a, b, gone] = circle.players;
  while (
    !a.snapshot.awaited.some(({ party, seat }) => party === 2 && seat === 2) ||
    a.snapshot.ask.kind !== 'choice'
  )
    await circle.pass(250);
  await circle.pass(2_000, { play: false });
  circle.network.partition(['p0', 'p1'], ['p2']);
  // Cut off, it still plays its turn, resigns, and takes that back.
  await gone.act();
  await gone.act();
  await circle.pass(10_000, { play: false });
  for (const { writer, carrier } of [a, b])
    await carrier.publish(await writer.vote([{ party: 2, verdict: 'bot', host: 0 }]));
  circle.players.pop();
  await circle.pass(15_000);
  const there = a.snapshot.position;
  expect(a.snapshot.seating.parties[2].status).toBe('cut');
  circle.network.heal();
  await circle.pass(20_000);
  expect(a.snapshot.position).toBeGreaterThan(there);
  expect(a.snapshot.seating.parties[2].status).toBe('cut');
  circle.players.push(gone);
  await agreed(circle);
});
