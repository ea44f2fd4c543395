import { expect, test } from 'vitest';
import { loadSite } from './loadSite.ts';
import { SiteTime } from './siteTime.ts';
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
/** A host that answers after `ms`, unless the request is aborted before. */
const late =
  (ms: number): typeof fetch =>
  (_, init) =>
    new Promise((resolve, reject) => {
      const signal = init!.signal!;
      const timer = setTimeout(() => resolve(new Response(text)), ms);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(signal.reason as Error);
      });
    });

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
    ],
    [`{}${' '.repeat(32 * 1024)}`, 'longer than 32 KB'],
    ['{"points":[7]}', 'Entry 1 of "points"'],
    ['{"points":[{"id":7,"kind":"nostr","url":"wss://x.example"}]}', 'Entry 1 of "points"'],
    ['{"points":[{"id":"a","kind":"nostr","url":7}]}', 'Entry 1 of "points"'],
    ['{"points":[{"id":"a","kind":"nostr","url":"wss://x.example","mail":1}]}', 'Entry 1 of "points"'],
    ['{"points":[{"id":"a","kind":"tracker","url":"wss://x.example","mail":true}]}', 'Entry 1 of "points"'],
    ['{"signalling":[7]}', 'Entry 1 of "signalling"'],
    ['{"stun":[null]}', 'Entry 1 of "stun"'],
    ['{"turn":[null]}', 'Entry 1 of "turn"'],
    ...(['signalling', 'stun', 'turn'] as const).map((name) => [
      JSON.stringify({ [name]: Array.from({ length: 5 }, () => 'own') }),
      `"${name}" has more than 4`
    ]),
    [JSON.stringify({ points: Array.from({ length: 17 }, () => 7) }), '"points" has more than 16']
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
  const began = performance.now();
  expect((await loadSite({ url: URL_, storage, fetch: late(30_000) })).source).toBe('kept');
  const took = performance.now() - began;
  expect(took).toBeGreaterThan(900);
  expect(took).toBeLessThan(3_000);
});

test('on a first visit a slow host is waited for: there is no copy that names its own server', async () => {
  expect(await loadSite({ url: URL_, storage: memory(), fetch: late(2_000) })).toMatchObject({
    source: 'network',
    site: { signalling: ['own'] }
  });
});

test('an invalid file is reported, and the built-in list is used', async () => {
  const broken = await loadSite({ url: URL_, storage: memory(), fetch: answers('{"points":7}') });
  expect(broken).toMatchObject({ source: 'builtIn', site: BUILT_IN, problem: '"points" is not a list.' });
  expect(await loadSite({ url: URL_, storage: memory(), fetch: answers('', 404) })).toMatchObject({
    source: 'builtIn',
    problem: null
  });
});

test('an invalid file does not take the place of the stored copy, which serves when the network is gone', async () => {
  const storage = memory();
  await loadSite({ url: URL_, storage, fetch: answers(text) });
  await loadSite({ url: URL_, storage, fetch: answers('{"points":7}') });
  const gone: typeof fetch = () => Promise.reject(new TypeError('no network'));
  expect(await loadSite({ url: URL_, storage, fetch: gone })).toMatchObject({
    source: 'kept',
    problem: null
  });
});

test('a storage that fails at any call leaves the file of the network or the built-in list', async () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const gone: typeof fetch = () => Promise.reject(new TypeError('no network'));
  const storage = { getItem: blocked, setItem: blocked };
  expect(await loadSite({ url: URL_, storage, fetch: answers(text) })).toMatchObject({ source: 'network' });
  expect(await loadSite({ url: URL_, storage, fetch: gone })).toMatchObject({ source: 'builtIn' });
  const full = { ...memory(), setItem: blocked };
  expect(await loadSite({ url: URL_, storage: full, fetch: answers(text) })).toMatchObject({
    source: 'network'
  });
});

test('a clock that is a day behind is corrected by the date of the host’s answer, and by a later one again', async () => {
  const time = new SiteTime();
  const load = (fetch: ReturnType<typeof answers>) => loadSite({ url: URL_, storage: memory(), fetch, time });
  await load(answers(text, 200, { date: new Date(Date.now() + 86_400_000).toUTCString() }));
  expect(Math.abs(time.now() - Date.now() - 86_400_000)).toBeLessThan(5_000);
  await load(answers(text, 200, { date: new Date().toUTCString() }));
  expect(Math.abs(time.now() - Date.now())).toBeLessThan(100);
});

/** A body without end, 1 KB at a time; `taken` is how many bytes of it were taken, `stopped` whether it was cancelled. */
function endless(headers: Record<string, string> = {}) {
  const seen = { taken: 0, stopped: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(to) {
        seen.taken += 1024;
        // A reader without a limit fails the test here, and does not fill the memory.
        if (seen.taken > 1_000_000) return to.error(new Error('read on'));
        to.enqueue(new Uint8Array(1024).fill(32));
      },
      cancel: () => void (seen.stopped = true)
    },
    { highWaterMark: 0 }
  );
  const get: typeof fetch = () => Promise.resolve(new Response(body, { headers }));
  return { seen, get };
}

test('of a file without end 32 KB are read, and none of one that names a greater length', async () => {
  for (const [headers, most] of [
    [{}, 34 * 1024],
    [{ 'content-length': '100000' }, 0]
  ] as const) {
    const { seen, get } = endless(headers);
    expect(await loadSite({ url: URL_, storage: memory(), fetch: get })).toMatchObject({
      source: 'builtIn',
      problem: 'The file is longer than 32 KB.'
    });
    expect(seen.stopped).toBe(true);
    expect(seen.taken).toBeLessThanOrEqual(most);
  }
});

test('the length of a file is that of its bytes, also where characters are cut between two chunks', async () => {
  const bytes = new TextEncoder().encode(`{"points":[],"stün":[]}`);
  const body = new ReadableStream<Uint8Array>({
    start(to) {
      for (const byte of bytes) to.enqueue(Uint8Array.of(byte));
      to.close();
    }
  });
  const cut: typeof fetch = () => Promise.resolve(new Response(body));
  expect((await loadSite({ url: URL_, storage: memory(), fetch: cut })).problem).toContain('"stün"');
  const wide = `{"x":"${'ü'.repeat(17 * 1024)}"}`;
  const found = await loadSite({ url: URL_, storage: memory(), fetch: answers(wide) });
  expect(found.problem).toBe('The file is longer than 32 KB.');
});
