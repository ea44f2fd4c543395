import type { Browser } from 'playwright-core';
import type { RunningServer } from '../../scripts/serve.mjs';
import { expansionsOf } from '../../src/lib/games/catalogue.ts';
import type { Position } from '../../src/lib/landscape/position.ts';
import { moveIn, playTable, type KeptTable } from '../../tests/e2e/support/keptTables.ts';
import { launch } from '../../tests/e2e/support/site.ts';
import { figure, type Figure } from '../measure.ts';
import { ghostTime, moveBoard } from './hand.ts';
import { allPainted, heapOf, openScene, phone, serveScene, type Phone } from './rig.ts';

const SIZES = [72, 250, 1000];
/** Tiles of the table with all sets, on which a slow phone is measured too. */
const ALL_SETS_TILES = 300;
const SLOWER = 4;
const TAPS = 7;

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

/** The same while the board is dragged and zoomed. */
const framesOfHand = (hand: Phone): Promise<number[]> => framesDuring(hand, () => moveBoard(hand));

async function benchSize(browser: Browser, url: string, size: number): Promise<Figure[]> {
  const hand = await phone(browser);
  const tiles = await openScene(hand, url, size);
  const ghosts: number[] = [];
  for (let i = 0; i < TAPS; i++) ghosts.push(await ghostTime(hand));
  const frames = await framesOfHand(hand);
  const heap = await heapOf(hand);
  await hand.close();
  return [
    figure(`tap to ghost, ${tiles} tiles`, 'ms', false, ghosts),
    figure(`frame while dragging and zooming, ${tiles} tiles`, 'ms', false, frames),
    figure(`heap, ${tiles} tiles`, 'MB', false, [heap])
  ];
}

/**
 * A table for two with all sets, played at random until this many tiles are laid and it is the first seat's
 * turn.
 */
async function tableOfAllSets(tiles: number): Promise<KeptTable> {
  const all = expansionsOf('landscape');
  for await (const { game, state, seat, keep } of playTable(7, ['Ada', 'Ben'], all, (moment, below) => {
    const actions = moment.game.actions(moment.state, moment.seat);
    return actions[below(actions.length)];
  })) {
    const awaits = game.awaits(state);
    const laying = awaits.kind === 'choice' && awaits.verbs.includes('place');
    if (seat === 0 && laying && (state as Position).slotCount >= tiles) return keep('frames');
  }
  throw new Error(`The game ended with fewer than ${tiles} tiles.`);
}

async function benchAllSets(browser: Browser, url: string): Promise<Figure[]> {
  const kept = await tableOfAllSets(ALL_SETS_TILES);
  const hand = await phone(browser);
  await moveIn(hand.page.context(), url, [kept], 0);
  await hand.page.goto(`${url}table/${kept.fragment}`);
  await allPainted(hand, ALL_SETS_TILES);
  const frames = await framesOfHand(hand);
  await hand.devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const slowed = await framesOfHand(hand);
  await hand.devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const heap = await heapOf(hand);
  await hand.close();
  const board = `${ALL_SETS_TILES} tiles of all sets`;
  return [
    figure(`frame while dragging and zooming, ${board}`, 'ms', false, frames),
    figure(`  the processor slowed ${SLOWER} times, ${board}`, 'ms', false, slowed),
    figure(`heap, ${board}`, 'MB', false, [heap])
  ];
}

/**
 * Frames while the board is moved, as it grows, on a phone's screen; the processor is slowed in one row only.
 */
export async function benchFrames(site: RunningServer): Promise<Figure[]> {
  const [scene, browser] = await Promise.all([serveScene(), launch()]);
  const figures: Figure[] = [];
  try {
    for (const size of SIZES) figures.push(...(await benchSize(browser, scene.url, size)));
    figures.push(...(await benchAllSets(browser, site.url)));
  } finally {
    await browser.close();
    await scene.close();
  }
  return figures;
}
