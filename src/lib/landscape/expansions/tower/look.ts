import { inked, type Look } from '../../look.ts';

/** A square base of stones. */
const FOUNDATION =
  inked('cast', 'M-8 9Q6 6 14 9 10 12-6 11Z') +
  inked('wall-dim', 'M-9-9H9V9H-9ZM-4-4V4H4V-4Z') +
  inked('wall-lit', 'M-9-9H9L4-4H-4V4L-9 9Z');

/** One floor, for the counter beside a seat. */
const FLOOR = inked('wall-dim', 'M-8 6V-6H8V6Z') + inked('wall-lit', 'M-8 6V-6H0V6Z');

export const look: Look = {
  tileMarks: (def) =>
    def.features.flatMap((feature, on) =>
      feature.kind === 'place' ? [{ on, radius: 11, art: FOUNDATION, place: 'upright' as const }] : []
    ),
  counters: (data, seat) => [{ id: 'floor', count: Number((data.floors as number[])[seat]), art: FLOOR }],
  verbs: {
    capture: { named: true, announced: true, sendsHome: true },
    exchange: { named: true },
    ransom: { named: true }
  }
};
