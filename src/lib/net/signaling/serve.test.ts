import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { compressFiles } from '../../../../scripts/lib/compressFiles.mjs';
import { startServer, type RunningServer } from '../../../../scripts/serve.mjs';

let folder: string;
let server: RunningServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bastide-serve-'));
  mkdirSync(join(folder, 'site/table'), { recursive: true });
  mkdirSync(join(folder, 'site/_app/immutable'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'site/.hidden'), 'hidden');
  writeFileSync(join(folder, 'site/index.html'), 'home');
  writeFileSync(join(folder, 'site/table/index.html'), 'table');
  writeFileSync(join(folder, 'site/_app/immutable/a.js'), 'x');
  server = await startServer({ folder: join(folder, 'site'), host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Requests a path exactly as written: `fetch` would normalise it. */
function get(path: string): Promise<{ status: number; body: string; cache: string | undefined }> {
  const { port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      const { statusCode, headers } = response;
      response.on('end', () => resolve({ status: statusCode ?? 0, body, cache: headers['cache-control'] }));
    })
      .on('error', reject)
      .end();
  });
}

test('serves files and folders of the build and nothing else', async () => {
  expect((await get('/')).body).toBe('home');
  expect((await get('/table/?x=1')).body).toBe('table');
  expect((await get('/_app/immutable/a.js')).cache).toContain('immutable');
  for (const path of [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/.hidden',
    '/none',
    '/%zz',
    '/%00'
  ]) {
    expect((await get(path)).status, path).toBe(404);
  }
});

test('sends the compressed copy of a file to those who accept it, and the file to others', async () => {
  const script = 'const a = 1;\n'.repeat(200);
  const style = 'p { color: red; }';
  writeFileSync(join(folder, 'site/_app/immutable/b.js'), script);
  writeFileSync(join(folder, 'site/_app/immutable/b.css'), style);
  const page = '<p>home</p>\n'.repeat(200);
  mkdirSync(join(folder, 'site/long'));
  writeFileSync(join(folder, 'site/long/index.html'), page);
  compressFiles(join(folder, 'site'));
  const accepting = async (encoding: string, path: string) => {
    const answer = await fetch(`${server.url}${path}`, {
      headers: { 'accept-encoding': encoding }
    });
    const { headers } = answer;
    const [encoded, type] = [headers.get('content-encoding'), headers.get('content-type')];
    return { encoded, type, length: Number(headers.get('content-length')), text: await answer.text() };
  };
  const type = 'text/javascript';
  const copy = await accepting('gzip, br', '_app/immutable/b.js');
  expect(copy).toMatchObject({ encoded: 'gzip', type, text: script });
  expect(copy.length).toBeLessThan(script.length / 4);
  expect(await accepting('identity', '_app/immutable/b.js')).toMatchObject({
    encoded: null,
    type,
    text: script
  });
  for (const path of ['long/', 'long', 'long/?x=1'])
    expect(await accepting('gzip', path), path).toMatchObject({ encoded: 'gzip', text: page });
  expect(await accepting('identity', 'long/')).toMatchObject({ encoded: null, text: page });
  // Too small to be worth it.
  expect(await accepting('gzip', '_app/immutable/b.css')).toMatchObject({ encoded: null, text: style });
});

test('names itself in the site file of a build, and serves a changed one as it is', async () => {
  const own = '{"signalling":["own"]}';
  expect((await get('/bastide.json')).body).toBe(own);
  const builtIn = readFileSync(new URL('../site/builtIn.json', import.meta.url), 'utf8');
  writeFileSync(join(folder, 'site/bastide.json'), builtIn);
  expect((await get('/bastide.json')).body).toBe(own);
  const changed = '{"signalling":["own","wss://signal.example/"]}';
  writeFileSync(join(folder, 'site/bastide.json'), changed);
  expect(await get('/bastide.json')).toMatchObject({ body: changed, cache: 'no-store' });
});

test('introduces players on the same port', async () => {
  expect((await get('/signal')).body).toBe('{"signalling":"y-webrtc"}');
  const socket = new WebSocket(`${server.url.replace('http', 'ws').replace('localhost', '127.0.0.1')}signal`);
  await new Promise((resolve, reject) => {
    socket.on('open', resolve);
    socket.on('error', reject);
  });
  socket.send('{"type":"ping"}');
  const reply = await new Promise((resolve) =>
    socket.on('message', (data: Buffer) => resolve(data.toString()))
  );
  expect(reply).toBe('{"type":"pong"}');
  socket.terminate();
});
