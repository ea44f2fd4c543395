import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Browser, BrowserContext, CDPSession, Locator, Page } from 'playwright-core';
import { build } from 'vite';
import { startServer } from '../../scripts/serve.mjs';

declare const showBoard: (tiles: number) => Promise<number>;
declare const autoplay: { to: number };

const own = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A page on a phone's screen, with Chromium's own tools beside it. */
export interface Phone {
  readonly page: Page;
  readonly devtools: CDPSession;
  close(): Promise<void>;
}

/** The bundler names functions by a helper, which pages need when they receive such functions. */
export const letFunctionsIn = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript('globalThis.__name ??= (named) => named');

export async function phone(browser: Browser): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    serviceWorkers: 'block'
  });
  await letFunctionsIn(context);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const devtools = await context.newCDPSession(page);
  return { page, devtools, close: () => context.close() };
}

/**
 * Plays the table on a page with `autoplay.js` to its result; `counted` resolves when its final count has begun. Returns
 * the button for the next game.
 */
export async function playToResult(page: Page, counted: () => Promise<void>): Promise<Locator> {
  await page.evaluate(() => void (autoplay.to = Infinity));
  await counted();
  await page.evaluate(() => void (autoplay.to = 0));
  const again = page.getByRole('button', { name: 'Play again' });
  // The count may be over before it can be skipped.
  while (!(await again.isVisible()))
    await page
      .getByRole('button', { name: 'Skip' })
      .click({ timeout: 1_000 })
      .catch(() => {});
  return again;
}

/** Builds the page of `scene/` and serves it. */
export async function serveScene(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'bastide-scene-'));
  await build({
    configFile: false,
    root: own('scene/'),
    logLevel: 'error',
    resolve: {
      alias: { '$app/paths': own('scene/paths.ts'), '$app/environment': own('scene/environment.ts') }
    },
    plugins: [svelte({ configFile: false, compilerOptions: { runes: true } })],
    build: { outDir: folder, emptyOutDir: true, target: 'es2022' }
  });
  const server = await startServer({ folder, host: '127.0.0.1', port: 0 });
  return {
    url: server.url,
    async close() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    }
  };
}

/** The heap of the page after a forced collection, in MB. */
export async function heapOf({ devtools }: Phone): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize / 2 ** 20;
}

/** Waits until this many tiles are painted, which happens in the idle time of the page. */
export async function allPainted({ page }: Phone, tiles: number): Promise<void> {
  await page.waitForFunction((n) => document.querySelectorAll('[data-tile] > image').length >= n, tiles, {
    polling: 200
  });
  await page.waitForTimeout(300);
}

/** Shows a board with at least this many tiles; resolves to their number when all are painted. */
export async function openScene(hand: Phone, url: string, tiles: number): Promise<number> {
  const { page } = hand;
  await page.goto(url);
  await page.waitForFunction(() => 'showBoard' in globalThis);
  const laid = await page.evaluate((n) => showBoard(n), tiles);
  await allPainted(hand, laid);
  return laid;
}
