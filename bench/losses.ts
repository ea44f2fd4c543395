import type { Kept } from './history.ts';
import type { Figure } from './measure.ts';

const ALLOWED_LOSS = 0.1;
const TIMES: readonly string[] = ['µs', 'ms'];
/** The speed of a machine: the yardstick, a loop without the engine. */
export const BARE = 'yardstick, random base games';
/** The speed of its browser: a page without any code of the app. */
export const BLANK = 'blank page, laid out and connected';

/**
 * Figures that are worse by more than a tenth than when they were last stored, as sentences by name. `bare`
 * is this machine's speed now. Speeds are compared as shares of it. Times are scaled by the speed of the
 * machine, times of pages by that of a blank page if `figures` contain it. A faster machine does not lower
 * the bar for times, since much of a time is waiting, for instance for a frame. Of speeds the best run
 * counts, since other programs can only make runs slower.
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
