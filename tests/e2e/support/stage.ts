import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import type { RunningServer } from '../../../scripts/serve.mjs';
import { launch, openContext, serve, watchForFaults } from './site.ts';

/** A browser and the built site, for all tests of a file: there from the first of them to the last. */
export interface Stage {
  readonly browser: Browser;
  readonly site: RunningServer;
  /** Uses a separate page, and fails when the page reported any error. */
  open(options: BrowserContextOptions, use: (page: Page) => Promise<void>): Promise<void>;
}

/** Call it at the top of a file; what it answers can be used inside its tests. */
export function stage(): Stage {
  let browser: Browser | undefined;
  let site: RunningServer | undefined;
  beforeAll(async () => {
    [browser, site] = await Promise.all([launch(), serve()]);
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
    }
  };
}
