import type { Browser } from 'playwright-core';
import { launch } from '../../tests/e2e/support/site.ts';
import { figure, type Figure } from '../measure.ts';
import { drag, ghostTime, spread } from './hand.ts';
import { openScene, phone, serveScene, type Phone } from './rig.ts';

const SIZES = [72, 250, 1000];
const TAPS = 7;
const GESTURES = 3;

/** Milliseconds between the frames of a page while something is done on it. */
async function framesDuring({ page }: Phone, work: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const frames: number[] = [];
    const note = (time: number) => {
      frames.push(time);
      running = requestAnimationFrame(note);
    };
    let running = requestAnimationFrame(note);
    Object.assign(globalThis, { frames, endFrames: () => cancelAnimationFrame(running) });
  });
  await work();
  const times = await page.evaluate(() => {
    const page = globalThis as unknown as { frames: number[]; endFrames(): void };
    page.endFrames();
    return page.frames;
  });
  return times.slice(1).map((time, i) => time - times[i]);
}

async function benchSize(browser: Browser, url: string, size: number): Promise<Figure[]> {
  const hand = await phone(browser);
  const tiles = await openScene(hand, url, size);
  const ghosts: number[] = [];
  for (let i = 0; i < TAPS; i++) ghosts.push(await ghostTime(hand));
  const frames = await framesDuring(hand, async () => {
    for (let i = 0; i < GESTURES; i++) {
      await drag(hand);
      await spread(hand);
    }
  });
  await hand.devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await hand.devtools.send('Runtime.getHeapUsage');
  await hand.close();
  return [
    figure(`tap to ghost, ${tiles} tiles`, 'ms', false, ghosts),
    figure(`frame while dragging and zooming, ${tiles} tiles`, 'ms', false, frames),
    figure(`heap, ${tiles} tiles`, 'MB', false, [usedSize / 2 ** 20])
  ];
}

/** How the board answers a hand as it grows, on a phone's screen; no processor is slowed. */
export async function benchFrames(): Promise<Figure[]> {
  const [scene, browser] = await Promise.all([serveScene(), launch()]);
  const figures: Figure[] = [];
  try {
    for (const size of SIZES) figures.push(...(await benchSize(browser, scene.url, size)));
  } finally {
    await browser.close();
    await scene.close();
  }
  return figures;
}
