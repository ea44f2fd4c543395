/**
 * `npm run site -- [folder] [options]`: shows or changes what a built site proposes for meeting, without a build. Writes
 * `bastide.json`, and with `--narrow`, `--wide` and `--url` also every page and the service worker that keeps them.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readPoint } from '../src/lib/net/signaling/point.ts';
import { readSite, type Site } from '../src/lib/net/site/siteFile.ts';
import { buildServiceWorker } from './build-sw.mjs';
import { root } from './lib/install.mjs';

const USAGE = `npm run site -- [folder] [options]     (folder: build)
  --signalling none | own | wss://…        signalling servers; may be given again
  --point id=nostr:relay.example[,mail]    adds a meeting point (nostr: or tracker:); may be given again
  --remove id                              takes a meeting point away; may be given again
  --no-points                              takes all meeting points away
  --stun none | stun:host:port             address finders; may be given again
  --turn none | "turn:host:port user password"
  --narrow                                 pages may dial only what the file names
  --wide                                   pages may dial any WebSocket, as built
  --url https://…                          the site's address, for previews of its links
Without options: checks the file and shows it.`;

interface Written {
  signalling: string[];
  points: { id: string; kind: string; url: string; mail?: boolean }[];
  stun: string[];
  turn: { urls: string; username: string; credential: string }[];
}

type Options = ReturnType<typeof readOptions>['values'];

function readOptions(args: readonly string[]) {
  const list = { type: 'string', multiple: true } as const;
  const flag = { type: 'boolean' } as const;
  return parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      signalling: list,
      point: list,
      remove: list,
      'no-points': flag,
      stun: list,
      turn: list,
      narrow: flag,
      wide: flag,
      url: { type: 'string' },
      help: flag
    }
  });
}

/** What the file says after these options; throws a sentence for an option that makes no sense. */
function changed(old: Site, options: Options): Written {
  const listed = <T>(given: string[] | undefined, before: readonly T[], read: (text: string) => T): T[] =>
    given ? given.filter((text) => text !== 'none').map(read) : [...before];
  const points = options['no-points']
    ? []
    : old.points.filter(({ id }) => !options.remove?.includes(id ?? ''));
  for (const text of options.point ?? []) {
    const [, id, address, mail] = /^([a-z0-9]{1,8})=(.+?)(,mail)?$/.exec(text) ?? [];
    const point = address === undefined ? null : readPoint(address);
    if (!point)
      throw new Error(`"${text}" is no meeting point: write id=nostr:address or id=tracker:address.`);
    const same = old.points.find((one) => one.id === id);
    if (same && same.url !== point.url)
      throw new Error(`The id "${id}" is in links that are out already, for ${same.url}: take another.`);
    if (!points.some((one) => one.id === id)) points.push({ ...point, id, mail: mail !== undefined });
  }
  return {
    signalling: listed(options.signalling, old.signalling, (text) => text),
    points: points.map(({ id, kind, url, mail }) => ({ id: id!, kind, url, ...(mail ? { mail } : {}) })),
    stun: listed(options.stun, old.stun, (text) => text),
    turn: listed(options.turn, old.turn, (text) => {
      const [urls, username, credential] = text.split(/\s+/);
      return { urls, username, credential };
    })
  };
}

/** Every page of the site. */
function pages(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html'))
    .map((path) => join(folder, path));
}

/** Which sockets pages may open, in the words of their content policy. */
function policy(file: Written): string {
  const addresses = [...file.signalling.filter((one) => one !== 'own'), ...file.points.map(({ url }) => url)];
  return ["connect-src 'self'", ...new Set(addresses.map((url) => new URL(url).origin))].join(' ');
}

function rewrite(folder: string, change: (html: string) => string): void {
  for (const path of pages(folder)) writeFileSync(path, change(readFileSync(path, 'utf8')));
}

export async function main(args: readonly string[]): Promise<void> {
  const { values: options, positionals } = readOptions(args);
  if (options.help) return console.log(USAGE);
  const folder = positionals[0] ?? `${root}build`;
  const path = join(folder, 'bastide.json');
  const old = readSite(readFileSync(path, 'utf8'));
  const file = changed(old, options);
  const text = `${JSON.stringify(file, null, 2)}\n`;
  // What is written is what pages will read.
  readSite(text);
  writeFileSync(path, text);
  const sockets = options.narrow ? policy(file) : options.wide ? "connect-src 'self' ws: wss:" : null;
  if (sockets) rewrite(folder, (html) => html.replace(/connect-src [^;"]*/g, sockets));
  if (options.url) {
    const site = new URL(options.url.replace(/\/?$/, '/')).href;
    rewrite(folder, (html) =>
      html.replace(/(<meta property="og:image" content=")[^"]*?(icons\/[^"]*")/g, `$1${site}$2`)
    );
  }
  if (sockets || options.url) {
    const base = /"?base"?: ?"([^"]*)"/.exec(readFileSync(join(folder, 'index.html'), 'utf8'))?.[1] ?? '';
    await buildServiceWorker(folder, base);
  }
  console.log(text);
  if (sockets) console.log(`${sockets}\n`);
}

if (process.argv[1]?.endsWith('site.ts')) {
  main(process.argv.slice(2)).catch((error: Error) => {
    console.error(`${error.message}\n\n${USAGE}`);
    process.exit(1);
  });
}
