import type { Play } from '../../session/table/play.ts';

/**
 * Games whose final count was shown to its end: a person who returns from the replay sees the result at once.
 */
export const seenCounts = new WeakSet<Play>();
