import { expect, it } from 'vitest';
import { Circle, headerFor } from '../../table/testing/bench.ts';
import { Spectators } from './spectators.svelte.ts';
import { partyWith } from './people.ts';
import { TalkNetwork } from './testing.ts';

it('keeps the names of connected spectators only, and none of a player; names are cleaned and cut', async () => {
  const circle = new Circle(headerFor({ seats: [0, 1], first: 0 }));
  await circle.sit();
  const network = new TalkNetwork(circle);
  const here = new Set(['0', '1', '9']);
  const ada = new Spectators({
    talk: network.talks[0],
    party: 0,
    partyOf: (key) => partyWith(circle.devices[0].table, key),
    peers: () => here
  });
  network.say(1, { say: 'spectator', name: 'Bo' });
  expect(ada.names).toEqual([]);
  network.say(9, { say: 'spectator', name: `\u202e${'x'.repeat(30)}` });
  expect(ada.names).toEqual(['x'.repeat(24)]);
  network.say(9, { say: 'spectator', name: ' Hal ' });
  expect(ada.names).toEqual(['Hal']);
  here.clear();
  ada.update();
  expect(ada.names).toEqual([]);
  ada.call('Ada');
  expect(ada.own).toBe('');
});
