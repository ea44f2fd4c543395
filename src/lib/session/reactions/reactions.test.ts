import { expect, it } from 'vitest';
import { FakeClock } from '../../net/transport/clock.ts';
import { Circle, headerFor } from '../../table/testing/bench.ts';
import { partyWith } from '../parties/people.ts';
import { TalkNetwork } from '../parties/testing.ts';
import { Reactions, SHOWN_FOR } from './reactions.svelte.ts';

it('shows a reaction at its sender for some seconds, one at a time, and no flood of them', async () => {
  const circle = new Circle(headerFor({ seats: [0, 1], first: 0 }));
  await circle.sit();
  const network = new TalkNetwork(circle);
  const clock = new FakeClock();
  const [ada, bo] = circle.devices.map(
    ({ table }, party) =>
      new Reactions({ talk: network.talks[party], party, partyOf: (key) => partyWith(table, key), clock })
  );
  expect(ada.send('clap')).toBe(true);
  expect(ada.send('heart')).toBe(true);
  for (const one of [ada, bo]) expect(one.views).toMatchObject([{ party: 0, reaction: 'heart' }]);
  network.say(0, { say: 'react', reaction: 'dance' });
  network.say(9, { say: 'react', reaction: 'wow' });
  expect(bo.views).toHaveLength(1);
  clock.advance(SHOWN_FOR);
  for (const one of [ada, bo]) expect(one.views).toEqual([]);

  for (let i = 0; i < 20; i++) network.say(0, { say: 'react', reaction: 'wow' });
  const shown = bo.views[0].id;
  expect(shown).toBeLessThan(8);
});
