import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { networkOf, prefixOf } from '../../scripts/signal/crowd.mjs';
import type { MailOptions } from '../../scripts/mail/server.mjs';
import { EventStore } from '../../scripts/mail/eventStore.mjs';
import { startServer, type RunningServer } from '../../scripts/serve.mjs';
import { event, keyOf, MailClient, placeName } from './support/mailClient.ts';

/** The mailbox of our own server: what it stores and refuses, and that no client can fill or crash it. */

const START = 1_800_000_000_000;
const DAY = 86_400_000;

let folder: string;
let now: number;
let server: RunningServer;
const clients: MailClient[] = [];

async function start(options: Partial<MailOptions> = {}): Promise<void> {
  server = await startServer({
    folder,
    host: '127.0.0.1',
    port: 0,
    mail: { folder: join(folder, 'mail'), now: () => now, puts: { burst: 1_000, perSecond: 2 }, ...options }
  });
}

async function client(headers?: Record<string, string>): Promise<MailClient> {
  const made = await MailClient.open(server.url, headers);
  clients.push(made);
  return made;
}

/** All files of the mailbox. */
function files(): string[] {
  const root = join(folder, 'mail');
  return readdirSync(root).flatMap((name) =>
    readdirSync(join(root, name)).map((file) => join(root, name, file))
  );
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bastide-mail-'));
  now = START;
});
afterEach(async () => {
  for (const made of clients.splice(0)) made.close();
  await server.close();
  rmSync(folder, { recursive: true });
});

const all = (...authors: number[]) => ({ kinds: [30_078], authors: authors.map(keyOf) });

describe('what NIP-01 requires', () => {
  test('an event is stored, sent to clients that name its author, and sent once', async () => {
    await start();
    const [a, b] = [await client(), await client()];
    const one = event(1, 0);
    expect(await a.put(one)).toBe(true);
    expect(await a.put(one)).toBe(true);
    expect(await b.ask(all(1))).toEqual([one]);
    expect(await b.ask(all(2))).toEqual([]);
    expect(await b.ask({ ...all(1), '#d': [placeName(1)] })).toEqual([]);
    expect(await b.ask({ ...all(1), since: one.created_at + 1 })).toEqual([]);
    expect(files().length).toBe(1);
  });

  test('a newer event takes the place of an older one, of two of one second the lower id, and nothing goes back', async () => {
    await start();
    const a = await client();
    const old = event(1, 0);
    const fresh = event(1, 0, { created_at: old.created_at + 1, content: 'newer' });
    expect(await a.put(old)).toBe(true);
    expect(await a.put(fresh)).toBe(true);
    expect(await a.put(old)).toMatch(/^replaced: /);
    expect(await a.ask(all(1))).toEqual([fresh]);
    const twins = ['x', 'y']
      .map((content) => event(2, 0, { content }))
      .sort((p, q) => (p.id < q.id ? -1 : 1));
    expect(await a.put(twins[1])).toBe(true);
    expect(await a.put(twins[0])).toBe(true);
    expect(await a.put(twins[1])).toMatch(/^replaced: /);
    expect(await a.ask(all(2))).toEqual([twins[0]]);
    // Another author's place of the same name is another place.
    expect(await a.put(event(3, 0))).toBe(true);
    expect(server.mailbox?.stats()).toMatchObject({ authors: 3, places: 3 });
  });

  test('the newest come first, up to the limit', async () => {
    await start();
    const a = await client();
    for (const place of [2, 0, 1]) await a.put(event(1, place, { created_at: 1_700_000_000 + place }));
    const found = await a.ask({ ...all(1), limit: 2 });
    expect((found as { created_at: number }[]).map(({ created_at }) => created_at - 1_700_000_000)).toEqual([
      2, 1
    ]);
  });

  test('a client with an open subscription receives new events, until it closes it', async () => {
    await start();
    const [a, b] = [await client(), await client()];
    a.say(['REQ', 'live', all(1)]);
    await a.next(0, ([type]) => type === 'EOSE');
    const one = event(1, 0);
    await b.put(event(2, 0));
    await b.put(one);
    expect(await a.next(0, ([type]) => type === 'EVENT')).toEqual(['EVENT', 'live', one]);
    a.say(['CLOSE', 'live']);
    await a.ask(all(9));
    await b.put(event(1, 1));
    await b.ask(all(1));
    expect(a.heard.filter(([type]) => type === 'EVENT').length).toBe(1);
  });

  test('it describes itself at /mail', async () => {
    await start();
    const response = await fetch(`${server.url.replace('localhost', '127.0.0.1')}mail`);
    expect(await response.json()).toMatchObject({ limitation: { max_content_length: 8_192 } });
  });
});

