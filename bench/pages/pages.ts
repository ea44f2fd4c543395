import { serve } from '../../tests/e2e/support/site.ts';
import type { RunningServer } from '../../scripts/serve.mjs';
import type { Figure } from '../measure.ts';
import { benchBlank } from './blank.ts';
import { benchFrames } from './frames.ts';
import { benchJoin } from './join.ts';
import { benchMeeting } from './meeting.ts';
import { benchPageMemory } from './memory.ts';
import { benchMoves } from './moves.ts';

/** Measures a blank page first. */
const beside = async (bench: () => Promise<Figure[]>): Promise<Figure[]> => [
  await benchBlank(),
  ...(await bench())
];

/** Serves the built site and its signalling on loopback. */
const served = async (bench: (site: RunningServer) => Promise<Figure[]>): Promise<Figure[]> => {
  const site = await serve();
  try {
    return await bench(site);
  } finally {
    await site.close();
  }
};

/**
 * Benchmarks in real browsers. All need the built site; each takes a minute or two, `memory` an hour or more.
 */
export const PAGES = {
  join: () => beside(() => served(benchJoin)),
  pair: () => beside(() => served((site) => benchMoves(site, 2))),
  moves: () => beside(() => served(benchMoves)),
  frames: () => beside(() => served(benchFrames)),
  meeting: () => beside(benchMeeting),
  memory: () => served(benchPageMemory)
};
