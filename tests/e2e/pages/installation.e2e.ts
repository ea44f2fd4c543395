import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { buildServiceWorker } from '../../../scripts/build-sw.mjs';
import { siteHandler } from '../../../scripts/serve.mjs';
import { desktop, openContext, withWorker } from '../support/site.ts';
import { stage } from '../support/stage.ts';

/** How the service worker stores a site of a few files, on a host and a device that fail. */

const on = stage();
const folder = mkdtempSync(join(tmpdir(), 'installation-'));
const SIZE = 100_000;
/** A page of this version of the site, and one of another. */
const PAGE = '<!doctype html><!-- /_app/immutable/entry/app.1.js -->';
const OTHER_PAGE = PAGE.replace('app.1', 'app.0');
/** What the host does with a request; true where that is all. */
let fails: (request: IncomingMessage, response: ServerResponse) => boolean = () => false;
const files = siteHandler(folder);
const server = createServer((request, response) => fails(request, response) || files(request, response));
let url: string;

beforeAll(async () => {
  const built = new URL('../../../build/', import.meta.url).pathname;
  for (const name of [
    'installation.js',
    'kept-files.js',
    'share-target.js',
    'mail-worker.js',
    'icons/icon-192.png'
  ])
    cpSync(join(built, name), join(folder, name));
  for (const name of ['index.html', '404.html', 'a.js', 'b.js', 'c.js', 'hero-a.webp'])
    writeFileSync(join(folder, name), `${PAGE}${' '.repeat(SIZE)}`);
  await buildServiceWorker(folder, '');
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://localhost:${(server.address() as AddressInfo).port}/`;
});
afterEach(() => void (fails = () => false));
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Installs the worker, or the new version of it; resolves to its last state. */
const install = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.register('sw.js');
    if (!registration.installing) await registration.update();
    const { installing } = registration;
    return new Promise((done) =>
      installing?.addEventListener('statechange', ({ target }) => {
        const { state } = target as ServiceWorker;
        if (state === 'activated' || state === 'redundant') done(state);
      })
    );
  });

/** Limits the bytes that the site may store; without a number they have no limit again. */
async function room(page: Page) {
  const storage = await page.context().newCDPSession(page);
  const { origin } = new URL(url);
  return (quotaSize?: number) =>
    storage.send(
      'Storage.overrideQuotaForOrigin',
      quotaSize === undefined ? { origin } : { origin, quotaSize }
    );
}

function sendPage(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'Content-Type': 'text/html;charset=utf-8' }).end(text);
}

/** Lengths of the kept copies of a file. */
const lengths = (page: Page, file: string) =>
  page.evaluate(async (name) => {
    const [cache] = await Promise.all((await caches.keys()).map((key) => caches.open(key)));
    const found = await cache.matchAll(name, { ignoreSearch: true });
    return Promise.all(found.map(async (answer) => (await answer.text()).length));
  }, file);

