/** Serves `build/` and the signalling its players need, on one port: what `npm start` runs once the site is built. */
import { createReadStream, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { networkInterfaces } from 'node:os';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { renderUnicodeCompact } from 'uqr';
import { attachSignalling } from './signal/server.mjs';

const build = fileURLToPath(new URL('../build', import.meta.url));
const FIRST_PORT = 4173;
/** Ports tried one after the other when none was asked for. */
const TRIES = 10;

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json'
};

const headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "frame-ancestors 'none'"
};

/** The file a path stands for, or null: nothing outside `folder`, a folder's own index, never a hidden file. */
function find(folder, url) {
  let path;
  try {
    path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return null;
  }
  const file = join(folder, normalize(path));
  const inside = file === folder || file.startsWith(folder + sep);
  if (!inside || path.includes('\0') || /[\\/]\./.test(path)) return null;
  for (const candidate of [file, join(file, 'index.html')]) {
    const found = statSync(candidate, { throwIfNoEntry: false });
    if (found?.isFile()) return { path: candidate, size: found.size };
  }
  return null;
}

function respond(folder, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return response.writeHead(405, headers).end();
  if (request.url === '/signal') {
    // Lets a page find out whether its own server also introduces players to each other.
    response.writeHead(200, { ...headers, 'content-type': 'application/json', 'cache-control': 'no-store' });
    return response.end('{"signalling":"y-webrtc"}');
  }
  const asked = find(folder, request.url ?? '/');
  // As static hosts do: the site's own page says that there is nothing here.
  const file = asked ?? find(folder, '/404.html');
  if (!file) return response.writeHead(404, { ...headers, 'content-type': types['.txt'] }).end('Not found\n');
  const forever = asked && request.url?.includes('/immutable/');
  response.writeHead(asked ? 200 : 404, {
    ...headers,
    'content-type': types[extname(file.path)] ?? 'application/octet-stream',
    'content-length': file.size,
    'cache-control': forever ? 'public, max-age=31536000, immutable' : 'no-cache'
  });
  if (request.method === 'HEAD') return response.end();
  createReadStream(file.path)
    .on('error', () => response.destroy())
    .pipe(response);
}

/**
 * Starts the server. `port` 0 takes a free one; left out, the first free one from 4173 up. With `cert` and `key`
 * (PEM) it speaks https.
 */
export async function startServer({
  folder = build,
  host = undefined,
  port = undefined,
  cert,
  key,
  origins
} = {}) {
  const answer = (request, response) => respond(folder, request, response);
  const server = cert && key ? createSecureServer({ cert, key }, answer) : createServer(answer);
  const signalling = attachSignalling(server, { path: '/signal', origins: origins ?? null });
  for (let tries = 0; ; tries++) {
    try {
      await listen(server, port ?? FIRST_PORT + tries, host);
      break;
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || port !== undefined || tries + 1 >= TRIES) throw error;
    }
  }
  const scheme = cert && key ? 'https' : 'http';
  return {
    url: `${scheme}://localhost:${server.address().port}/`,
    addresses: addresses().map((address) => `${scheme}://${address}:${server.address().port}/`),
    signalling,
    close: () =>
      new Promise((resolve) => {
        signalling.close();
        server.close(resolve);
        server.closeAllConnections();
      })
  };
}

function listen(server, port, host) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** Addresses of this machine that others in the same network can type. */
function addresses() {
  const all = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address);
}

function option(name) {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? process.env[name.toUpperCase()] : process.argv[at + 1];
}

async function main() {
  const port = option('port');
  const [cert, key] = [process.env.TLS_CERT, process.env.TLS_KEY].map((file) => file && readFileSync(file));
  const origins = process.env.ORIGINS?.split(',');
  const server = await startServer({
    host: option('host'),
    port: port === undefined ? undefined : Number(port),
    cert,
    key,
    origins
  });
  console.log(`\nReady: ${server.url}`);
  for (const address of server.addresses) console.log(`       ${address}  (same network)`);
  const shown = server.addresses[0];
  if (shown) console.log(`\n${renderUnicodeCompact(shown, { ecc: 'L', border: 2 })}`);
  if (shown && !cert) {
    console.log(
      'Browsers give pages from other devices their keys only over https: for phones, put a proxy with a'
    );
    console.log('certificate in front, or set TLS_CERT and TLS_KEY to the PEM files of one.');
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  main().catch((error) => {
    console.error(
      error.code === 'EADDRINUSE' ? 'This port is taken: choose another with --port.' : error.message
    );
    process.exit(1);
  });
}
