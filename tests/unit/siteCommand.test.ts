import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { compressFiles } from '../../scripts/lib/compressFiles.mjs';
import { changeSite } from '../../scripts/site.ts';

const PAGES = ['index.html', 'table/index.html', '404.html'];
const FILE = {
  signalling: [],
  points: [
    { id: 'n1', kind: 'nostr', url: 'wss://relay.example/path', mail: true },
    { id: 't1', kind: 'tracker', url: 'wss://tracker.example' }
  ],
  stun: ['stun:stun.example:3478'],
  turn: []
};

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A page as the build writes it. */
const page = (base: string, name: string) => `<!doctype html>
<title>${name}</title>
<meta property="og:image" content="${base}/icons/icon-512.png" />
<meta http-equiv="content-security-policy" content="default-src 'none'; connect-src 'self' ws: wss:; font-src 'self'">
<script>__sveltekit_x = { base: "${base}" }; import("${base}/_app/immutable/entry/app.1.js");</script>
`;

/** A built site of three pages for a host, or for a folder of it. */
function built(base = ''): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-command-'));
  folders.push(folder);
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const name of PAGES) write(name, page(base, name));
  write('icons/icon-192.png', 'a picture');
  write('bastide.json', JSON.stringify(FILE));
  return folder;
}

const read = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8');
const file = (folder: string) => JSON.parse(read(folder, 'bastide.json')) as typeof FILE;
const everything = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.\w+$/.test(path))
    .map((path) => [path, read(folder, path)]);

/** What every page may dial; pages that disagree are told apart. */
function dialled(folder: string): string[] {
  const found = PAGES.map((name) => /connect-src ([^;]*); font-src 'self'"/.exec(read(folder, name))?.[1]);
  return [...new Set(found.map((sources) => sources ?? 'none found'))];
}

/** Addresses the worker keeps, with the revision of each. */
function kept(folder: string): Map<string, string> {
  const entry = /\{url:"([^"]*)",revision:"([^"]*)"\}|\{revision:"([^"]*)",url:"([^"]*)"\}/g;
  return new Map(
    [...read(folder, 'sw.js').matchAll(entry)].map(([, url, revision, first, second]) =>
      url === undefined ? [second, first] : [url, revision]
    )
  );
}
const hash = (folder: string, path: string) => createHash('md5').update(read(folder, path)).digest('hex');

const site = (folder: string, ...options: string[]) => changeSite([folder, ...options]);

test('--narrow lets every page dial only what the file names, and the worker keeps the new pages', async () => {
  const folder = built();
  await site(folder, '--narrow', '--signalling', 'own:/app/signal', '--signalling', 'signal.example/way');
  expect(file(folder).signalling).toEqual(['own:/app/signal', 'signal.example/way']);
  expect(dialled(folder)).toEqual(["'self' wss://signal.example wss://relay.example wss://tracker.example"]);
  const revisions = kept(folder);
  expect(revisions.get('/')).toBe(hash(folder, 'index.html'));
  expect(revisions.get('/table/')).toBe(hash(folder, 'table/index.html'));
  // A change of the file has to reach installed copies.
  expect([...revisions.keys()].some((url) => url.endsWith('bastide.json'))).toBe(false);
}, 60_000);

test('a narrow policy follows later changes of the file, and --wide takes it back', async () => {
  const folder = built();
  await site(folder, '--narrow');
  await site(folder, '--remove', 't1', '--point', 'n2=nostr:other.example,mail');
  expect(dialled(folder)).toEqual(["'self' wss://relay.example wss://other.example"]);
  expect(kept(folder).get('/')).toBe(hash(folder, 'index.html'));
  await site(folder, '--wide');
  expect(PAGES.map((name) => read(folder, name))).toEqual(PAGES.map((name) => page('', name)));
  expect(kept(folder).get('/')).toBe(hash(folder, 'index.html'));
}, 60_000);

test('a changed page is compressed anew', async () => {
  const folder = built();
  writeFileSync(join(folder, 'index.html'), page('', 'long') + '<p>Text</p>\n'.repeat(200));
  compressFiles(folder);
  const copy = () => gunzipSync(readFileSync(join(folder, 'index.html.gz'))).toString();
  const before = copy();
  await changeSite([folder, '--narrow']);
  expect(copy()).toBe(read(folder, 'index.html'));
  expect(copy()).not.toBe(before);
});

test('--url writes the picture of link previews as a whole address, below a folder of the host too', async () => {
  for (const [base, ...addresses] of [
    ['', 'https://play.example'],
    ['/icons/games', 'https://play.example/icons/games', 'https://other.example/icons/games/']
  ]) {
    const folder = built(base);
    for (const url of addresses) {
      await site(folder, '--url', url);
      const picture = `content="${url.replace(/\/$/, '')}/icons/icon-512.png"`;
      for (const name of PAGES) expect(read(folder, name)).toContain(picture);
    }
    expect(kept(folder).get(`${base}/table/`)).toBe(hash(folder, 'table/index.html'));
  }
}, 60_000);

test('options change the lists and nothing else; pages and worker stay as built', async () => {
  const folder = built();
  await site(folder, '--no-points', '--point', 'n2=nostr:other.example,mail', '--stun', 'none');
  await site(folder, '--turn', 'turn:turn.example:3478 user word');
  expect(file(folder)).toEqual({
    signalling: [],
    points: [{ id: 'n2', kind: 'nostr', url: 'wss://other.example/', mail: true }],
    stun: [],
    turn: [{ urls: 'turn:turn.example:3478', username: 'user', credential: 'word' }]
  });
  expect(PAGES.map((name) => read(folder, name))).toEqual(PAGES.map((name) => page('', name)));
  expect(readdirSync(folder)).not.toContain('sw.js');
});

test('without options the file is shown and nothing is written', async () => {
  const folder = built();
  const before = everything(folder);
  expect(await site(folder)).toContain('wss://relay.example/path');
  expect(everything(folder)).toEqual(before);
});

test('invalid options are refused with a reason before anything is written', async () => {
  const folder = built();
  const before = everything(folder);
  for (const [why, ...options] of [
    ['either --narrow or --wide', '--narrow', '--wide'],
    ['in links that people may have', '--remove', 'n1', '--point', 'n1=nostr:other.example'],
    ['is not a meeting point', '--point', 'n2=irc:other.example'],
    ['Entry 3 of "points"', '--point', 't2=tracker:other.example,mail'],
    ['No meeting point has the id "n9"', '--remove', 'n9'],
    ['Entry 1 of "signalling"', '--narrow', '--signalling', 'https://signal.example'],
    ['Entry 1 of "stun"', '--stun', 'stun.example'],
    ['Entry 1 of "turn"', '--turn', 'turn:turn.example'],
    ['is not the address of a site', '--stun', 'none', '--url', 'play.example'],
    ['built for the path /:', '--url', 'https://play.example/games']
  ])
    await expect(site(folder, ...options), options.join(' ')).rejects.toThrow(why);
  expect(everything(folder)).toEqual(before);
  await expect(site(join(folder, 'table'))).rejects.toThrow('is missing');
});
