import { expect, it } from 'vitest';
import type { Talk, TalkMessage } from './messages.ts';
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

/** The names at a device to which the test speaks as its peers; keys of `party` have a seat. */
function device(party: number | null = null) {
  const here = new Set(['p', 'q']);
  const sent: { message: TalkMessage; to: string | undefined }[] = [];
  let hear: Parameters<Talk['onMessage']>[0] = () => undefined;
  let arrive: (peer: string) => void = () => undefined;
  const talk = {
    onMessage: (listener: typeof hear) => {
      hear = listener;
      return () => (hear = () => undefined);
    },
    onArrival: (listener: typeof arrive) => {
      arrive = listener;
      return () => (arrive = () => undefined);
    },
    send: (message: TalkMessage, to?: string) => sent.push({ message, to }) > 0
  };
  const spectators = new Spectators({
    talk: talk as unknown as Talk,
    party,
    partyOf: (key) => (key === 'seated' ? 0 : null),
    peers: () => here
  });
  return {
    spectators,
    here,
    sent,
    say: (peer: string, message: TalkMessage, key: string | null = null) => hear({ peer, key }, message),
    arrive: (peer: string) => arrive(peer)
  };
}

it('sends the own name to all, and again to who comes later, once there is one', () => {
  const { spectators, sent, arrive } = device();
  arrive('p');
  expect(sent).toEqual([]);
  spectators.call(' Hal ');
  arrive('q');
  const message = { say: 'spectator', name: 'Hal' };
  expect(sent).toEqual([
    { message, to: undefined },
    { message, to: 'q' }
  ]);
  spectators.destroy();
  arrive('r');
  expect([spectators.own, sent.length]).toEqual(['Hal', 2]);
  const player = device(0);
  player.spectators.call('Ada');
  player.arrive('p');
  expect(player.sent).toEqual([]);
});

it('shows one name for each connected spectator in one order, and none that it withdrew', () => {
  const { spectators, here, say } = device();
  say('p', { say: 'spectator', name: 'Zoe' });
  say('q', { say: 'spectator', name: 'Hal' });
  expect(spectators.names).toEqual(['Hal', 'Zoe']);
  const shown = spectators.names;
  say('p', { say: 'spectator', name: 'Zoe' });
  say('q', { say: 'refuse', hash: '' });
  say('q', { say: 'spectator', name: 'Ada' }, 'seated');
  say('gone', { say: 'spectator', name: 'Eve' });
  spectators.update();
  // The same list: the screen is not drawn again.
  expect(spectators.names).toBe(shown);
  say('q', { say: 'spectator', name: '' });
  expect(spectators.names).toEqual(['Zoe']);
  here.delete('p');
  spectators.update();
  expect(spectators.names).toEqual([]);
  spectators.destroy();
  say('q', { say: 'spectator', name: 'Hal' });
  expect(spectators.names).toEqual([]);
});
