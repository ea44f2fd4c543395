/**
 * Measures the built site in Chromium: `npm run bars`, or parts of it: `npm run bars -- hand pages`. Only
 * figures that other programs on the machine do not affect can fail: layout shift, heap, CPU time,
 * Lighthouse's scores. Wall-clock times are printed beside their bars. Lighthouse's performance score depends
 * on the clock too, so it fails only far below its bar.
 */
import { loadavg } from 'node:os';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../lib/hotseat.mjs';
import { startServer } from '../serve.mjs';
import { boardAtHand } from './hand.ts';
import { heapOverGames } from './heap.ts';
import { auditPages } from './audit.ts';
import { firstSight } from './sight.ts';

/** A part prints its figures and returns a line `subject: figures` for each one below its bar. */
type Part = (browser: Browser, site: string) => Promise<string[]>;

const PARTS: Record<string, Part> = {
  pages: firstSight,
  hand: boardAtHand,
  heap: heapOverGames,
  audit: (_browser, site) => auditPages(site)
};

/** The subject of a fault, without its figures. */
const subject = (fault: string): string => fault.split(':')[0];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}

const faults: string[] = [];
const site = await startServer({ host: '127.0.0.1', port: 0 });
const browser = await launchChromium();
try {
  for (const [name, part] of Object.entries(PARTS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    console.log(`\n${name} (load of this machine: ${loadavg()[0].toFixed(1)})`);
    const found = await part(browser, site.url);
    if (found.length === 0) continue;
    // A busy machine can spoil one run; a real fault appears in the second run too.
    const again = (await part(browser, site.url)).map(subject);
    faults.push(...found.filter((fault) => again.includes(subject(fault))));
  }
} finally {
  await browser.close();
  await site.close();
}
for (const fault of faults) console.error(`BELOW THE BAR  ${fault}`);
process.exit(faults.length > 0 ? 1 : 0);
