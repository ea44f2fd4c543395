import { expect, test } from 'vitest';
import { Circle, headerFor } from '../../table/testing/bench.ts';
import type { Speaker, Talk, TalkMessage } from '../parties/messages.ts';
import { SigningHold } from './signingHold.svelte.ts';

/** When a device whose seat was copied may sign, from what other parties report. */

/** The hold of the last of three parties, whose seat was copied, and what reports to it. */
async function copied() {
  const circle = new Circle(headerFor({ seats: [0, 1, 2], first: 0 }));
  await circle.sit();
  await circle.settle();
  const { table, writer } = circle.devices[2];
  let hear: (from: Speaker, message: TalkMessage) => void = () => undefined;
  const sent: TalkMessage[] = [];
  const talk = {
    send: (message: TalkMessage) => sent.push(message) > 0,
    onArrival: () => () => undefined,
    onMessage: (listener: typeof hear) => {
      hear = listener;
      return () => undefined;
    }
  } as unknown as Talk;
  const hold = new SigningHold({
    table,
    writer,
    partyOf: (key) => (key === 'stranger' ? null : Number(key)),
    isHere: () => false,
    isCopied: () => true
  });
  hold.exchange(talk, () => hold.update());
  hold.update();
  const report = (party: number | 'stranger', length: number) =>
    hear({ peer: 'x', key: String(party) }, { say: 'heads', heads: [0, 0, length], ask: false });
  return { circle, table, hold, report, sent, length: table.lengths[2] };
}

test('it signs once another party has reported a length that it has, and not for its own report or a stranger’s', async () => {
  const { hold, report, length } = await copied();
  expect(hold.why).toBe('unconfirmed');
  report(2, length);
  report('stranger', length);
  expect(hold.why).toBe('unconfirmed');
  report(0, length);
  expect(hold.why).toBeNull();
});

test('it waits while any seated party reports more, whatever the others report', async () => {
  const { hold, report, length } = await copied();
  report(0, length + 1);
  report(1, length);
  report(0, length);
  expect(hold.why).toBe('unconfirmed');
});

test('a party that was voted out cannot keep it waiting', async () => {
  const { circle, hold, report, length } = await copied();
  report(0, 16_384);
  report(1, length);
  expect(hold.why).toBe('unconfirmed');
  const cuts = [{ party: 0, verdict: 'out' as const }];
  for (const { writer } of circle.devices.slice(1)) circle.share(await writer.vote(cuts));
  for (let i = 0; i < 4; i++)
    for (const { writer } of circle.devices.slice(1)) circle.share(await writer.answerDuties());
  expect(circle.devices[2].table.snapshot.seating.parties[0].status).toBe('cut');
  report(1, circle.devices[2].table.lengths[2]);
  hold.update();
  expect(hold.why).toBeNull();
});

test('what all reported by mail counts, and nothing after the seat was copied once more', async () => {
  const { hold, sent, length } = await copied();
  hold.report(length);
  hold.update();
  expect(hold.why).toBeNull();
  sent.length = 0;
  hold.doubt();
  expect([hold.why, sent]).toMatchObject(['unconfirmed', [{ say: 'heads', ask: true }]]);
});
