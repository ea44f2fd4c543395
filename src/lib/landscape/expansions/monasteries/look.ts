import { inked, type Look } from '../../look.ts';

/** A bell on a stone. */
const BELL =
  inked('wall-dim', 'M-7 8V4H7V8Z') +
  inked('or', 'M-5 3Q-4-7 0-7 4-7 5 3Z') +
  inked('slate', 'M-1 4H1V6H-1Z');

export const look: Look = {
  tileMarks: (def) =>
    def.features.flatMap((feature) =>
      feature.specialMonastery === true ? [{ on: null, radius: 9, art: BELL, place: 'upright' as const }] : []
    )
};
