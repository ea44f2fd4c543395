import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request as ask } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { afterAll, afterEach } from 'vitest';
import {
  startNostrRelay,
  startTracker,
  type Place,
  type TestPoint
} from '../../../src/lib/net/testing/meetingPoints.ts';
import { changeSite } from '../../../scripts/site.ts';

const built = fileURLToPath(new URL('../../../build', import.meta.url));

export interface StaticHost {
  readonly url: string;
  /** Paths that were asked for and are not there. */
  readonly missed: string[];
  close(): Promise<void>;
}

export interface StaticHostOptions {
  /** Options of `npm run site` for the copy of `build/` that is served. */
  readonly site?: readonly string[];
  /** Folder of the host below which the site lies, with a slash at both ends. */
  readonly below?: string;
  /** A built site other than `build/`. */
  readonly folder?: string;
  /** PEM; with them the host speaks https. */
  readonly tls?: { readonly cert: string; readonly key: string };
}

/** The options of `npm run site` for these points and nothing else: no test asks a public server. */
export const only = (...given: readonly Pick<TestPoint, 'address'>[]): readonly string[] => [
  '--no-points',
  '--stun',
  'none',
  ...given.flatMap(({ address }, i) => ['--point', `p${i}=${address}`])
];

/** A copy of the built site on a stock static server that knows nothing of this project. */
export async function serveStatic(options: StaticHostOptions = {}): Promise<StaticHost> {
  const { site, below = '/', folder = built, tls } = options;
  const root = mkdtempSync(join(tmpdir(), 'static-host-'));
  const copy = join(root, below);
  cpSync(folder, copy, { recursive: true });
  if (site) await changeSite([copy, ...site]);
  const missed: string[] = [];
  const files = sirv(root, { etag: true });
  const answer: Parameters<typeof createServer>[1] = (request, response) =>
    files(request, response, () => {
      missed.push(request.url ?? '');
      response.writeHead(404).end('Not found');
    });
  const server = tls ? createSecureServer(tls, answer) : createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `${tls ? 'https' : 'http'}://localhost:${port}${below}`,
    missed,
    close: () =>
      new Promise((resolve) => {
        rmSync(root, { recursive: true, force: true });
        server.close(() => resolve());
        server.closeAllConnections();
      })
  };
}

/**
 * Meeting points of a test, and hosts whose site proposes them. Points of a test close after it. Those of the next one
 * have the same addresses again, so a host stays until the end of the file: its scripts are at home in the browsers.
 */
export function meetingPlaces() {
  const hosts = new Map<string, Promise<StaticHost>>();
  const ports: number[] = [];
  const open: TestPoint[] = [];
  const start = async (begin: (place: Place) => Promise<TestPoint>): Promise<TestPoint> => {
    const nth = open.length;
    const point = await begin({ host: '127.0.0.1', port: ports[nth] ?? 0 });
    ports[nth] = Number(new URL(point.url).port);
    open.push(point);
    return point;
  };
  afterEach(async () => {
    await Promise.all(open.splice(0).map((point) => point.close()));
    for (const host of hosts.values()) (await host).missed.length = 0;
  });
  afterAll(async () => {
    for (const host of hosts.values()) await (await host).close();
  });
  return {
    relay: () => start((place) => startNostrRelay('none', undefined, place)),
    tracker: () => start((place) => startTracker('none', place)),
    hosted(given: readonly TestPoint[], ...options: readonly string[]): Promise<StaticHost> {
      const site = [...only(...given), ...options];
      const key = site.join(' ');
      const host = hosts.get(key) ?? serveStatic({ site });
      hosts.set(key, host);
      return host;
    }
  };
}

/** A reverse proxy that serves the site at `url` below a folder of its own host, and passes upgrades. */
export async function proxyBelow(url: string, below: string): Promise<StaticHost> {
  const { hostname, port } = new URL(url);
  const missed: string[] = [];
  /** The path at the site's own server; null for what lies elsewhere on the host. */
  const inside = (path = ''): string | null =>
    path.startsWith(`${below}/`) ? path.slice(below.length) : (missed.push(path), null);
  const proxy = createServer(({ url: at, method, headers }, response) => {
    const path = inside(at);
    if (path === null) return void response.writeHead(404).end('Not found');
    ask({ hostname, port, path, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    }).end();
  });
  proxy.on('upgrade', ({ url: at, rawHeaders }, socket) => {
    const path = inside(at);
    if (path === null) return socket.destroy();
    const upstream = connect(Number(port), hostname, () => {
      const lines = rawHeaders.flatMap((name, i) => (i % 2 === 0 ? [`${name}: ${rawHeaders[i + 1]}`] : []));
      upstream.write([`GET ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
      upstream.pipe(socket).pipe(upstream);
    });
    upstream.on('error', () => socket.destroy());
    socket.on('error', () => upstream.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}${below}/`,
    missed,
    close: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        proxy.closeAllConnections();
      })
  };
}

/** Whether this machine can make certificates. */
export const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

/** A self-signed certificate for localhost, as PEM; throws where `openssl` is missing. */
export function selfSigned(): { readonly cert: string; readonly key: string } {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  try {
    const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2'];
    const pair = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', key];
    execFileSync('openssl', ['req', '-x509', ...pair, '-out', cert, ...subject], { stdio: 'ignore' });
    return { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
