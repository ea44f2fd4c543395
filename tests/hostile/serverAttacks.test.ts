import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { ServerProcess } from './support/serverProcess.ts';

/** Attacks that ended, or could wear down, the process that `npm start` runs. */

const upgrade = (path: string, ...headers: string[]): string =>
  [
    `GET ${path} HTTP/1.1`,
    'Host: x',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    ...headers
  ].join('\r\n') + '\r\n\r\n';

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe('one bad request or message', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await ServerProcess.start();
  });
  afterAll(() => server.stop());
  afterEach(async () => {
    const { ended } = server;
    if (ended !== null) server = await ServerProcess.start();
    expect(ended, 'the process ended').toBe(null);
    expect(await server.get('/')).toMatch(/^HTTP\/1\.1 200 [^]*home$/);
  });

  test.each([
    ['a path through a file', '/index.html/x'],
    ['a path of 300 characters', `/${'x'.repeat(300)}`],
    ['a path of 8,000 characters', `/${'x/'.repeat(4_000)}`],
    ['a path with a NUL', '/a%00b'],
    ['a path with a broken escape', '/%zz%'],
    ['a path out of the folder', '/../../../../etc/passwd'],
    ['an escaped path out of the folder', '/..%2f..%2f..%2f..%2fetc/passwd'],
    ['a folder as a file', '/table/../table/.'],
    ['an escaped hidden file', '/%2egit/config'],
    ['a name every object has', '/__proto__'],
    ['another such name', '/constructor']
  ])('%s', async (_, path) => {
    expect(await server.get(path)).toMatch(/^HTTP\/1\.1 404 [^]*nothing here$/);
  });

  test.each([
    ['that ends before it begins', 'bytes=3-1'],
    ['beyond the end', 'bytes=9999-'],
    ['of no unit', 'x'],
    ['of many parts', 'bytes=0-0,1-1,2-2'],
    ['with signs', 'bytes=--1'],
    ['of large numbers', 'bytes=1e9-1e400']
  ])('a byte range %s', async (_, range) => {
    expect(await server.get('/index.html', `Range: ${range}`)).toMatch(/^HTTP\/1\.1 (200|416) /);
    expect(await server.get('/empty.txt', `Range: ${range}`)).toMatch(/^HTTP\/1\.1 (200|416) /);
  });

  test.each([
    ['no HTTP at all', '\x16\x03\x01\x00\xa5\x01\r\n\r\n'],
    ['a request to a proxy', 'GET http://other.example/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['a tunnel', 'CONNECT other.example:443 HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a star', 'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
    ['an unknown expectation', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: much\r\nConnection: close\r\n\r\n'],
    ['headers of 40 KB', `GET / HTTP/1.1\r\nHost: x\r\nA: ${'x'.repeat(40_000)}\r\n\r\n`],
    [
      'an upgrade to another protocol',
      'GET /signal HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n'
    ],
    ['an upgrade without a key', upgrade('/signal').replace(/Sec-WebSocket-Key.*\r\n/, '')],
    ['frames that are none', `${upgrade('/signal')}\xff\xff\xff\xff\xff\xff`]
  ])('%s', async (_, bytes) => {
    await server.send(Buffer.from(bytes, 'latin1'), 300);
  });

  test('an upgrade to another path, then a reset', async () => {
    for (const path of ['/', '/other', '/signal/']) {
      for (let i = 0; i < 20; i++) {
        const socket = server.open();
        await new Promise((resolve) => socket.write(upgrade(path), resolve));
        socket.resetAndDestroy();
      }
    }
    await sleep(100);
  });

  test('a message nested 7,000 deep', async () => {
    const [liar, other] = [await server.join(['r']), await server.join(['r'])];
    const nested = '['.repeat(7_000) + ']'.repeat(7_000);
    for (const field of ['data', 'extra', 'topic', 'topics'])
      for (const type of ['publish', 'relay', 'subscribe', 'unsubscribe', 'other'])
        liar.say(`{"type":"${type}","topic":"r","data":"x","${field}":${nested}}`);
    await liar.ping();
    await other.ping();
    expect(liar.code).toBe(null);
    // Only messages of the protocol came through.
    expect(other.heard).toContainEqual({ type: 'publish', topic: 'r', data: 'x', clients: 2 });
    for (const message of other.heard)
      expect(Object.keys(message).sort()).toEqual(['clients', 'data', 'topic', 'type']);
    liar.socket.terminate();
    other.socket.terminate();
  });

  test('messages with fields of every kind', async () => {
    const other = await server.join(['r'], { peer: 'other' });
    const values = [
      null,
      0,
      -1,
      1e308,
      '',
      'r',
      'x'.repeat(200),
      [],
      ['r'],
      {},
      { length: 3 },
      true,
      '__proto__'
    ];
    for (const type of ['publish', 'relay', 'subscribe', 'unsubscribe', 'ping', '__proto__']) {
      const liar = await server.join(['r']);
      for (const field of ['topic', 'topics', 'to', 'data', 'peer', 'token', 'type'])
        for (const value of values)
          if (liar.code === null) liar.say({ type, topic: 'r', to: 'other', data: 'x', [field]: value });
      await liar.ping();
      liar.socket.terminate();
    }
    await other.ping();
    expect(other.code).toBe(null);
    for (const { topic, data } of other.heard.filter(({ type }) => type !== 'hello'))
      expect([typeof topic, typeof data]).toEqual(['string', 'string']);
    other.socket.terminate();
  });

  test('two peers under one name: the second gets none of the frames of the first', async () => {
    const [a, b] = [
      await server.join(['r'], { peer: 'a' }),
      await server.join(['r'], { peer: 'b', token: 's' })
    ];
    const liar = await server.join(['r'], { peer: 'b', token: 'guess' });
    const nameless = await server.join(['r'], { peer: 'b' });
    a.say({ type: 'relay', topic: 'r', to: 'b', data: 'sealed' });
    await a.ping();
    for (const client of [b, liar, nameless]) await client.ping();
    const frames = (client: typeof a): unknown[] => client.heard.filter(({ type }) => type === 'relay');
    expect(frames(b)).toEqual([{ type: 'relay', topic: 'r', data: 'sealed' }]);
    expect([frames(liar), frames(nameless)]).toEqual([[], []]);
    expect(liar.heard).toContainEqual({ type: 'hello', relay: false });
    // Nor does the first lose its name when they leave, or the one without a token to another without one.
    liar.socket.terminate();
    nameless.socket.terminate();
    const [c, twin] = [await server.join(['r'], { peer: 'c' }), await server.join(['r'], { peer: 'c' })];
    for (const to of ['b', 'c']) a.say({ type: 'relay', topic: 'r', to, data: 'still' });
    await a.ping();
    for (const client of [b, c, twin]) await client.ping();
    expect(frames(b).length).toBe(2);
    expect([frames(c).length, frames(twin).length]).toEqual([1, 0]);
    // A returning page is recognised by its token, and need not wait until its old connection times out.
    const again = await server.join(['r'], { peer: 'b', token: 's' });
    expect(again.heard).toContainEqual({ type: 'hello', relay: true });
    a.say({ type: 'relay', topic: 'r', to: 'b', data: 'more' });
    await a.ping();
    await again.ping();
    expect(frames(again)).toEqual([{ type: 'relay', topic: 'r', data: 'more' }]);
    expect(frames(liar)).toEqual([]);
    for (const client of [a, b, c, twin, again]) client.socket.terminate();
  });

  test.each([1, 3])('aborted downloads leave no file open: %i at once', async (count) => {
    const before = server.openFiles;
    for (let round = 0; round < 60; round++) {
      const socket = server.open();
      socket.write('GET /big.bin HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(count));
      await new Promise((resolve) => socket.once('data', resolve));
      socket.resetAndDestroy();
    }
    await sleep(500);
    expect((server.openFiles ?? 0) - (before ?? 0)).toBeLessThan(10);
  });
});

describe('one connection that sends without reading', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await ServerProcess.start();
  });
  afterAll(() => server.stop());

  /** Opens a connection that never reads. */
  function deaf(bytes: string | Buffer): ReturnType<ServerProcess['open']> {
    const socket = server.open().pause();
    socket.write(bytes);
    return socket;
  }

  test.each([
    ['a file', 'GET /big.bin HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a page that is not there', 'GET /none HTTP/1.1\r\nHost: x\r\n\r\n']
  ])('20,000 requests for %s at once open few files and take little memory', async (_, request) => {
    const [memory, files] = [server.memory ?? 0, server.openFiles ?? 0];
    const socket = deaf(request.repeat(20_000));
    for (let n = 0; n < 10; n++) {
      await sleep(200);
      expect((server.openFiles ?? 0) - files).toBeLessThan(50);
      expect((server.memory ?? 0) - memory).toBeLessThan(100);
    }
    socket.destroy();
    expect(await server.get('/')).toMatch(/home$/);
  });

  test('a message in thousands of pieces ends its connection', async () => {
    const piece = (first: number) => Buffer.from([first, 0x81, 0, 0, 0, 0, 65]);
    const pieces = Array.from({ length: 5_000 }, () => piece(0x00));
    const socket = deaf(Buffer.concat([Buffer.from(upgrade('/signal')), piece(0x01), ...pieces]));
    const closed = new Promise((resolve) => socket.on('close', () => resolve(true)));
    socket.resume();
    expect(await Promise.race([closed, sleep(3_000)])).toBe(true);
  });
});

