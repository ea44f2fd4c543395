import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Waits until the history has an entry for each of this many open sheets. A page that is loaded while the history still goes
 * back aborts that load.
 */
export const sheetEntries = (page: Page, sheets: number) =>
  expect.poll(() => page.evaluate(() => Number(history.state?.sheets ?? 0))).toBe(sheets);
