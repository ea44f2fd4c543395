import { expect, test } from 'vitest';
import { loadSite } from './loadSite.ts';
import { BUILT_IN, otherServers, ownPath, readSite } from './siteFile.ts';

const text = '{"signalling":["own"],"points":[{"id":"a","kind":"tracker","url":"wss://t.example"}]}';
const URL_ = 'https://play.example/app/bastide.json';

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (k: string, v: string) => void kept.set(k, v)
  };
}

const answers =
  (body: string, status = 200, headers: Record<string, string> = {}): typeof fetch =>
  () =>
    Promise.resolve(new Response(body, { status, headers }));
const down: typeof fetch = () => Promise.reject(new TypeError('no network'));

test('an invalid site file is refused with the reason', () => {
  for (const [bad, why] of [
    ['{', 'not JSON'],
    ['[]', 'not an object'],
    ['{"servers":[]}', '"servers"'],
    ['{"points":{}}', '"points"'],
    ['{"points":[{"id":"A b","kind":"nostr","url":"wss://x.example"}]}', 'Entry 1 of "points"'],
    ['{"points":[{"id":"a","kind":"irc","url":"wss://x.example"}]}', 'Entry 1 of "points"'],
    ['{"points":[{"id":"a","kind":"nostr","url":"https://x.example"}]}', 'Entry 1 of "points"'],
    ['{"signalling":["own","own:signal"]}', 'Entry 2 of "signalling"'],
    ['{"signalling":["own://elsewhere.example/signal"]}', 'Entry 1 of "signalling"'],
    ['{"stun":["stun.example"]}', 'Entry 1 of "stun"'],
    ['{"turn":[{"urls":"turn:x.example"}]}', 'Entry 1 of "turn"'],
    [
      '{"points":[{"id":"a","kind":"nostr","url":"wss://x.example"},{"id":"a","kind":"nostr","url":"wss://y.example"}]}',
      'same id'
    ]
  ])
    expect(() => readSite(bad)).toThrow(why);
});

test('the built-in list has both kinds of points, two address finders, and no server', () => {
  expect(new Set(BUILT_IN.points.map(({ kind }) => kind))).toEqual(new Set(['nostr', 'tracker']));
  expect(BUILT_IN.points.every(({ url }) => url.startsWith('wss://'))).toBe(true);
  expect([BUILT_IN.stun.length, BUILT_IN.signalling]).toEqual([2, []]);
});

test("the site's own server is at /signal of its host, or at the path the file names", () => {
  const paths = (...signalling: string[]) => ownPath(readSite(JSON.stringify({ signalling })));
  expect(paths()).toBe(null);
  expect(paths('wss://s.example/own')).toBe(null);
  expect(paths('wss://s.example', 'own')).toBe('/signal');
  expect(paths('own:/games/signal')).toBe('/games/signal');
  const site = readSite('{"signalling":["own:/games/signal","s.example"]}');
  expect(otherServers(site)).toEqual(['wss://s.example/']);
});

test('comes from the network, else from the stored copy of the same site, else from the built-in list', async () => {
  const storage = memory();
  expect(await loadSite({ url: URL_, storage, fetch: down })).toMatchObject({
    source: 'builtIn',
    problem: null
  });
  expect(await loadSite({ url: URL_, storage, fetch: answers(text) })).toMatchObject({
    source: 'network',
    site: { signalling: ['own'] }
  });
  expect(await loadSite({ url: URL_, storage, fetch: down })).toMatchObject({
    source: 'kept',
    site: { signalling: ['own'] }
  });
  const other = await loadSite({ url: 'https://play.example/other/bastide.json', storage, fetch: down });
  expect(other.source).toBe('builtIn');
});

test('a host that does not answer within a second is not waited for: the stored copy is used', async () => {
  const storage = memory();
  await loadSite({ url: URL_, storage, fetch: answers(text) });
  const slow: typeof fetch = (_, init) =>
    new Promise((_, reject) =>
      init!.signal!.addEventListener('abort', () => reject(init!.signal!.reason as Error))
    );
  const began = performance.now();
  expect((await loadSite({ url: URL_, storage, fetch: slow })).source).toBe('kept');
  const took = performance.now() - began;
  expect(took).toBeGreaterThan(900);
  expect(took).toBeLessThan(3_000);
});

test('an invalid file is reported, and the built-in list is used', async () => {
  const broken = await loadSite({ url: URL_, storage: memory(), fetch: answers('{"points":7}') });
  expect(broken).toMatchObject({ source: 'builtIn', site: BUILT_IN, problem: '"points" is not a list.' });
  expect(await loadSite({ url: URL_, storage: memory(), fetch: answers('', 404) })).toMatchObject({
    source: 'builtIn',
    problem: null
  });
});

test('a clock that is a day behind is detected by the host’s answer', async () => {
  const date = new Date(Date.now() + 86_400_000).toUTCString();
  const { clockBehind } = await loadSite({
    url: URL_,
    storage: memory(),
    fetch: answers(text, 200, { date })
  });
  expect(Math.abs(clockBehind - 86_400_000)).toBeLessThan(5_000);
  const near = answers(text, 200, { date: new Date().toUTCString() });
  expect((await loadSite({ url: URL_, storage: memory(), fetch: near })).clockBehind).toBe(0);
});