describe('connections that only wait', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await ServerProcess.start({
      headersWithin: 500,
      requestWithin: 800,
      idle: 800,
      checkEvery: 100
    });
  });
  afterAll(() => server.stop());

  /** Resolves with the ms until the server closed the connection. */
  async function held(bytes: string, read = true): Promise<number> {
    const socket = server.open();
    const start = performance.now();
    if (bytes) socket.write(bytes);
    if (read) socket.resume();
    else socket.pause();
    await new Promise((resolve) => {
      socket.on('close', resolve);
      setTimeout(resolve, 4_000);
    });
    socket.destroy();
    return performance.now() - start;
  }

  test.each([
    ['say nothing', ''],
    ['begin a request', 'GET / HTTP/1.1\r\nHost: x\r\n'],
    ['promise a body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n']
  ])('that %s are closed', async (_, bytes) => {
    expect(await held(bytes)).toBeLessThan(3_500);
  });

  test.each([
    ['a header', 'GET / HTTP/1.1\r\nHost: x\r\nA: '],
    ['a body', 'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n']
  ])('that send %s a byte at a time are closed', async (_, bytes) => {
    const socket = server.open();
    socket.resume();
    socket.write(bytes);
    const drip = setInterval(() => socket.writable && socket.write('x'), 100);
    const closed = await Promise.race([
      new Promise((resolve) => socket.on('close', () => resolve(true))),
      sleep(4_000)
    ]);
    clearInterval(drip);
    socket.destroy();
    expect(closed).toBe(true);
  });

  test('that stay open after a refused upgrade are closed', async () => {
    const before = server.openFiles ?? 0;
    const sockets = Array.from({ length: 20 }, () =>
      connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true }).on('error', () => undefined)
    );
    for (const socket of sockets) socket.write(upgrade('/other'));
    await sleep(1_500);
    expect((server.openFiles ?? 0) - before).toBeLessThan(5);
    for (const socket of sockets) socket.destroy();
  });

  test('that request a file and do not read it are closed', async () => {
    const before = server.openFiles;
    await held('GET /big.bin HTTP/1.1\r\nHost: x\r\n\r\n', false);
    expect(server.openFiles).toBe(before);
  });

  test('a signalling client that is quiet is kept', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/signal`);
    await new Promise((resolve) => socket.on('open', resolve));
    await sleep(2_000);
    expect(socket.readyState).toBe(WebSocket.OPEN);
    socket.terminate();
  });
});

test('when no more files can be opened a request fails and the server continues', async () => {
  const server = await ServerProcess.start({}, 48);
  try {
    const sockets = Array.from({ length: 60 }, () => server.open());
    await sleep(300);
    for (const socket of sockets) socket.write('GET /big.bin HTTP/1.1\r\nHost: x\r\n\r\n');
    await sleep(500);
    expect(server.ended).toBe(null);
    for (const socket of sockets) socket.destroy();
    await sleep(300);
    expect(await server.get('/')).toMatch(/home$/);
  } finally {
    server.stop();
  }
});

test('one address cannot take the connections of all others', async () => {
  const server = await ServerProcess.start({ perAddress: 8, perPrefix: 12 });
  try {
    const from = (localAddress: string) => {
      const socket = connect({ port: server.port, host: '127.0.0.1', localAddress });
      return socket.on('error', () => undefined);
    };
    const crowd = Array.from({ length: 20 }, () => from('127.0.0.2'));
    await sleep(300);
    const isOpen = (sockets: typeof crowd) => sockets.filter(({ destroyed }) => !destroyed).length;
    expect(isOpen(crowd)).toBe(8);
    // Another address of the same network, then one of another network.
    const near = Array.from({ length: 10 }, () => from('127.0.0.3'));
    const far = Array.from({ length: 5 }, () => from('127.0.9.1'));
    await sleep(300);
    expect([isOpen(near), isOpen(far)]).toEqual([4, 5]);
    for (const socket of [...crowd, ...near]) socket.destroy();
    await sleep(100);
    expect(await server.get('/')).toMatch(/home$/);
    for (const socket of far) socket.destroy();
  } finally {
    server.stop();
  }
});

test('connections beyond the bound are refused, those before it stay', async () => {
  const server = await ServerProcess.start({ maxConnections: 5 });
  try {
    const first = await server.join(['r']);
    const sockets = Array.from({ length: 20 }, () => server.open());
    await sleep(300);
    await first.ping();
    expect(first.code).toBe(null);
    expect(sockets.filter((socket) => socket.destroyed).length).toBeGreaterThanOrEqual(15);
    for (const socket of sockets) socket.destroy();
    await sleep(100);
    expect(await server.get('/')).toMatch(/home$/);
    first.socket.terminate();
  } finally {
    server.stop();
  }
});
