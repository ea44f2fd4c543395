import type { Browser } from 'playwright-core';
import { ghostTime, moveBoard } from '../../bench/pages/hand.ts';
import { median } from '../../bench/measure.ts';
import { heapOf, openScene, phone, serveScene } from '../../bench/pages/rig.ts';
import { trace } from './trace.ts';

const TILES = 250;
const SLOWER = 4;
const TAPS = 9;
const BARS = { ghost: 50, task: 32, heap: 60 };

/**
 * Measures gestures on the app's own board with 250 tiles, placed at random from several boxes, since no box holds so
 * many.
 */
export async function boardAtHand(browser: Browser): Promise<string[]> {
  const faults: string[] = [];
  const scene = await serveScene();
  const hand = await phone(browser);
  try {
    const tiles = await openScene(hand, scene.url, TILES);
    // The first touch also compiles the code of the preview; this happens once and is not counted.
    await ghostTime(hand);
    for (const slower of [1, SLOWER]) {
      const times: number[] = [];
      for (let i = 0; i < TAPS; i++) times.push(await ghostTime(hand, slower));
      const { main } = await trace(hand, async () => void (await ghostTime(hand, slower)));
      console.log(
        `tap to ghost, ${tiles} tiles, processor slowed ${slower} times: median ${median(times).toFixed(0)} ms ` +
          `(${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)}; bar: ${BARS.ghost} unslowed); ` +
          `the touch and taking it back keep the main thread busy for ${main.toFixed(0)} ms`
      );
      if (slower === 1 && Math.min(...times) > BARS.ghost)
        faults.push(`tap to ghost: ${Math.min(...times).toFixed(0)} ms at best`);
    }

    // Garbage from building the board must not count for the gestures.
    await hand.devtools.send('HeapProfiler.collectGarbage');
    await hand.devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const { tasks, raster } = await trace(hand, () => moveBoard(hand));
    await hand.devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const [longest, ...others] = tasks;
    const next = others.slice(0, 4).map((task) => task.time.toFixed(1));
    console.log(
      `pan and zoom, ${tiles} tiles, processor slowed ${SLOWER} times: longest task ${longest.time.toFixed(1)} ms ` +
        `(bar: ${BARS.task}; ${longest.within}), then ${next.join(', ')}; raster ${raster.toFixed(0)} ms in all`
    );
    if (longest.time > BARS.task) faults.push(`pan and zoom: a task of ${longest.time.toFixed(1)} ms`);

    const heap = await heapOf(hand);
    console.log(`heap, ${tiles} tiles: ${heap.toFixed(1)} MB (bar: ${BARS.heap})`);
    if (heap > BARS.heap) faults.push(`heap: ${heap.toFixed(1)} MB`);
  } finally {
    await hand.close();
    await scene.close();
  }
  return faults;
}
