import { describe, expect, test } from 'vitest';
import { Chat } from './chat.ts';
import { FakeClock } from '../transport/clock.ts';
import { Lobby } from './lobby.ts';
import { MemoryNetwork } from '../testing/memoryNetwork.ts';
import { Presence } from './presence.ts';
import { pass } from '../testing/pass.ts';
import { close, seat } from '../testing/seats.ts';

describe('lobby, chat and presence', () => {
  test('seats go to the devices that claim them, names and chat lines are cleaned', async () => {
    const clock = new FakeClock();
    const network = new MemoryNetwork(clock, 8);
    const [a, b] = [seat(network, 'a'), seat(network, 'b')];
    const [lobbyA, lobbyB] = [new Lobby(a.provider), new Lobby(b.provider)];
    const [chatA, chatB] = [new Chat(a.provider, clock), new Chat(b.provider, clock)];
    const ann = { party: 'A', name: '  <b>Ann\u202e\u0000 ', kind: 'person', ready: false } as const;
    expect(lobbyA.claim(1, ann)).toBe(true);
    await pass(clock, 1_000);
    expect(lobbyB.seats.get(1)).toEqual({ ...ann, name: '<b>Ann' });
    expect(lobbyB.claim(1, { ...ann, party: 'B' })).toBe(false);
    expect(lobbyB.release(1, 'B')).toBe(false);
    b.provider.doc.getMap<unknown>('seats').set('2', { party: 7 });
    b.provider.doc.getMap<unknown>('seats').set('99', ann);
    await pass(clock, 1_000);
    expect([...lobbyA.seats.keys()]).toEqual([1]);
    expect(chatA.say('Ann', 'A'.repeat(43), 'hello \u{1f600}')).toBe(true);
    expect(chatA.say('Ann', '', ' \u200b ')).toBe(false);
    await pass(clock, 1_000);
    b.provider.doc
      .getArray<unknown>('chat')
      .push([{ text: 5 }, 'x', { name: 'e\u0301\u0301\u0301\u0301\u0301', by: '<b>', text: 'z' }]);
    await pass(clock, 1_000);
    expect(chatB.lines.map(({ text }) => text)).toEqual(['hello \u{1f600}', 'z']);
    expect(chatB.lines.map(({ by }) => by)).toEqual(['A'.repeat(43), '']);
    expect([...chatA.lines[1].name].length).toBeLessThanOrEqual(5);
    for (const part of [lobbyA, lobbyB, chatA, chatB]) part.destroy();
    close([a, b]);
  });

  test('an option that was set is read, however many others a stranger wrote and however long a header is', async () => {
    const clock = new FakeClock();
    const network = new MemoryNetwork(clock, 10);
    const [a, b] = [seat(network, 'a'), seat(network, 'b')];
    const [here, there] = [new Lobby(a.provider), new Lobby(b.provider)];
    await pass(clock, 1_000);
    for (let i = 0; i < 80; i++) b.provider.doc.getMap<unknown>('options').set(`o${i}`, 'x');
    await pass(clock, 1_000);
    // The longest header there can be.
    const header = 'h'.repeat(Math.ceil((16_384 * 4) / 3));
    let sets = 0;
    // As an open table does: what it does not find, it writes.
    here.onChange(() => {
      if (here.options.get('header') === undefined && sets++ < 5) here.setOption('header', header);
    });
    here.setOption('opener', 'A');
    await pass(clock, 1_000);
    expect([...there.options]).toEqual([
      ['opener', 'A'],
      ['header', header]
    ]);
    expect(sets).toBe(1);
    // Nor does it show what is no text, or longer than that.
    b.provider.doc.getMap<unknown>('options').set('plan', 7);
    b.provider.doc.getMap<unknown>('options').set('opener', 'x'.repeat(30_000));
    await pass(clock, 1_000);
    expect([...here.options.keys()]).toEqual(['header']);
    for (const part of [here, there]) part.destroy();
    close([a, b]);
  });

  test('a ghost is shown, expires, and disappears with its peer', async () => {
    const clock = new FakeClock();
    const network = new MemoryNetwork(clock, 9);
    const [a, b] = [seat(network, 'a'), seat(network, 'b')];
    const [here, there] = [new Presence(a.provider, clock), new Presence(b.provider, clock)];
    for (let i = 0; i < 50; i++) here.setGhost(`cell ${i}`);
    await pass(clock, 1_000, 50);
    expect(there.people.map(({ ghost }) => ghost)).toEqual(['cell 49']);
    await pass(clock, 30_000);
    expect(there.people[0].ghost).toBe('cell 49');
    here.setGhost(null);
    await pass(clock, 1_000);
    expect(there.people[0].ghost).toBeNull();
    network.partition(['a'], ['b']);
    await pass(clock, 9_000);
    expect(there.people).toEqual([]);
    here.destroy();
    there.destroy();
    close([a, b]);
  });
});
