import type { Browser } from 'playwright-core';
import { phone } from '../../bench/pages/rig.ts';

const PAGES = ['', 'new/', 'learn/', 'help/', 'practice/', 'gallery/', 'settings/', 'about/'];
const SLOWER = 4;
/** Texts in the language of the browser, the list of tables and the service worker come after the first paint. */
const WATCHED = 3_000;

interface Sight {
  shift: number;
  paint: number;
}

declare const sight: Sight;

/** Layout shift and the largest paint of each page, with the processor slowed. */
export async function firstSight(browser: Browser, site: string): Promise<string[]> {
  const faults: string[] = [];
  for (const path of PAGES) {
    const { page, devtools, close } = await phone(browser);
    await page.addInitScript(() => {
      const sight: Sight = { shift: 0, paint: 0 };
      Object.assign(globalThis, { sight });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          sight.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) sight.paint = startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(site + path, { waitUntil: 'networkidle' });
    await page.waitForTimeout(WATCHED);
    const { shift, paint } = await page.evaluate(() => sight);
    await close();
    console.log(`/${path}: shift ${shift.toFixed(4)} (bar: 0), largest paint ${paint.toFixed(0)} ms`);
    if (shift > 0) faults.push(`/${path}: layout shift ${shift.toFixed(4)}`);
  }
  return faults;
}
