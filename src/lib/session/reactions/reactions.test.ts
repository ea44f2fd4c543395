import { expect, it } from 'vitest';
import { FakeClock } from '../../net/transport/clock.ts';
import { Circle, headerFor } from '../../table/testing/bench.ts';
import { partyWith } from '../parties/people.ts';
import type { Talk, TalkMessage } from '../parties/messages.ts';
import { TalkNetwork } from '../parties/testing.ts';
import { Reactions, SHOWN_FOR } from './reactions.svelte.ts';

/** Ada and Bo at a table. */
async function table() {
  const circle = new Circle(headerFor({ seats: [0, 1], first: 0 }));
  await circle.sit();
  const network = new TalkNetwork(circle);
  const clock = new FakeClock();
  const reactions = (party: number) =>
    new Reactions({
      talk: network.talks[party],
      party,
      partyOf: (key) => partyWith(circle.devices[party].table, key),
      clock
    });
  const heard: unknown[] = [];
  network.talks[1].onMessage((_, message) => heard.push(message));
  return { network, clock, heard, ada: reactions(0), bo: reactions(1) };
}

it('shows a reaction at its sender for some seconds, one at a time', async () => {
  const { network, clock, ada, bo } = await table();
  expect(ada.send('clap')).toBe(true);
  clock.advance(1_000);
  expect(ada.send('heart')).toBe(true);
  expect(bo.send('wow')).toBe(true);
  for (const one of [ada, bo])
    expect(one.views).toMatchObject([
      { party: 0, reaction: 'heart' },
      { party: 1, reaction: 'wow' }
    ]);
  network.say(0, { say: 'react', reaction: 'dance' });
  network.say(0, { say: 'spectator', name: 'Eve' });
  network.say(9, { say: 'react', reaction: 'wow' });
  expect(bo.views).toHaveLength(2);
  // The end of the first reaction is not that of the second.
  clock.advance(SHOWN_FOR - 1);
  for (const one of [ada, bo]) expect(one.views).toHaveLength(2);
  clock.advance(1);
  for (const one of [ada, bo]) expect(one.views).toEqual([]);
});

it('sends and shows three reactions of a party at once and two every five seconds, those of others apart', async () => {
  const { network, clock, heard, ada, bo } = await table();
  const tries = () => Array.from({ length: 10 }, () => ada.send('wow')).filter(Boolean).length;
  expect([tries(), heard.length]).toEqual([3, 3]);
  clock.advance(5_000);
  expect([tries(), heard.length]).toEqual([2, 5]);
  // One that keeps no rate of its own.
  const { id } = bo.views[0];
  for (let i = 0; i < 10; i++) network.say(0, { say: 'react', reaction: 'wow' });
  expect(bo.views[0].id).toBe(id);
  expect(bo.send('clap')).toBe(true);
});

it('takes none of another device with the key of its own seat, and sends none without a seat', () => {
  let hear: Parameters<Talk['onMessage']>[0] = () => undefined;
  const sent: TalkMessage[] = [];
  const talk = {
    onMessage: (listener: typeof hear) => {
      hear = listener;
      return () => undefined;
    },
    send: (message: TalkMessage) => sent.push(message) > 0
  } as Pick<Talk, 'onMessage' | 'send'> as Talk;
  const reactions = (party: number | null) => new Reactions({ talk, party, partyOf: Number });
  expect([reactions(null).send('wow'), sent]).toEqual([false, []]);
  const own = reactions(0);
  for (const key of ['0', '1']) hear({ peer: 'p', key }, { say: 'react', reaction: 'wow' });
  expect(own.views).toMatchObject([{ party: 1 }]);
  own.destroy();
});

it('leaves no timer and no listener when it ends', async () => {
  const { clock, ada, bo } = await table();
  bo.send('clap');
  ada.destroy();
  bo.send('wow');
  clock.advance(SHOWN_FOR);
  expect(ada.views).toMatchObject([{ party: 1, reaction: 'clap' }]);
});
