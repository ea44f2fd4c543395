/**
 * `npm run site -- [folder] [options]`: shows or changes the servers that a built site proposes, without a new build.
 * Writes `bastide.json`; where the content policy or the site's address changes, also every page and the service worker
 * that caches them.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readPoint } from '../src/lib/net/signaling/point.ts';
import { otherServers, readSite, type Site } from '../src/lib/net/site/siteFile.ts';
import { buildServiceWorker } from './build-sw.mjs';
import { compressFile } from './lib/compressFiles.mjs';
import { root } from './lib/install.mjs';

const USAGE = `npm run site -- [folder] [options]     (folder: build)
  --signalling none | own | own:/path | wss://…
                                           signalling servers; may be repeated
  --point id=nostr:relay.example[,mail]    adds a meeting point (nostr: or tracker:); may be repeated
  --remove id                              removes a meeting point; may be repeated
  --no-points                              removes all meeting points
  --stun none | stun:host:port             STUN servers; may be repeated
  --turn none | "turn:host:port user password"
  --narrow                                 pages may connect only to what the file names, now and after later changes
  --wide                                   pages may connect to any WebSocket, as built
  --url https://…                          the site's address, for previews of its links
Without options: checks the file and prints it. Each build writes the built-in file again, so run this command after it.`;

/** The same text as in `svelte.config.js`. */
const ANY_SOCKET = "connect-src 'self' ws: wss:";
const SOCKETS = /connect-src [^;"]*/g;
const PREVIEW = /(<meta property="og:image" content=")[^"]*(icons\/[^"]*")/g;

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

/** The content of the file after these options; throws a sentence for an invalid option. */
function changed(old: Site, options: Options): Written {
  const listed = <T>(given: string[] | undefined, before: readonly T[], read: (text: string) => T): T[] =>
    given ? given.filter((text) => text !== 'none').map(read) : [...before];
  for (const id of options.remove ?? [])
    if (!old.points.some((one) => one.id === id))
      throw new Error(`No meeting point has the id "${id}": run the command without options to list them.`);
  const points = options['no-points']
    ? []
    : old.points.filter(({ id }) => !options.remove?.includes(id ?? ''));
  for (const text of options.point ?? []) {
    const [, id, address, mail] = /^([a-z0-9]{1,8})=(.+?)(,mail)?$/.exec(text) ?? [];
    const point = address === undefined ? null : readPoint(address);
    if (!point)
      throw new Error(`"${text}" is not a meeting point: write id=nostr:address or id=tracker:address.`);
    const same = old.points.find((one) => one.id === id);
    if (same && same.url !== point.url)
      throw new Error(`The id "${id}" stands for ${same.url} in links that people may have: use another id.`);
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

/** The directive of the content policy that lists the sockets pages may open. */
function policy(site: Site): string {
  const addresses = [...otherServers(site), ...site.points.map(({ url }) => url)];
  return ["connect-src 'self'", ...new Set(addresses.map((url) => new URL(url).origin))].join(' ');
}

/** The site's address with a slash at its end; throws where the pages were not built for its path. */
function siteAddress(text: string, base: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !['https:', 'http:'].includes(url.protocol) || url.search || url.hash)
    throw new Error(`"${text}" is not the address of a site: write https://host/path.`);
  const address = url.href.replace(/\/?$/, '/');
  if (new URL(address).pathname !== `${base}/`)
    throw new Error(
      `These pages were built for the path ${base}/: build again with BASE_PATH for another path.`
    );
  return address;
}

/** Rewrites the pages that change; returns whether any did. */
function rewrite(folder: string, change: (html: string) => string): boolean {
  let isChanged = false;
  for (const path of pages(folder)) {
    const before = readFileSync(path, 'utf8');
    const after = change(before);
    if (after === before) continue;
    writeFileSync(path, after);
    compressFile(path);
    isChanged = true;
  }
  return isChanged;
}

/**
 * Applies the options and returns the text to print; throws a sentence, before writing anything, if an option
 * is invalid.
 */
export async function changeSite(args: readonly string[]): Promise<string> {
  const { values: options, positionals } = readOptions(args);
  if (options.help) return USAGE;
  const folder = positionals[0] ?? `${root}build`;
  const path = join(folder, 'bastide.json');
  if (!existsSync(path))
    throw new Error(
      `${path} is missing: build the site with npm run build, or name the folder of a built site.`
    );
  const written = readFileSync(path, 'utf8');
  const old = readSite(written);
  if (Object.keys(options).length === 0) return written;
  if (options.narrow && options.wide) throw new Error('Use either --narrow or --wide, not both.');
  const text = `${JSON.stringify(changed(old, options), null, 2)}\n`;
  // Checks the written file as pages will read it.
  const site = readSite(text);
  const home = readFileSync(join(folder, 'index.html'), 'utf8');
  const base = /"?base"?: ?"([^"]*)"/.exec(home)?.[1] ?? '';
  const address = options.url === undefined ? null : siteAddress(options.url, base);
  // A narrowed policy must follow the file, or every page would refuse a new point.
  const isWide = options.wide || (!options.narrow && home.includes(ANY_SOCKET));
  const sockets = isWide ? ANY_SOCKET : policy(site);
  writeFileSync(path, text);
  const isChanged = rewrite(folder, (html) => {
    const dialling = html.replace(SOCKETS, () => sockets);
    return address === null
      ? dialling
      : dialling.replace(PREVIEW, (_, before: string, icon: string) => `${before}${address}${icon}`);
  });
  if (isChanged) await buildServiceWorker(folder, base);
  return `${text}\n${sockets}\n`;
}

if (process.argv[1]?.endsWith('site.ts')) {
  changeSite(process.argv.slice(2)).then(console.log, (error: Error) => {
    console.error(`${error.message}\n\n${USAGE}`);
    process.exit(1);
  });
}
