import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright-core';
import { build } from 'vite';
import { chromiumFlags, findChromium } from '../../scripts/lib/chromium.mjs';
import { startServer, type RunningServer } from '../../scripts/serve.mjs';

/** A server with the test page and signalling, and browsers that are processes of their own. */
export class Rig {
  private readonly browsers: Browser[] = [];

  private constructor(
    private readonly folder: string,
    readonly server: RunningServer
  ) {}

  static async start(): Promise<Rig> {
    const folder = mkdtempSync(join(tmpdir(), 'bastide-net-'));
    const entry = fileURLToPath(new URL('page.ts', import.meta.url));
    await build({
      configFile: false,
      logLevel: 'error',
      build: { outDir: folder, lib: { entry, formats: ['es'], fileName: 'page' }, minify: false }
    });
    writeFileSync(
      join(folder, 'index.html'),
      '<!doctype html><script type="module" src="/page.js"></script>'
    );
    return new Rig(folder, await startServer({ folder, host: '127.0.0.1', port: 0 }));
  }

  get signalUrl(): string {
    return `${this.server.url.replace('http', 'ws')}signal`;
  }

  /** Tabs of one browser would find each other without the network: every page has its own process. */
  async page(): Promise<{ page: Page; browser: Browser }> {
    const executablePath = (await findChromium()) ?? undefined;
    const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumFlags });
    this.browsers.push(browser);
    const context = await browser.newContext({ permissions: ['camera', 'microphone'] });
    const page = await context.newPage();
    await page.goto(this.server.url);
    await page.waitForFunction(() => 'net' in globalThis);
    return { page, browser };
  }

  async stop(): Promise<void> {
    await Promise.all(this.browsers.map((browser) => browser.close()));
    await this.server.close();
    rmSync(this.folder, { recursive: true });
  }
}
