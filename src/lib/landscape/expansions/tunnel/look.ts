import { inked, type Look } from '../../look.ts';
import { fieldsOf, isSquare, type Mark } from '../../marks.ts';

/** A round token with a gate. */
const TOKEN =
  inked('wall-dim', 'M-8 0A8 8 0 1 1 8 0 8 8 0 1 1-8 0Z') + inked('slate', 'M-4 5V0A4 4 0 0 1 4 0V5Z');

/** A dark arch over the road. */
const MOUTH = inked('wall-dim', 'M-8 6V-2A8 8 0 0 1 8-2V6Z') + inked('slate', 'M-5 6V-1A5 5 0 0 1 5-1V6Z');

const PAIRS = ['A', 'B', 'C'];

export const look: Look = {
  tokens: { tunnel: TOKEN },
  tileMarks: (def) =>
    def.features.flatMap((feature, on) =>
      feature.tunnel === true ? [{ on, radius: 9, art: MOUTH, place: 'upright' as const }] : []
    ),
  counters: ({ left }, seat) =>
    PAIRS.map((id, pair) => ({
      id: `tunnel${id}`,
      count: Array.isArray(left) ? Number(left[seat * PAIRS.length + pair] ?? 0) : 0,
      art: TOKEN
    })).filter(({ count }) => count > 0),
  marks: ({ tokens }, laid) =>
    (Array.isArray(tokens) ? tokens : []).flatMap((entry): Mark[] => {
      const [x, y, side, seat, pair] = Array.isArray(entry) ? entry : [];
      const spot = isSquare([x, y]) ? laid.spot(fieldsOf({ at: [x, y], on: 'road', side })) : null;
      if (!spot) return [];
      const key = `tunnel-${String(seat)}${String(pair)}-${String(x)},${String(y)}${String(side)}`;
      return [{ key, kind: 'tunnel', scale: 1, x: spot.x, y: spot.y, text: String(pair) }];
    }),
  verbs: { build: { named: true, spot: 'tunnel' } }
};