describe('what is refused, with a reason', () => {
  const good = event(1, 0);
  test.each<[string, unknown, RegExp]>([
    ['nothing', null, /^invalid: id/],
    ['another kind', event(1, 0, { kind: 1 }), /^blocked: only kind 30078/],
    ['content too long', event(1, 0, { content: 'x'.repeat(8_193) }), /^invalid: content/],
    [
      'another tag',
      event(1, 0, {
        tags: [
          ['d', placeName(0)],
          ['p', 'x']
        ]
      }),
      /^invalid: tags/
    ],
    ['no place', event(1, 0, { tags: [] }), /^invalid: tags/],
    [
      'two places',
      event(1, 0, {
        tags: [
          ['d', placeName(0)],
          ['d', placeName(1)]
        ]
      }),
      /^invalid: tags/
    ],
    [
      'a place that is a path',
      event(1, 0, { tags: [['d', '../../../../../../tmp/aaaaaaaaaaaa']] }),
      /^invalid: tags/
    ],
    ['an author that is a path', { ...good, pubkey: `../${good.pubkey.slice(3)}` }, /^invalid: id/],
    ['a date that is none', event(1, 0, { created_at: 1.5 }), /^invalid: created_at/],
    ['a date far ahead', event(1, 0, { created_at: START / 1_000 + 901 }), /^invalid: dated ahead/],
    [
      'what has expired',
      event(1, 0, {
        tags: [
          ['d', placeName(0)],
          ['expiration', '1']
        ]
      }),
      /^invalid: expired/
    ],
    ["another's signature", { ...good, sig: event(2, 0).sig }, /^invalid: id or signature/],
    ['changed content', { ...good, content: 'changed' }, /^invalid: id or signature/],
    ["another's name", { ...good, pubkey: keyOf(2) }, /^invalid: id or signature/],
    ['a key that is no point', { ...good, pubkey: 'f'.repeat(64) }, /^invalid: id or signature/]
  ])('%s', async (_, value, reason) => {
    await start();
    expect(await (await client()).put(value)).toMatch(reason);
    expect(server.mailbox?.stats()).toMatchObject({ places: 0, bytes: 0 });
  });

  test('content of 8,192 characters is kept', async () => {
    await start();
    const a = await client();
    expect(await a.put(event(1, 0, { content: 'x'.repeat(8_192) }))).toBe(true);
    expect(((await a.ask(all(1))) as { content: string }[])[0].content.length).toBe(8_192);
  });

  test.each<[string, unknown[]]>([
    ['no filter', []],
    ['no authors', [{ kinds: [30_078] }]],
    ['an empty list of authors', [{ authors: [] }]],
    ['65 authors', [{ authors: Array.from({ length: 65 }, (_, n) => keyOf(n)) }]],
    ['half a key', [{ authors: [keyOf(1).slice(0, 8)] }]],
    ['ids', [{ authors: [keyOf(1)], ids: ['0'.repeat(64)] }]],
    ['another kind', [{ authors: [keyOf(1)], kinds: [1] }]],
    ['a second filter without authors', [{ authors: [keyOf(1)] }, {}]],
    ['five filters', Array.from({ length: 5 }, () => ({ authors: [keyOf(1)] }))],
    ['a limit that is none', [{ authors: [keyOf(1)], limit: -1 }]],
    ['what is no filter', ['all', 7, null]]
  ])('a question with %s', async (_, filters) => {
    await start();
    expect(await (await client()).ask(...filters)).toMatch(/^restricted: /);
  });

  test('no bytes crash it or disturb other connections', async () => {
    await start();
    const other = await client();
    other.say(['REQ', 'live', all(1)]);
    const nested = '['.repeat(7_000) + ']'.repeat(7_000);
    for (const bytes of [
      ...['', '{', 'null', '[]', '[1]', '["EVENT"]', '["REQ"]', '["REQ",""]', '["REQ","a"]', '["CLOSE",{}]'],
      ...[nested, `["EVENT",${nested}]`, `["REQ","a",${nested}]`, '["AUTH","x"]', '["REQ",{},{}]'],
      ...['{"0":"EVENT"}', '["EVENT",{"id":{"toString":1}}]', '["__proto__"]', '["REQ","__proto__",{}]']
    ]) {
      const liar = await client();
      liar.say(bytes);
      await liar.ask(all(9)).catch(() => undefined);
      liar.close();
    }
    const huge = await client();
    huge.say(`["EVENT","${'x'.repeat(30_000)}"]`);
    await expect(huge.ask(all(1))).rejects.toThrow('closed with 1009');
    expect(await other.put(event(1, 0))).toBe(true);
    expect(other.heard.some(([type, name]) => type === 'EVENT' && name === 'live')).toBe(true);
  });
});

