import { expect, test } from 'vitest';
import type { Game } from '../../src/lib/kernel/game.ts';
import { evidenceOf } from '../../src/lib/table/fold/evidence.ts';
import { decodeEntry } from '../../src/lib/table/log/entry.ts';
import { rounds } from '../../src/lib/table/testing/rounds.ts';
import { Devices, out, stand, type Device } from './support/liars.ts';

/** A party that never commits its secret choice, or commits one and never reveals it. */

const LIAR = 2;
const say = (n: number) => ({ do: 'say', n });
const saidAt = ({ table }: Device) => (table.snapshot.state as { said: number[][] }).said;

/** Three parties at a secret choice of all; the first two have committed. */
async function committed() {
  const options = { asked: '?012 0 1' };
  const devices = new Devices({ game: 'rounds', seats: [0, 1, 2], witness: 'next', options }, rounds as Game);
  await devices.sit();
  const [a, b, liar] = devices.all;
  for (const { writer, party } of [a, b]) devices.give([await writer.act(party, say(party))]);
  return { devices, honest: [a, b], liar };
}

/** The others vote the liar out. */
async function cut(devices: Devices, honest: readonly Device[]): Promise<void> {
  for (const { writer } of honest) devices.give([await writer.vote([out(LIAR)])], honest);
  await devices.settle(honest);
}

test('a party that never commits learns no choice of the others, who vote it out and go on', async () => {
  const { devices, honest, liar } = await committed();
  await devices.settle(honest);
  for (const { table } of honest) for (const { body } of table.entries()) expect(body.kind).not.toBe('show');
  await cut(devices, honest);
  for (const device of honest) expect(saidAt(device)).toEqual([[0, 1, 9]]);
  const before = honest.map(stand);
  devices.give([await liar.writer.act(LIAR, say(5))], honest);
  expect(honest.map(stand)).toEqual(before);
  await devices.play(2, honest);
  for (const { table } of honest) expect(table.snapshot.over).toBe(true);
});

test('a party that commits and never reveals is voted out; its choice, revealed late, does not count', async () => {
  const { devices, honest, liar } = await committed();
  devices.give([await liar.writer.act(LIAR, say(5))]);
  await devices.settle(honest);
  const [a] = honest;
  expect(a.table.snapshot.awaited).toEqual([{ party: LIAR, seat: LIAR }]);
  devices.exchange();
  const late = await liar.writer.answerDuties();
  expect(decodeEntry(late[0]).body).toMatchObject({ kind: 'show', action: say(5) });
  await cut(devices, honest);
  for (const device of honest) expect(saidAt(device)).toEqual([[0, 1, 9]]);
  // Neither before the others built on the vote nor after.
  for (const device of honest) {
    const before = stand(device);
    devices.give(late, [device]);
    expect(stand(device)).toBe(before);
    await devices.play(1, honest);
  }
  expect(evidenceOf(a.table)).toEqual([]);
});
