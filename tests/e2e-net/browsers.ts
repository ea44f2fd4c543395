import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright-core';
import { chromiumFlags, findHeadless } from '../../scripts/lib/chromium.mjs';
import { startServer, type RunningServer } from '../../scripts/serve.mjs';
import { buildPage } from './bundle.ts';

/** Stands for an address in a home network; the name never leaves the browser. */
const PLAIN_HOST = 'table.test';

/** A server with the test page and signalling, and browsers that are processes of their own. */
export class Rig {
  private readonly browsers: Browser[] = [];

  private constructor(
    private readonly folder: string,
    readonly server: RunningServer
  ) {}

  /** `entry`: the module in this folder that the page runs. */
  static async start(entry = 'page.ts'): Promise<Rig> {
    const folder = mkdtempSync(join(tmpdir(), 'bastide-net-'));
    await buildPage(fileURLToPath(new URL(entry, import.meta.url)), folder);
    return new Rig(folder, await startServer({ folder, host: '127.0.0.1', port: 0 }));
  }

  get signalUrl(): string {
    return `${this.server.url.replace('http', 'ws')}signal`;
  }

  /**
   * Tabs of one browser would find each other without the network: every page has its own process. `plain` opens it
   * as a phone on the same network would, by http and a name that is not this device's own: without cryptography.
   */
  async page({ plain = false } = {}): Promise<{ page: Page; browser: Browser }> {
    const executablePath = (await findHeadless()) ?? undefined;
    const args = [...chromiumFlags, `--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1`];
    const browser = await chromium.launch({ ...(executablePath && { executablePath }), args });
    this.browsers.push(browser);
    const context = await browser.newContext({ permissions: ['camera', 'microphone'] });
    const page = await context.newPage();
    const url = new URL(this.server.url);
    if (plain) url.hostname = PLAIN_HOST;
    await page.goto(url.href);
    await page.waitForFunction(() => 'net' in globalThis || 'flood' in globalThis);
    return { page, browser };
  }

  async stop(): Promise<void> {
    await Promise.all(this.browsers.map((browser) => browser.close()));
    await this.server.close();
    rmSync(this.folder, { recursive: true });
  }
}