describe('bounds', () => {
  test('17 places an author', async () => {
    await start();
    const a = await client();
    for (let place = 0; place < 17; place++) expect(await a.put(event(1, place))).toBe(true);
    expect(await a.put(event(1, 17))).toMatch(/^blocked: an author has 17 places/);
    expect(await a.put(event(1, 3, { created_at: 1_800_000_001 }))).toBe(true);
    expect(await a.put(event(2, 17))).toBe(true);
  });

  test('50 new authors a day from one address; known ones can continue', async () => {
    await start({ trustProxy: true });
    const a = await client({ 'x-forwarded-for': '203.0.113.1' });
    for (let author = 0; author < 50; author++) expect(await a.put(event(author, 0))).toBe(true);
    expect(await a.put(event(50, 0))).toMatch(/^rate-limited: .*new authors/);
    expect(await a.put(event(7, 1))).toBe(true);
    const other = await client({ 'x-forwarded-for': 'forged, 203.0.113.2' });
    expect(await other.put(event(50, 0))).toBe(true);
    now += DAY;
    expect(await a.put(event(51, 0))).toBe(true);
  });

  test('more addresses than it remembers keep no new one from putting', async () => {
    await start({ trustProxy: true, addresses: 3 });
    for (let n = 0; n < 6; n++) {
      const one = await client({ 'x-forwarded-for': `2001:db8:0:${n}::1` });
      expect(await one.put(event(n, 0))).toBe(true);
    }
  });

  test('a limited number of bytes a day from one address', async () => {
    await start({ bytesPerDay: 30_000 });
    const a = await client();
    const content = 'x'.repeat(8_000);
    for (let place = 0; place < 3; place++) expect(await a.put(event(1, place, { content }))).toBe(true);
    expect(await a.put(event(1, 3, { content }))).toMatch(/^rate-limited: .*bytes/);
    now += DAY;
    expect(await a.put(event(1, 3, { content }))).toBe(true);
  });

  test('two puts a second from one address, however many connections it has', async () => {
    await start({ puts: { burst: 4, perSecond: 2 } });
    const [a, b] = [await client(), await client()];
    for (let place = 0; place < 4; place++) expect(await (place % 2 ? a : b).put(event(1, place))).toBe(true);
    expect(await a.put(event(1, 5))).toMatch(/^rate-limited: slower/);
    expect(await b.put(event(1, 5))).toMatch(/^rate-limited: slower/);
    now += 500;
    expect(await b.put(event(1, 5))).toBe(true);
    expect(await b.put(event(1, 6))).toMatch(/^rate-limited: slower/);
    // An invalid signature counts the same: otherwise checking it would be free for the client.
    now += 500;
    expect(await a.put({ ...event(1, 6), sig: event(1, 7).sig })).toMatch(/^invalid: /);
    expect(await a.put(event(1, 6))).toMatch(/^rate-limited: slower/);
  });

  test('when full, it accepts no new authors and deletes nothing; known authors continue', async () => {
    await start({ bytes: 20_000, newcomers: 10_000 });
    const a = await client();
    const content = 'x'.repeat(4_000);
    for (const author of [1, 2]) expect(await a.put(event(author, 0, { content }))).toBe(true);
    expect(await a.put(event(3, 0, { content }))).toMatch(/^blocked: this mailbox is full/);
    expect(await a.put(event(1, 1, { content }))).toBe(true);
    expect(await a.put(event(1, 2, { content }))).toBe(true);
    expect(await a.put(event(2, 2, { content }))).toMatch(/^blocked: this mailbox is full/);
    // An event that is no longer than the stored one can always replace it.
    expect(await a.put(event(1, 1, { content, created_at: 1_800_000_001 }))).toBe(true);
    expect(await a.put(event(1, 1, { content: '', created_at: 1_800_000_002 }))).toBe(true);
    expect(((await a.ask(all(1, 2, 3))) as unknown[]).length).toBe(4);
    expect(server.mailbox?.stats().bytes).toBe(files().reduce((sum, file) => sum + statSync(file).size, 0));
  });

  test('90 days after the last put, or at its own expiry, an event is deleted', async () => {
    await start();
    const a = await client();
    const soon = String(START / 1_000 + 60);
    await a.put(event(1, 0));
    await a.put(event(2, 0));
    await a.put(
      event(3, 0, {
        tags: [
          ['d', placeName(0)],
          ['expiration', soon]
        ]
      })
    );
    now += 61_000;
    expect(((await a.ask(all(1, 2, 3))) as unknown[]).length).toBe(2);
    now += 89 * DAY;
    await a.put(event(2, 0, { created_at: 1_800_000_001 }));
    now += DAY;
    expect(((await a.ask(all(1, 2, 3))) as unknown[]).length).toBe(1);
    await server.mailbox?.sweep();
    expect(files().length).toBe(1);
    expect(server.mailbox?.stats()).toMatchObject({ authors: 1, places: 1 });
  });

  test('64 connections from one address, 16 subscriptions of one, a limited number of bytes read', async () => {
    await start({ answerBytes: { burst: 20_000, perSecond: 0.001 } });
    const a = await client();
    for (let n = 0; n < 16; n++) a.say(['REQ', `s${n}`, all(1)]);
    expect(await a.ask(all(1))).toMatch(/^rate-limited: at most 16/);
    const b = await client();
    for (let place = 0; place < 6; place++) await b.put(event(1, place, { content: 'x'.repeat(8_000) }));
    expect(await b.ask(all(1))).toMatch(/^rate-limited: enough read/);
    for (let n = 2; n < 64; n++) await client();
    await expect(client()).rejects.toThrow('503');
  });

  test('a connection watches a limited number of authors and places, by short names', async () => {
    await start();
    const a = await client();
    const many = Array.from({ length: 64 }, (_, n) => n.toString(16).padStart(64, '0'));
    const filters = (n: number) => Array.from({ length: n }, () => ({ authors: many }));
    for (let n = 0; n < 4; n++) a.say(['REQ', `s${n}`, ...filters(n === 3 ? 3 : 4)]);
    // A subscription that takes the place of another does not count beside it.
    a.say(['REQ', 's0', ...filters(4)]);
    expect(await a.ask({ authors: many, '#d': [placeName(1)] })).toMatch(/^rate-limited: at most 1024/);
    a.say(['CLOSE', 's0']);
    expect(await a.ask({ authors: many, '#d': [placeName(1)] })).toEqual([]);
    expect(await a.ask({ authors: many, '#d': ['x'.repeat(65)] })).toMatch(/^restricted/);
  });

  test('16 questions of a connection wait for their answers, also of one that does not read them', async () => {
    await start();
    const a = await client();
    for (let place = 0; place < 17; place++) await a.put(event(1, place, { content: 'x'.repeat(8_000) }));
    const b = await client();
    b.socket.pause();
    for (let n = 0; n < 100; n++) b.say(['REQ', 'again', all(1)]);
    await a.ask(all(1));
    b.socket.resume();
    await b.next(0, ([type]) => type === 'EOSE');
    const refused = b.heard.filter(([type]) => type === 'CLOSED');
    expect(refused.length).toBeGreaterThanOrEqual(50);
    expect(refused[0][2]).toBe('rate-limited: 16 questions wait for their answers');
    // Once they are answered it can ask again.
    expect(((await b.ask(all(1))) as unknown[]).length).toBe(17);
  });

  test('no file is read beyond what a question asks for, or after it was closed', async () => {
    await start();
    const a = await client();
    const authors = Array.from({ length: 20 }, (_, n) => n + 1);
    for (const author of authors) expect(await a.put(event(author, 0))).toBe(true);
    const read = vi.spyOn(EventStore.prototype, 'read');
    expect(await a.ask({ ...all(...authors), limit: 0 })).toEqual([]);
    expect(await a.ask({ ...all(...authors), limit: 1 })).toHaveLength(1);
    expect(read.mock.calls.length).toBe(1);
    a.say(['REQ', 'closed', all(...authors)]);
    a.say(['CLOSE', 'closed']);
    expect(await a.ask(all(1))).toHaveLength(1);
    expect(read.mock.calls.length).toBeLessThan(10);
    read.mockRestore();
  });

  test('one event to many subscriptions counts as read once for each', async () => {
    await start({ answerBytes: { burst: 30_000, perSecond: 0.001 } });
    const a = await client();
    for (let n = 0; n < 16; n++) a.say(['REQ', `s${n}`, all(1)]);
    await a.next(0, ([type, name]) => type === 'EOSE' && name === 's15');
    const b = await client();
    expect(await b.put(event(1, 0, { content: 'x'.repeat(8_000) }))).toBe(true);
    await a.next(0, ([type, name]) => type === 'CLOSED' && name === 's15');
    expect(a.heard.filter(([type]) => type === 'EVENT')).toHaveLength(3);
  });

  test('one network has a limited number of connections, from however many addresses', async () => {
    await start({ trustProxy: true, connectionsPerPrefix: 5 });
    const from = (n: number, net = 'b') => client({ 'x-forwarded-for': `2001:db8:${net}:${n}::1` });
    const open = await Promise.all([1, 2, 3, 4, 5].map((n) => from(n)));
    await expect(from(6)).rejects.toThrow('503');
    open.push(await from(6, 'c'));
    open[0].socket.close();
    await new Promise((done) => open[0].socket.once('close', done));
    await vi.waitFor(() => from(6));
  });

  test('messages too fast are not handled, and then end the connection', async () => {
    await start({ messages: { burst: 5, perSecond: 0.001 } });
    const a = await client();
    for (let n = 0; n < 220; n++) a.say(['CLOSE', 'x']);
    await expect(a.ask(all(1))).rejects.toThrow('closed with 1008');
  });
});

