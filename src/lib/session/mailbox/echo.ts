import type { Entry } from '../../table/log/entry.ts';

/** More than a head has room for. */
const MOST = 64;

/** A log to pass on: its entries, and how many of them each party holds that lacks some. */
export interface Lost {
  readonly log: readonly Entry[];
  readonly held: readonly number[];
}

/**
 * The entries to pass on, the most useful first: for each party and log the first one that it lacks, then the second, and
 * so on. An entry is of no use before its predecessors have arrived, and a head has room for few.
 */
export function echoed(lost: readonly Lost[]): Entry[] {
  const runs = lost.flatMap(({ log, held }) =>
    [...new Set(held)].map((start) => log.slice(start, start + MOST))
  );
  const chosen = new Set<Entry>();
  for (let i = 0; i < MOST; i++) for (const run of runs) if (i < run.length) chosen.add(run[i]);
  return [...chosen].slice(0, MOST);
}
