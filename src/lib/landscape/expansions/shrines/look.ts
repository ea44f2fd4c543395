import { inked, type Look } from '../../look.ts';

/** A round shrine with a fire. */
const SHRINE =
  inked('cast', 'M-10 9Q4 6 13 9 10 12-8 11Z') +
  inked('stone-dim', 'M-10 9V-1H10V9Z') +
  inked('stone', 'M-10-1Q0-12 10-1Z') +
  inked('poppy', 'M-3-7Q0-16 3-7 0-4-3-7Z');

export const look: Look = {
  tileMarks: (def) =>
    def.features.flatMap((feature, on) =>
      feature.shrine === true ? [{ on, radius: 13, art: SHRINE, place: 'upright' as const }] : []
    )
};
