import { afterEach, expect, test } from 'vitest';
import { decodeEntry, type Body } from '../../src/lib/table/log/entry.ts';
import { secretsOf } from '../../src/lib/table/testing/bench.ts';
import type { PartyId } from '../../src/lib/table/header.ts';
import type { Table } from '../../src/lib/table/fold/table.ts';
import { Circle, type Setup } from './support/circle.ts';
import { forge, next } from './support/forge.ts';
import { evidenceOf } from '../../src/lib/table/fold/evidence.ts';

/** Draws against a party that wants another result. */
const open: Circle[] = [];
afterEach(() => open.splice(0).forEach((circle) => circle.close()));

async function gather(setup: Partial<Setup> = {}, position = 5): Promise<Circle> {
  const circle = await Circle.open({ seed: 31, seats: 3, ...setup });
  open.push(circle);
  await circle.playTo(position);
  return circle;
}

const drawer = ({ snapshot: { ask } }: Table): PartyId | null =>
  ask.kind === 'draw' && ask.stage === 'draw' ? ask.drawer : null;

/** Plays until `found` holds at the first player's table. */
async function until(circle: Circle, found: (table: Table) => boolean): Promise<void> {
  const [{ table }] = circle.players;
  for (let turn = 0; !found(table); turn++) {
    if (turn > 400 || table.snapshot.over) throw new Error('it never came to that');
    for (const player of circle.players) if (!found(table)) await player.act();
    if (!found(table)) await circle.pass(100, { play: false, step: 50 });
  }
}

test('no party knows a draw before another party has shown its link', async () => {
  const circle = await gather({ seats: 4 });
  await circle.playTo(40);
  const [{ table }] = circle.players;
  const draws = new Map<number, { party: number; position: number }[]>();
  for (const node of table.fold.nodes) {
    if (node.via.kind !== 'answers') continue;
    for (const { body, party, position } of node.via.entries) {
      if (!('link' in body) || body.link === undefined) continue;
      const before = table.fold.at(position);
      const list = draws.get(before?.draw ?? 0) ?? [];
      draws.set(before?.draw ?? 0, [...list, { party, position }]);
    }
  }
  // The last one may be under way.
  draws.delete(table.snapshot.draw);
  expect(draws.size).toBeGreaterThan(8);
  for (const shown of draws.values()) {
    const last = shown[shown.length - 1];
    expect(new Set(shown.map(({ party }) => party)).size).toBeGreaterThan(1);
    // The others' links came after the drawer's last decision: it could not base its choice on them.
    const decided = table.fold.nodes.findLast(
      ({ via, position }) =>
        position <= last.position &&
        via.kind === 'answers' &&
        via.entries.some(({ party, body }) => party === last.party && body.kind === 'do')
    );
    for (const { party, position } of shown)
      if (party !== last.party) expect(position).toBeGreaterThanOrEqual(decided ? decided.position : 0);
  }
});

test('a drawer cannot swap its link, show an older or a later one, or name a second witness', async () => {
  const circle = await gather();
  await until(circle, (table) => drawer(table) !== null);
  const [{ table }] = circle.players;
  const party = drawer(table) ?? 0;
  const liar = circle.players[party];
  await circle.pass(1_000, { play: false });
  const { draw, position } = table.snapshot;
  const { chain } = secretsOf(party);
  const bodies: Body[] = [
    { kind: 'draw', link: chain.link(draw - 1) },
    { kind: 'draw', link: chain.link(draw + 1) },
    { kind: 'draw', link: secretsOf((party + 1) % 3).chain.link(draw) },
    { kind: 'ask', witness: (party + 2) % 3 }
  ];
  for (const body of bodies) {
    const bytes = await forge(next(liar.table, party, body));
    liar.table.receive(bytes);
    await liar.send([bytes]);
  }
  await circle.pass(2_000, { play: false });
  for (const player of circle.players) {
    expect(player.snapshot.position).toBe(position);
    expect(evidenceOf(player.table).map((item) => item.party)).toEqual([party, party, party, party]);
  }
  await circle.pass(10_000);
  expect(table.snapshot.position).toBeGreaterThan(position);
  expect(new Set(await circle.digests()).size).toBe(1);
});

test('a seat that abandons its draw does not draw again, and the next draw differs', async () => {
  const circle = await gather();
  await until(circle, (table) => drawer(table) === 2);
  const walker = circle.players[2];
  const [a, b] = circle.players;
  const { draw } = a.snapshot;
  circle.remove(walker);
  await circle.pass(9_000);
  for (const { writer, carrier } of [a, b])
    await carrier.publish(await writer.vote([{ party: 2, verdict: 'bot', host: 0 }]));
  await circle.pass(10_000);
  expect(a.snapshot.seating.parties[2].status).toBe('cut');
  expect(a.snapshot.draw).toBeGreaterThanOrEqual(draw + 64);
  // It returns and shows the withheld link: too late, the game has continued.
  const back = circle.join(2, walker.disk, 'back');
  const late = await forge(next(back.table, 2, { kind: 'draw', link: secretsOf(2).chain.link(draw) }));
  back.table.receive(late);
  await back.send([late]);
  await circle.pass(10_000);
  expect(new Set(await circle.digests()).size).toBe(1);
  expect(
    a.table.fold.nodes.some(
      ({ via }) => via.kind === 'answers' && via.entries.some(({ id }) => id === decodeEntry(late).id)
    )
  ).toBe(false);
});

test('a witness that stalls is passed over, and its late link does not count', async () => {
  const circle = await gather({ witness: 'next' }, 0);
  const isStalled = ({ snapshot: { ask, awaited } }: Table): boolean =>
    ask.kind === 'draw' && ask.stage === 'witness' && awaited.length === 1;
  await until(circle, isStalled);
  const [{ table }] = circle.players;
  const [{ party }] = table.snapshot.awaited;
  const staller = circle.players[party];
  const { draw } = table.snapshot;
  circle.players.splice(party, 1);
  circle.network.partition(
    circle.players.map(({ id }) => id),
    [staller.id]
  );
  await circle.pass(9_000);
  for (const { writer, carrier } of circle.players)
    await carrier.publish(await writer.vote([{ party, verdict: 'other' }]));
  await circle.pass(5_000);
  const number = circle.players[0].table.snapshot.draw;
  expect(number).toBeGreaterThan(draw + 63);
  circle.network.heal();
  circle.players.push(staller);
  await circle.pass(15_000);
  expect(new Set(await circle.digests()).size).toBe(1);
  expect(staller.snapshot.seating.parties[party].status).toBe('seated');
});
