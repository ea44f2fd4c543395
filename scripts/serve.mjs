/** Serves `build/` and the signalling its players need, on one port: what `npm start` runs once the site is built. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import sirv from 'sirv';
import { renderUnicodeCompact } from 'uqr';
import { ABOUT, attachMail } from './mail/server.mjs';
import { boundCrowd, USUAL_CROWD } from './signal/crowd.mjs';
import { attachSignalling } from './signal/server.mjs';

const builtIn = readFileSync(new URL('../src/lib/net/site/builtIn.json', import.meta.url), 'utf8');
const build = fileURLToPath(new URL('../build', import.meta.url));
const mailFolder = fileURLToPath(new URL('../.mail', import.meta.url));
const MAIL_PATH = '/mail';
const FIRST_PORT = 4173;
/** Ports tried one after the other when none was asked for. */
const TRIES = 10;

/** Limits of one connection, in ms, and of all connections; signalling messages have separate limits. */
const DEFAULTS = {
  /** Until a request's headers are in, and until the whole of it is. */
  headersWithin: 10_000,
  requestWithin: 20_000,
  /** Without a byte either way; signalling has a heartbeat instead. */
  idle: 60_000,
  checkEvery: 5_000,
  maxConnections: 25_000,
  /** Behind a proxy all connections have the same address, so the proxy has to limit them. */
  ...USUAL_CROWD
};

const headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "frame-ancestors 'none'"
};
const FOREVER = 'public, max-age=31536000, immutable';

/** A handler that serves `folder`. Files are looked up for each request, since a site may be changed while it is served. */
function serveFolder(folder) {
  const files = sirv(folder, {
    dev: true,
    etag: true,
    gzip: true,
    setHeaders(response, path) {
      if (path.includes('/immutable/')) response.setHeader('cache-control', FOREVER);
    }
  });
  return (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    // The library leaves its file open when the reader goes away, and throws when a file cannot be read. A response that
    // waits for an earlier one is not closed with its connection.
    response.on('pipe', (source) => {
      const { socket } = request;
      const close = () => source.destroy();
      source.on('error', () => response.destroy());
      for (const end of [response, socket]) end.on('close', close);
      source.on('close', () => socket.off('close', close));
    });
    // No file is large enough to need ranges, and the library throws at a range that ends before it begins.
    delete request.headers.range;
    if (isHidden(request.url)) notFound(folder, response);
    else files(request, response, () => notFound(folder, response));
  };
}

/** As on a static host, the site's own page reports that the address does not exist. */
async function notFound(folder, response) {
  const page = await readFile(join(folder, '404.html')).catch(() => Buffer.from('Not found\n'));
  response
    .writeHead(404, {
      'content-type': 'text/html;charset=utf-8',
      'content-length': page.length,
      'cache-control': 'no-cache'
    })
    .end(page);
}

/** Whether some part of this path begins with a dot. */
function isHidden(url) {
  const path = url.split(/[?#]/)[0];
  try {
    return /[\\/]\./.test(decodeURIComponent(path));
  } catch {
    return true;
  }
}

/**
 * The site's own file if it was changed; else a file that names this server alone, which works without
 * internet.
 */
async function sendSite(folder, response) {
  const text = await readFile(join(folder, 'bastide.json'), 'utf8').catch(() => builtIn);
  response
    .writeHead(200, { ...headers, 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(text === builtIn ? '{"signalling":["own"]}' : text);
}

/** Requests of one connection that may wait for their answers, for each of which a file is open. Browsers send one. */
const MAX_UNANSWERED = 4;

/** Answers requests with the files of `folder`, and reports the other services of this server. */
export function siteHandler(folder, hasMail = false) {
  const files = serveFolder(folder);
  const unanswered = new WeakMap();
  return (request, response) => {
    const { socket } = request;
    const count = (unanswered.get(socket) ?? 0) + 1;
    if (count > MAX_UNANSWERED) return socket.destroy();
    unanswered.set(socket, count);
    response.on('close', () => unanswered.set(socket, unanswered.get(socket) - 1));
    respond(folder, files, hasMail, request, response);
  };
}

function respond(folder, files, hasMail, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return response.writeHead(405, { ...headers, connection: 'close' }).end();
  }
  if (request.url === '/signal') {
    // Lets a page find out whether its own server also introduces players to each other.
    response.writeHead(200, { ...headers, 'content-type': 'application/json', 'cache-control': 'no-store' });
    return response.end(JSON.stringify({ signalling: 'y-webrtc', ...(hasMail ? { mail: MAIL_PATH } : {}) }));
  }
  if (hasMail && request.url === MAIL_PATH) {
    response.writeHead(200, {
      ...headers,
      'content-type': 'application/nostr+json',
      'cache-control': 'no-store'
    });
    return response.end(JSON.stringify(ABOUT));
  }
  if (/\/bastide\.json(\?|$)/.test(request.url)) return sendSite(folder, response);
  try {
    files(request, response);
  } catch {
    // An error of one request (such as a file deleted while it is read) must not stop the server.
    if (!response.headersSent) response.writeHead(500).end();
    else response.destroy();
  }
}

/**
 * Starts the server. `port` 0 takes a free one; left out, the first free one from 4173 up. With `cert` and `key`
 * (PEM) it speaks https. With `mail`, options of `attachMail`, it also keeps a mailbox.
 */
export async function startServer({
  folder = build,
  host = undefined,
  port = undefined,
  cert,
  key,
  origins,
  mail,
  ...bounds
} = {}) {
  const limits = { ...DEFAULTS, ...bounds };
  const answer = siteHandler(folder, mail !== undefined);
  const options = {
    headersTimeout: limits.headersWithin,
    requestTimeout: limits.requestWithin,
    connectionsCheckingInterval: limits.checkEvery
  };
  const server =
    cert && key ? createSecureServer({ ...options, cert, key }, answer) : createServer(options, answer);
  server.maxConnections = limits.maxConnections;
  server.setTimeout(limits.idle);
  if (!mail?.trustProxy) boundCrowd(server, limits);
  const mailbox = mail ? await attachMail(server, { path: MAIL_PATH, ...mail }) : null;
  const signalling = attachSignalling(server, {
    path: '/signal',
    others: mailbox ? [MAIL_PATH] : [],
    origins: origins ?? null
  });
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
    mailbox,
    async close() {
      signalling.close();
      await mailbox?.close();
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
    }
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
    origins,
    mail: { folder: option('mail') ?? mailFolder, trustProxy: process.env.TRUST_PROXY === '1' }
  });
  console.log(`\nReady: ${server.url}`);
  for (const address of server.addresses) console.log(`       ${address}  (same network)`);
  const shown = server.addresses[0];
  if (shown) console.log(`\n${renderUnicodeCompact(shown, { ecc: 'L', border: 2 })}`);
  if (shown && !cert) {
    console.log(
      'Browsers offer encryption and offline play to other devices only over https: for phones, put a proxy with a'
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
