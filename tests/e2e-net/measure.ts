/** Join time and one-way latency between browser processes on one machine: `npx tsx tests/e2e-net/measure.ts`. */
import type { Page } from 'playwright-core';
import { newInvite } from '../../src/lib/net/link/link.ts';
import { Rig } from './browsers.ts';
import type { PageApi } from './page.ts';

declare const net: PageApi;

const JOINS = 7;
const UPDATES = 300;

function percentile(values: readonly number[], part: number): string {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(part * (sorted.length - 1))].toFixed(1);
}

const join = (page: Page, url: string, room: string, key: string): Promise<void> =>
  page.evaluate(([server, name, secret]) => net.join(server, name, secret), [url, room, key] as const);

/** ms from the click on a link (navigation included) until the other's state is there. */
async function joinTime(page: Page, rig: Rig, room: string, key: string): Promise<number> {
  const start = performance.now();
  await page.reload();
  await page.waitForFunction(() => 'net' in globalThis, undefined, { polling: 5 });
  await join(page, rig.signalUrl, room, key);
  await page.waitForFunction(() => net.get('state') !== undefined, undefined, { polling: 5 });
  return performance.now() - start;
}

/** ms from writing on one page to the observer on the other; both read the clock of this machine. */
async function latencies(from: Page, to: Page): Promise<number[]> {
  await to.evaluate(() => {
    const heard: number[] = [];
    Object.assign(globalThis, { heard });
    net.doc.getArray<number>('beats').observe(({ changes }) => {
      const now = performance.timeOrigin + performance.now();
      for (const { insert } of changes.delta) for (const sent of insert ?? []) heard.push(now - Number(sent));
    });
  });
  await from.evaluate(async (count) => {
    for (let i = 0; i < count; i++) {
      net.doc.getArray<number>('beats').push([performance.timeOrigin + performance.now()]);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }, UPDATES);
  await to.waitForFunction(
    (count) => (globalThis as unknown as { heard: number[] }).heard.length === count,
    UPDATES
  );
  return to.evaluate(() => (globalThis as unknown as { heard: number[] }).heard);
}

const rig = await Rig.start();
try {
  const { room, key } = newInvite();
  const [host, guest] = [await rig.page(), await rig.page()];
  await join(host.page, rig.signalUrl, room, key);
  await host.page.evaluate(() => net.set('state', 'x'.repeat(90_000)));
  const joins: number[] = [];
  for (let i = 0; i < JOINS; i++) joins.push(await joinTime(guest.page, rig, room, key));
  console.log(
    `join (page load to 90 KB state), ${JOINS} times: p50 ${percentile(joins, 0.5)} ms, max ${percentile(joins, 1)} ms`
  );
  const times = await latencies(host.page, guest.page);
  console.log(
    `one-way latency, ${UPDATES} updates: p50 ${percentile(times, 0.5)} ms, p95 ${percentile(times, 0.95)} ms`
  );
} finally {
  await rig.stop();
}
