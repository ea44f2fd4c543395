import { inked, type Look } from '../../look.ts';
import { VOLCANO } from '../sharedRules/volcano.ts';

/** A herd of pigs in a field. */
const PIG = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})">${inked('poppy', 'M-5-1Q-5-4-1-4H3Q5-4 5-1V1Q5 3 3 3V5H1V3H-2V5H-4V2Q-5 1-5-1Z')}</g>`;
const HERD = PIG(-6, -3) + PIG(6, 0) + PIG(-1, 7);

/** Other sets with volcanoes draw their own. */
const isOwn = (id: string) => id.startsWith('river2.');

export const look: Look = {
  tileMarks: (def) => [
    ...def.features.flatMap((feature, on) =>
      feature.pigHerd === undefined ? [] : [{ on, radius: 13, art: HERD, place: 'upright' as const }]
    ),
    ...(def.special?.volcano === true && isOwn(def.id)
      ? [{ on: null, radius: 16, art: VOLCANO, place: 'upright' as const, at: [62, 50] as const }]
      : [])
  ]
};
