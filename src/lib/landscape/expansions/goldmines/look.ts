import { inked, type Look } from '../../look.ts';
import { markAt } from '../../marks.ts';

/** The mouth of a mine. */
const MINE =
  inked('cast', 'M-10 8Q4 5 13 8 10 11-8 10Z') +
  inked('stone-dim', 'M-10 8Q-10-8 0-8 10-8 10 8Z') +
  inked('hole', 'M-5 8V1Q0-4 5 1V8Z') +
  inked('or', 'M-3 8L-1 5H3L4 8Z');

export const look: Look = {
  tileMarks: ({ special }) =>
    special?.goldmine === true ? [{ on: null, radius: 12, art: MINE, place: 'upright' }] : [],
  marks: ({ on }) =>
    (Array.isArray(on) ? on : []).flatMap((entry) => {
      const [x, y, n] = entry as number[];
      return Array.from({ length: n }, (_, i) => ({
        ...markAt('gold', [x, y], 0.6, `gold-${x},${y}-${i}`),
        x: x * 100 + 22 + i * 9,
        y: y * 100 + 80
      }));
    })
};
