import { inked, type Look } from '../../look.ts';

/** Tents before the walls. */
const CAMP =
  inked('cast', 'M-11 8Q4 5 14 8 10 11-9 10Z') +
  inked('wall-lit', 'M-11 8L-5-4 1 8ZM0 8L6-3 12 8Z') +
  inked('poppy', 'M-6.500 8L-5-4-3.500 8ZM4.500 8L6-3 7.500 8Z');

export const besiegingLook: Look = {
  tileMarks: (def) =>
    def.features.flatMap((feature, on) =>
      feature.besieged === true ? [{ on, radius: 12, art: CAMP, place: 'upright' as const }] : []
    ),
  verbs: { recall: { named: true } }
};