/** Bytes that the kept files take. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const { usageDetails } = (await navigator.storage.estimate()) as { usageDetails?: { caches?: number } };
    return usageDetails?.caches ?? 0;
  });

it.each([
  ['does not answer', (response: ServerResponse) => void response.destroy()],
  ['is broken', (response: ServerResponse) => void response.writeHead(503).end()],
  ['has too many requests', (response: ServerResponse) => void response.writeHead(429).end()],
  ['sends a page instead', (response: ServerResponse) => sendPage(response, PAGE)]
])('asks again for a file where the host %s for a moment', async (_, fail) => {
  let since: number | null = null;
  fails = ({ url: path }, response) => {
    if (path !== '/b.js' || Date.now() - (since ??= Date.now()) > 500) return false;
    fail(response);
    return true;
  };
  await on.open(withWorker(desktop), async (page) => {
    await page.goto(url);
    expect(await install(page)).toBe('activated');
    expect(await lengths(page, 'b.js')).toEqual([PAGE.length + SIZE]);
  });
});

it('keeps no page of another version', async () => {
  let other = 0;
  await on.open(withWorker(desktop), async (page) => {
    await page.goto(url);
    fails = ({ url: path }, response) => {
      if (path !== '/404.html' || other++ > 0) return false;
      sendPage(response, OTHER_PAGE);
      return true;
    };
    expect(await install(page)).toBe('activated');
    expect(await lengths(page, '404.html')).toEqual([PAGE.length + SIZE]);
  });
  expect(other).toBe(2);
});

it('is not installed where the host goes on sending a page of another version', () =>
  on.open(withWorker(desktop), async (page) => {
    await page.goto(url);
    fails = ({ url: path }, response) => {
      if (path !== '/404.html') return false;
      sendPage(response, OTHER_PAGE);
      return true;
    };
    expect(await install(page)).toBe('redundant');
  }));

it('leaves what an application in a folder below it has kept', () =>
  on.open(withWorker(desktop), async (page) => {
    await page.goto(url);
    const name = await page.evaluate(async () => {
      const kept = `bastide-precache-v2-${new URL('below/', location.href).href}`;
      await caches.open(kept);
      return kept;
    });
    expect(await install(page)).toBe('activated');
    expect(await page.evaluate((kept) => caches.has(kept), name)).toBe(true);
  }));

it('keeps nothing of the site where storage has no room for all of it, and all once there is room', () =>
  on.open(withWorker(desktop), async (page) => {
    const limit = await room(page);
    await page.goto(url);
    await limit(3.5 * SIZE);
    expect(await install(page)).toBe('redundant');
    expect(await kept(page)).toBeLessThan(SIZE);
    await limit();
    expect(await install(page)).toBe('activated');
    expect(await kept(page)).toBeGreaterThan(5 * SIZE);
  }));

it('leaves the kept site alone where there is no room for a picture', () =>
  on.open(withWorker(desktop), async (page) => {
    const limit = await room(page);
    await page.goto(url);
    expect(await install(page)).toBe('activated');
    await limit(5.5 * SIZE);
    await page.evaluate(() => fetch('hero-a.webp').then((answer) => answer.blob()));
    await page.waitForTimeout(200);
    await limit();
    expect(await kept(page)).toBeGreaterThan(5 * SIZE);
  }));

it('asks only once for a picture of a broken host', async () => {
  let asked = 0;
  fails = ({ url: path }, response) => {
    if (path !== '/hero-a.webp') return false;
    asked++;
    response.writeHead(503).end();
    return true;
  };
  const context = await openContext(on.browser, withWorker(desktop));
  const page = await context.newPage();
  await page.goto(url);
  await install(page);
  await page.evaluate(() => fetch('hero-a.webp').then(({ status }) => status));
  expect(asked).toBe(1);
  await context.close();
});

it.each(['a file of it is missing', 'there is no room for it'])(
  'goes on with the kept version where a new one cannot be stored since %s, offline too',
  (cause) =>
    on.open(withWorker(desktop), async (page) => {
      const starts = () =>
        page.evaluate(() =>
          Promise.all(
            ['a.js', 'b.js', 'c.js'].map(async (file) => (await (await fetch(file)).text()).slice(0, 3))
          )
        );
      const limit = await room(page);
      await page.goto(url);
      expect(await install(page)).toBe('activated');
      const before = await starts();
      for (const name of ['a.js', 'b.js', 'c.js'])
        writeFileSync(join(folder, name), `${cause}${' '.repeat(SIZE)}`);
      await buildServiceWorker(folder, '');
      if (cause === 'there is no room for it') await limit((await kept(page)) + 2.5 * SIZE);
      else
        fails = ({ url: path }, response) => {
          if (path !== '/b.js') return false;
          response.writeHead(404).end();
          return true;
        };
      expect(await install(page)).toBe('redundant');
      fails = (_, response) => {
        response.destroy();
        return true;
      };
      await page.reload();
      expect(await starts()).toEqual(before);
    })
);
