import { expect, it } from 'vitest';
import { Circle, headerFor } from '../../table/testing/bench.ts';
import { lineTo } from '../table/history.ts';
import { readTalk, type TalkMessage } from '../parties/messages.ts';
import { partyWith } from '../parties/people.ts';
import { TalkNetwork } from '../parties/testing.ts';
import { WhatIfs } from './whatIfs.svelte.ts';

async function shown({ aids = ['whatIf'], choices = 4 } = {}) {
  const plain = headerFor({ seats: [0, 1, 2], first: 0 });
  const circle = new Circle({ ...plain, policy: { ...plain.policy, aids } });
  await circle.sit();
  await circle.play(5, choices);
  const network = new TalkNetwork(circle);
  const here = new Set([0, 1, 2]);
  const all = circle.devices.map(
    ({ table }, party) =>
      new WhatIfs({
        table,
        talk: network.talks[party],
        party,
        partyOf: (key) => partyWith(table, key),
        isHere: (other) => here.has(other),
        clock: network.clock
      })
  );
  const line = lineTo(circle.devices[0].table.fold.tip);
  const hash = line.stations.at(-1)!.hash;
  return { circle, network, here, all, line, hash };
}

const tried = [{ kind: 'draw' as const, outcome: 'jade' }];

it('shows the others what was tried, at the position it started from, and stores nothing', async () => {
  const { circle, all, line } = await shown();
  const entries = circle.entries.length;
  const from = line.inputs.length;
  expect(all[0].show(from, tried)).toEqual({ shownTo: [1, 2] });
  for (const one of [all[1], all[2]]) expect(one.views).toMatchObject([{ party: 0, from, inputs: tried }]);
  expect(all[0].views).toEqual([]);
  expect(all[1].stands(all[1].views[0])).toBe(true);
  expect(circle.entries.length).toBe(entries);
  all[1].answered(0);
  expect(all[1].views).toEqual([]);
});

it('names a position between two entries by the entry before it', async () => {
  const { all, line } = await shown({ choices: Infinity });
  // Not every number of inputs is a position at which a party signed.
  const between = line.inputs.findIndex(
    (_, at) => at > 0 && !line.stations.some((station) => station.at === at)
  );
  expect(between).toBeGreaterThan(0);
  all[0].show(between, tried);
  const [view] = all[1].views;
  expect(view.from).toBeLessThan(between);
  expect([...line.inputs.slice(0, view.from), ...view.inputs]).toEqual([
    ...line.inputs.slice(0, between),
    ...tried
  ]);
});

it('reports that no party is connected, that it is too long, and that it comes too soon', async () => {
  const { all, network, here, line } = await shown();
  const from = line.inputs.length;
  const long = Array.from({ length: 400 }, () => tried[0]);
  expect(all[0].show(from, long)).toBe('long');
  expect(all[1].views).toEqual([]);
  here.delete(1);
  expect(all[0].show(from, tried)).toEqual({ shownTo: [2] });
  expect(all[0].show(from, tried)).toBe('soon');
  network.now += 20_000;
  here.delete(2);
  expect(all[0].show(from, tried)).toBe('nobody');
});

it('is ignored while the game runs where the table did not agree on it', async () => {
  const { all, network, hash } = await shown({ aids: ['preview'] });
  expect(all[0].canShow).toBe(false);
  network.say(0, { say: 'whatIf', hash, inputs: ['jade'] });
  expect(all[1].views).toEqual([]);
});

it('is accepted once the game is over, whatever was agreed on', async () => {
  const { circle, all, line } = await shown({ aids: [], choices: Infinity });
  expect(circle.devices[0].table.snapshot.over).toBe(true);
  expect(all[0].show(line.inputs.length - 3, tried)).toEqual({ shownTo: [1, 2] });
  expect(all[1].views).toHaveLength(1);
});

it('is accepted only from a seated party, and about a position of the game', async () => {
  const { all, network, hash } = await shown();
  network.say(1, { say: 'whatIf', hash: 'ab'.repeat(32), inputs: ['jade'] });
  network.carry(7, new TextEncoder().encode(JSON.stringify({ say: 'whatIf', hash, inputs: ['jade'] })));
  expect(all[0].views).toEqual([]);
  network.say(1, { say: 'whatIf', hash, inputs: ['jade'] });
  expect(all[0].views).toHaveLength(1);
});

it.each([
  ['no inputs', { inputs: [] }],
  ['inputs that are none', { inputs: 'jade' }],
  ['a hole', { inputs: ['jade', null] }],
  ['a number', { inputs: [7] }],
  ['a choice without a seat', { inputs: [[[null, { do: 'mark' }]]] }],
  ['a choice without a verb', { inputs: [[[0, { do: { toString: 1 } }]]] }],
  ['no place', { hash: 'somewhere', inputs: ['jade'] }]
])('does not hear %s', async (_what, fields) => {
  const { all, network, hash } = await shown();
  const message = { say: 'whatIf', hash, ...fields };
  expect(readTalk(JSON.stringify(message))).toBeNull();
  network.say(1, message);
  expect(all[0].views).toEqual([]);
});

it('ignores a view that is longer than a message may be', async () => {
  const { all, network, hash } = await shown();
  const message = { say: 'whatIf', hash, inputs: Array.from({ length: 400 }, () => 'jade') };
  expect(readTalk(JSON.stringify(message))).not.toBeNull();
  network.say(1, message);
  expect(all[0].views).toEqual([]);
});

it('keeps one view of each party, so that no party fills the screen', async () => {
  const { all, network, hash } = await shown();
  let heard = 0;
  for (let n = 0; n < 200; n++) {
    network.say(1, { say: 'whatIf', hash, inputs: [`bead ${n}`] });
    heard += all[0].views.length;
    expect(all[0].views.length).toBeLessThanOrEqual(1);
    all[0].answered(1);
  }
  expect(heard).toBe(3);
  // A device flooded by one party still receives the other's, and the first one's again after a while.
  network.say(2, { say: 'whatIf', hash, inputs: ['amber'] });
  expect(all[0].views.map(({ party }) => party)).toEqual([2]);
  network.now += 60_000;
  network.say(1, { say: 'whatIf', hash, inputs: ['coral'] });
  expect(all[0].views.map(({ party }) => party)).toEqual([2, 1]);
});

it('is removed with the position it was about', async () => {
  const { circle, all, line } = await shown();
  all[0].show(line.inputs.length, tried);
  const [view] = all[1].views;
  const gone = { ...view, hash: 'cd'.repeat(32) };
  expect(all[1].stands(gone)).toBe(false);
  await circle.play(6, 2);
  expect(all[1].stands(view)).toBe(true);
});

it('reads the messages it writes', () => {
  const message: TalkMessage = {
    say: 'whatIf',
    hash: '0f'.repeat(32),
    inputs: ['jade', [[0, { do: 'mark', n: 2 }]]]
  };
  expect(readTalk(JSON.stringify(message))).toEqual(message);
});
