import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
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
    b.provider.doc.getMap<unknown>('options').set('opener', 'x'.repeat(22_001));
    await pass(clock, 1_000);
    expect([...here.options.keys()]).toEqual(['header']);
    there.setOption('opener', 'x'.repeat(22_000));
    await pass(clock, 1_000);
    expect([...here.options.keys()]).toEqual(['opener', 'header']);
    for (const part of [here, there]) part.destroy();
    close([a, b]);
  });

  test('a device changes and releases only its own claim, of one of the six seats', () => {
    const [a] = [seat(new MemoryNetwork(new FakeClock(), 11), 'a')];
    const lobby = new Lobby(a.provider);
    const ann = { party: 'A', name: 'Ann', kind: 'bot', ready: false } as const;
    expect([-1, 6, 0.5, 0, 5].map((at) => lobby.claim(at, ann))).toEqual([false, false, false, true, true]);
    expect(lobby.claim(5, { ...ann, ready: true })).toBe(true);
    expect([...lobby.seats]).toEqual([
      [0, ann],
      [5, { ...ann, ready: true }]
    ]);
    // A lobby that is opened later shows what is there.
    expect(new Lobby(a.provider).seats).toEqual(lobby.seats);
    expect([lobby.release(0, 'A'), lobby.release(5, 'B'), lobby.release(3, 'A')]).toEqual([
      true,
      false,
      false
    ]);
    expect([...lobby.seats.keys()]).toEqual([5]);
    close([a]);
  });

  test('what is no claim or no line of chat is not read', () => {
    const [a] = [seat(new MemoryNetwork(new FakeClock(), 12), 'a')];
    const [lobby, chat] = [new Lobby(a.provider), new Chat(a.provider, new FakeClock())];
    const parties = [null, 'A', {}, { party: '' }, { party: 'x'.repeat(129) }, { party: 'x'.repeat(128) }];
    parties.forEach((claim, at) => a.provider.doc.getMap<unknown>('seats').set(String(at), claim));
    expect([...lobby.seats.keys()]).toEqual([5]);
    const times = [5, 0, -1, '5', undefined];
    const lines = times.map((at) => ({
      name: 'Ann',
      by: ['A'.repeat(43)],
      text: 'x',
      ...(at !== undefined && { at })
    }));
    a.provider.doc.getArray<unknown>('chat').push([null, 7, { name: 'Ann' }, ...lines]);
    // A liar may write `undefined`, which Yjs reads though it never writes it. It differs from null in one byte.
    const liar = new Y.Doc();
    liar.getArray('chat').push([null]);
    const update = Y.encodeStateAsUpdate(liar);
    update[update.lastIndexOf(126)] = 127;
    Y.applyUpdate(a.provider.doc, update);
    expect(a.provider.doc.getArray<unknown>('chat').toArray()).toContain(undefined);
    expect(chat.lines.map(({ at, by }) => [at, by])).toEqual([5, 0, 0, 0, 0].map((at) => [at, '']));
    close([a]);
  });

  test('of a chat the last 200 lines are shown, and a device says five at once and one every two seconds', () => {
    const clock = new FakeClock();
    const [a] = [seat(new MemoryNetwork(clock, 13), 'a')];
    const chat = new Chat(a.provider, clock);
    const say = () =>
      Array.from({ length: 10 }, (_, i) => chat.say('Ann', '', `${i}`)).filter(Boolean).length;
    expect(say()).toBe(5);
    clock.advance(4_000);
    expect(say()).toBe(2);
    a.provider.doc.getArray<unknown>('chat').push(Array.from({ length: 198 }, (_, i) => ({ text: `x${i}` })));
    expect(chat.lines.length).toBe(200);
    expect([chat.lines[0].text, chat.lines[199].text]).toEqual(['0', 'x197']);
    close([a]);
  });

  test('seats and options move to a document that replaces the present one, and no part listens to the old one', () => {
    const [a] = [seat(new MemoryNetwork(new FakeClock(), 14), 'a')];
    const [lobby, chat] = [new Lobby(a.provider), new Chat(a.provider, new FakeClock())];
    const ann = { party: 'A', name: 'Ann', kind: 'person', ready: true } as const;
    lobby.claim(1, ann);
    lobby.setOption('plan', 'p');
    const old = a.provider.doc;
    a.provider.replaceDoc(new Y.Doc());
    expect(a.provider.doc.getMap('seats').toJSON()).toEqual({ 1: ann });
    expect(a.provider.doc.getMap('options').toJSON()).toEqual({ plan: 'p' });
    const changes: string[] = [];
    lobby.onChange(() => changes.push('lobby'));
    chat.onChange(() => changes.push('chat'));
    old.getMap('seats').set('2', ann);
    old.getMap('options').set('plan', 'x');
    old.getArray('chat').push([{ text: 'x' }]);
    expect(changes).toEqual([]);
    lobby.claim(2, ann);
    chat.say('Ann', '', 'x');
    expect(changes).toEqual(['lobby', 'chat']);
    for (const part of [lobby, chat]) part.destroy();
    a.provider.doc.getMap('seats').set('3', ann);
    a.provider.doc.getArray('chat').push([{ text: 'x' }]);
    expect(changes).toEqual(['lobby', 'chat']);
    close([a]);
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
