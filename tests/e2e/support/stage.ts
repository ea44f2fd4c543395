import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { RunningServer } from '../../../scripts/serve.mjs';
import { forgetting } from './forgetting.ts';
import { launch, openContext, serve, watchForFaults } from './site.ts';

/** A browser and the built site, for all tests of a file: there from the first of them to the last. */
export interface Stage {
  readonly browser: Browser;
  readonly site: RunningServer;
  /** Uses a separate page, and fails when the page reported any error. */
  open(options: BrowserContextOptions, use: (page: Page) => Promise<void>): Promise<void>;
  /**
   * The same on a page that tests of these options use one after the other. What they store and route, and scripts they
   * add to it, is taken away again, and the window has its size again; what else they emulate is not taken away: such a
   * test opens a page of its own.
   */
  share(options: BrowserContextOptions, use: (page: Page) => Promise<void>): Promise<void>;
}

interface Shared {
  readonly page: Page;
  readonly faults: string[];
  readonly forget: () => Promise<void>;
}

async function sharedPage(browser: Browser, options: BrowserContextOptions): Promise<Shared> {
  const page = await (await openContext(browser, options)).newPage();
  page.setDefaultTimeout(30_000);
  return { page, faults: watchForFaults(page), forget: forgetting(page) };
}

/** Call it at the top of a file; what it answers can be used inside its tests. */
export function stage(): Stage {
  let browser: Browser | undefined;
  let site: RunningServer | undefined;
  const shared = new Map<string, Shared>();
  beforeAll(async () => {
    [browser, site] = await Promise.all([launch(), serve()]);
  });
  // A browser that crashed would fail all tests that follow, at each of their attempts.
  beforeEach(async () => {
    if (browser?.isConnected()) return;
    shared.clear();
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });
  return {
    get browser() {
      return browser!;
    },
    get site() {
      return site!;
    },
    async open(options, use) {
      const context = await openContext(this.browser, options);
      try {
        const page = await context.newPage();
        page.setDefaultTimeout(30_000);
        const faults = watchForFaults(page);
        await use(page);
        expect(faults).toEqual([]);
      } finally {
        await context.close();
      }
    },
    async share(options, use) {
      const key = JSON.stringify(options);
      const { page, faults, forget } = shared.get(key) ?? (await sharedPage(this.browser, options));
      // What a failed test leaves behind is not known: the next one gets a new page.
      shared.delete(key);
      try {
        if (options.viewport) await page.setViewportSize(options.viewport);
        await use(page);
        expect(faults).toEqual([]);
        await forget();
        faults.length = 0;
        shared.set(key, { page, faults, forget });
      } finally {
        if (!shared.has(key)) await page.context().close();
      }
    }
  };
}
