import { afterEach, expect, test } from 'vitest';
import { Circle } from './support/circle.ts';
import { Vandal } from './support/forge.ts';

/** Names, lines and pointers come from any holder of the link: they are read as plain short text or not at all. */
const open: Circle[] = [];
afterEach(() => open.splice(0).forEach((circle) => circle.close()));

const POISON: unknown[] = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '\u202egnp.exe',
  'a\u0000b\u0007c\u001b[2Jd',
  '\u2066\u2067hidden\u2069',
  '👩‍👩‍👧‍👦'.repeat(1_000),
  '🧨'.repeat(10_000),
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢'.repeat(500),
  'line\nbreak\r\u2028\u2029end',
  '\ud800\udfff\ud800',
  'x'.repeat(20_000),
  ' \u200b\u200f\ufeff ',
  'A\u00addmin\u3164\u115f\u{e0041}',
  7,
  null,
  true,
  ['a'],
  { toString: 'no' },
  JSON.parse('{"__proto__":{"admin":true},"name":[]}') as unknown,
  new Uint8Array(5)
];

/** Characters that reverse, hide or break the text around them. */
const HARMFUL =
  /[\p{Cc}\p{Cs}\u061c\u00ad\u115f\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\u{e0000}-\u{e0fff}]/u;

test('poisoned names, seats, options and lines are cleaned or not shown', async () => {
  const circle = await Circle.open({ seed: 41, seats: 3 });
  open.push(circle);
  await circle.playTo(4);
  const vandal = new Vandal(circle);
  await circle.pass(1_000);
  const { doc } = vandal;
  for (const [n, poison] of POISON.entries()) {
    const seats = doc.getMap<unknown>('seats');
    seats.set(String(n % 8), { party: 'k', name: poison, kind: poison, ready: poison });
    if (typeof poison === 'string') seats.set(poison.slice(0, 2_000), { party: poison, name: 'x' });
    seats.set('1', n % 2 ? [poison] : poison);
    doc.getMap<unknown>('options').set(`o${n}`, poison);
    doc.getMap<unknown>('options').set(['plan', 'opener', 'header'][n % 3], poison);
    doc.getMap<unknown>('options').set('n'.repeat(1_000 + n), 'v');
    doc.getArray<unknown>('chat').push([poison, { name: poison, by: poison, text: poison, at: poison }]);
    doc.getArray<unknown>('chat').push([{ name: 'Ann', text: poison, at: -1e308 }, ['rich']]);
    await circle.pass(500, { play: false, step: 500 });
  }
  await circle.pass(5_000);
  for (const { lobby, chat } of circle.players) {
    expect(chat.lines.length).toBeGreaterThan(5);
    for (const { name, by, text, at } of chat.lines) {
      expect(by).toMatch(/^([\w-]{43})?$/);
      expect([...name].length).toBeLessThanOrEqual(24);
      expect([...text].length).toBeLessThanOrEqual(400);
      expect(name + text).not.toMatch(HARMFUL);
      expect(Number.isFinite(at) && at >= 0).toBe(true);
    }
    for (const [seat, { name, kind, ready }] of lobby.seats) {
      expect(seat).toBeLessThan(6);
      expect([...name].length).toBeLessThanOrEqual(24);
      expect(name).not.toMatch(HARMFUL);
      expect(['person', 'bot']).toContain(kind);
      expect(typeof ready).toBe('boolean');
    }
    for (const name of lobby.options.keys()) expect(['plan', 'opener', 'header']).toContain(name);
    for (const value of lobby.options.values()) expect(value.length).toBeLessThanOrEqual(22_000);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  }
  expect(new Set(await circle.digests()).size).toBe(1);
  vandal.leave();
});

test('thousands of invented pointers and people are rate-limited', async () => {
  const circle = await Circle.open({ seed: 42, seats: 3 });
  open.push(circle);
  await circle.playTo(4);
  const vandal = new Vandal(circle);
  await circle.pass(500);
  const before = circle.players[0].snapshot.position;
  let heard = 0;
  circle.players[0].presence.onChange(() => heard++);
  for (let n = 0; n < 600; n++) vandal.provider.sendOwn(19, new TextEncoder().encode(`{"at":[${n},0]}`));
  vandal.provider.sendOwn(19, new Uint8Array(100_000).fill(0xff));
  await circle.pass(1_000);
  expect(heard).toBeLessThan(60);
  for (let n = 0; n < 2_000; n++) {
    vandal.provider.awareness.states.set(n, { name: '🧨'.repeat(20), n });
    vandal.provider.awareness.meta.set(n, { clock: 1, lastUpdated: 0 });
  }
  vandal.provider.awareness.setLocalState({ again: true });
  vandal.provider.awareness.emit('update', [
    { added: Array.from({ length: 2_000 }, (_, n) => n), updated: [], removed: [] },
    'local'
  ]);
  await circle.pass(20_000);
  for (const { provider, presence } of circle.players) {
    expect(provider.awareness.getStates().size).toBeLessThanOrEqual(256);
    expect(presence.people.length).toBeLessThanOrEqual(circle.players.length);
    for (const { ghost } of presence.people) expect(ghost?.length ?? 0).toBeLessThanOrEqual(1_024);
  }
  expect(circle.players[0].snapshot.position).toBeGreaterThan(before);
  expect(new Set(await circle.digests()).size).toBe(1);
  vandal.leave();
});
