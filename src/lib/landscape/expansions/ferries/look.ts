import { inked, type Look } from '../../look.ts';
import { fieldsOf, isSquare, type Mark } from '../../marks.ts';

/** Water between the road ends. */
const LAKE = inked('azure', 'M-15 0Q-15-12 0-13 15-12 15 0 14 12 0 13-14 12-15 0Z');

/** A boat. */
const BOAT = inked('barrel', 'M-9-2H9L6 5H-6Z') + inked('wall-lit', 'M0-3V-11L7-3Z');

export const look: Look = {
  tokens: { ferry: BOAT },
  tileMarks: ({ special }) =>
    special?.ferry === true ? [{ on: null, radius: 15, art: LAKE, place: 'tile', at: [50, 50] }] : [],
  marks: ({ ferries }, laid) =>
    (Array.isArray(ferries) ? ferries : []).flatMap((entry): Mark[] => {
      const [x, y, ...sides] = Array.isArray(entry) ? entry : [];
      const spots = sides.map((side) => laid.spot(fieldsOf({ at: [x, y], on: 'road', side })));
      const [a, b] = spots;
      if (!isSquare([x, y]) || !a || !b) return [];
      return [
        {
          key: `ferry-${String(x)},${String(y)}`,
          kind: 'ferry',
          scale: 1,
          x: (a.x + b.x) / 2,
          y: (a.y + b.y) / 2
        }
      ];
    }),
  verbs: { ferry: { named: true, spot: 'ferry' } }
};
