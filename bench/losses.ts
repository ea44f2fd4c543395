import type { Kept } from './history.ts';
import type { Figure } from './measure.ts';

const ALLOWED_LOSS = 0.1;
const TIMES: readonly string[] = ['µs', 'ms'];
/** How fast a machine is: the loop without any rules of ours. */
export const BARE = 'yardstick, random base games';
/** How fast its browsers are: a page without anything of ours. */
export const BLANK = 'blank page, laid out and connected';

/**
 * Figures worse by more than a tenth than when they were last kept, as sentences by their names. `bare` is this machine's
 * own speed now. Speeds are compared as shares of it, and times as what they would be here, of pages by what blank ones
 * take where `figures` say so; a faster machine forgives nothing, for much of a time is waiting, a frame say. Of speeds
 * the best run counts: what else a machine does makes some slower and none faster.
 */
export function losses(
  figures: readonly Figure[],
  bare: Figure,
  history: readonly Kept[]
): Map<string, string> {
  const lost = new Map<string, string>();
  const blank = figures.find(({ name }) => name === BLANK)?.median ?? 0;
  for (const { name, unit, rising, median, max, extreme } of figures) {
    const kept = history.findLast((run) => name in run.figures && BARE in run.figures)?.figures;
    if (!kept || extreme || name === BARE || name === BLANK) continue;
    const slower = kept[BARE] / bare.max;
    const later = Math.max(1, slower, BLANK in kept ? blank / kept[BLANK] : 1);
    const isSpeed = unit === bare.unit;
    const now = isSpeed ? max : median;
    const then = isSpeed ? kept[name] / slower : kept[name] * (TIMES.includes(unit) ? later : 1);
    const share = rising ? now / then : then / now;
    if (share < 1 - ALLOWED_LOSS)
      lost.set(name, `${name}: ${now.toPrecision(3)} ${unit}, ${then.toPrecision(3)} were to be expected`);
  }
  return lost;
}