describe('files', () => {
  test('survive a restart; damaged, foreign and half-written ones affect no others', async () => {
    await start();
    const a = await client();
    const kept = [event(1, 0), event(1, 1), event(2, 0)];
    for (const one of kept) expect(await a.put(one)).toBe(true);
    const [first, ...others] = files();
    const text = readFileSync(first, 'utf8');
    await server.close();
    writeFileSync(`${first}.new`, text.slice(0, 50));
    writeFileSync(join(first, '../notes.txt'), 'mine');
    writeFileSync(join(folder, 'mail/readme.txt'), 'mine too');
    // A name like those of the folders.
    writeFileSync(join(folder, 'mail/0f'), 'mine as well');
    writeFileSync(others[0], '{"id":');
    // Under another author's name, without that author's signature.
    writeFileSync(first.replace(/\.[0-9a-f]{32}\.json$/, `.${'e'.repeat(32)}.json`), text);
    await start();
    const b = await client();
    const found = (await b.ask(all(1, 2))) as { id: string }[];
    expect(found.length).toBe(2);
    for (const { id } of found) expect(kept.map((one) => one.id)).toContain(id);
    expect(server.mailbox?.stats().places).toBe(2);
    for (const one of kept) expect(await b.put(one)).toBe(true);
    expect(((await b.ask(all(1, 2))) as unknown[]).length).toBe(3);
  });

  test('the 90 days continue through a restart', async () => {
    await start();
    await (await client()).put(event(1, 0));
    await server.close();
    const [file] = files();
    utimesSync(file, (START - 91 * DAY) / 1_000, (START - 91 * DAY) / 1_000);
    await start();
    expect(server.mailbox?.stats().places).toBe(0);
    expect(files()).toEqual([]);
  });

  test('a file under a name other than its event gives is not counted, and does not affect the event', async () => {
    await start();
    const one = event(1, 0);
    await (await client()).put(one);
    const [file] = files();
    const text = readFileSync(file, 'utf8');
    await server.close();
    const other = file.replace(/\.[0-9a-f]{32}\.json$/, `.${'e'.repeat(32)}.json`);
    writeFileSync(other, `${text}   `);
    rmSync(file);
    await start();
    expect(server.mailbox?.stats()).toMatchObject({ authors: 0, places: 0, bytes: 0 });
    expect(await (await client()).ask(all(1))).toEqual([]);
    expect(await (await client()).put(one)).toBe(true);
  });

  test('an event that was taken while the server’s clock was ahead keeps its place from no other', async () => {
    await start();
    now = START + 30 * DAY;
    const ahead = event(1, 0, { created_at: now / 1_000 + 899 });
    expect(await (await client()).put(ahead)).toBe(true);
    now = START;
    const later = event(1, 0, { created_at: START / 1_000 });
    expect(await (await client()).put(later)).toBe(true);
    expect(await (await client()).put(ahead)).toMatch(/^invalid: dated ahead/);
    expect(await (await client()).ask(all(1))).toEqual([later]);
  });

  test('the file of an event has the server’s time, from which its 90 days count', async () => {
    await start();
    await (await client()).put(event(1, 0));
    expect(statSync(files()[0]).mtimeMs).toBe(START);
    await server.close();
    now = START + 89 * DAY;
    await start();
    expect(server.mailbox?.stats().places).toBe(1);
    await server.close();
    now = START + 90 * DAY;
    await start();
    expect(server.mailbox?.stats().places).toBe(0);
  });

  test('half-written files are deleted when the server starts, and when a write fails', async () => {
    await start();
    const a = await client();
    await a.put(event(1, 0));
    const [file] = files();
    await server.close();
    writeFileSync(`${file}.new`, 'half');
    await start();
    expect(files()).toEqual([file]);
    // A folder with content in the place of the file: the rename fails, the write does not.
    const b = await client();
    const blocked = file.replace(/\.[0-9a-f]{32}\.json$/, `.${placeName(1)}.json`);
    mkdirSync(join(blocked, 'full'), { recursive: true });
    expect(await b.put(event(1, 1))).toMatch(/^error: /);
    expect(files().sort()).toEqual([file, blocked].sort());
  });

  test('when the disk refuses, this is reported, and the stored event stays', async () => {
    await start();
    const a = await client();
    const one = event(1, 0);
    await a.put(one);
    // A folder where the file beside would be written.
    mkdirSync(`${files()[0]}.new`);
    expect(await a.put(event(1, 0, { created_at: 1_800_000_001 }))).toMatch(/^error: /);
    expect(await a.ask(all(1))).toEqual([one]);
    expect(await a.put(event(1, 1))).toBe(true);
  });
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0']
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['203.0.113.7', '203.0.113'],
  ['2001:db8:1:2', '2001:db8:1']
])('around %s is %s', (network, prefix) => {
  expect(prefixOf(network)).toBe(prefix);
});
