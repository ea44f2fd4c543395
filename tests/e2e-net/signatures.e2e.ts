import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findWebKit, NO_WEBKIT } from '../../scripts/lib/webkit.mjs';
import { startServer, type RunningServer } from '../../scripts/serve.mjs';
import { launch } from '../e2e/support/site.ts';
import { DESKTOP, WebKit } from '../webkit/webkit.ts';
import { buildPage } from './bundle.ts';
import { findFirefox, Firefox, NO_FIREFOX } from './firefox.ts';
import type { Judgement } from './signaturesPage.ts';

/** Devices at one table may have different browsers, so every browser must judge every signature alike. */

const firefox = findFirefox();
const webkit = findWebKit();
if (!firefox) console.info(`SKIPPED: ${NO_FIREFOX}`);
if (!webkit) console.info(`SKIPPED: ${NO_WEBKIT}`);
const folder = mkdtempSync(join(tmpdir(), 'bastide-signatures-'));

let site: RunningServer;
beforeAll(async () => {
  await buildPage(join(import.meta.dirname, 'signaturesPage.ts'), folder);
  site = await startServer({ folder, host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Browser {
  goto(url: string): Promise<unknown>;
  until(expression: string): Promise<unknown>;
  read<T>(expression: string): Promise<T>;
}

async function agreesWithUs(browser: Browser): Promise<void> {
  await browser.goto(site.url);
  await browser.until('globalThis.judge');
  const judged = await browser.read<Judgement[]>('judge()');
  expect(judged.length).toBeGreaterThan(20);
  for (const { name, isValid, byWebCrypto, byCurve } of judged)
    expect({ name, byWebCrypto, byCurve }).toEqual({ name, byWebCrypto: isValid, byCurve: isValid });
}

it('Chromium judges crafted signatures as our arithmetic does', async () => {
  const chromium = await launch();
  try {
    const page = await chromium.newPage();
    await agreesWithUs({
      goto: (url) => page.goto(url),
      until: (expression) => page.waitForFunction(expression),
      read: <T>(expression: string) => page.evaluate(expression) as Promise<T>
    });
  } finally {
    await chromium.close();
  }
});

it.skipIf(!firefox)('Firefox judges crafted signatures as our arithmetic does', async () => {
  const browser = await Firefox.start(firefox!);
  try {
    await agreesWithUs(browser);
  } finally {
    await browser.stop();
  }
});

it.skipIf(!webkit)('WebKit judges crafted signatures as our arithmetic does', async () => {
  const browser = await WebKit.start(webkit!, DESKTOP);
  try {
    await agreesWithUs(browser);
  } finally {
    await browser.stop();
  }
});
