import { inked, type Look } from '../../look.ts';

/** A marquee with a flag. */
const TENT =
  inked('cast', 'M-9 8Q4 5 12 8 9 11-7 10Z') +
  inked('wall-lit', 'M-9 8L0-6 9 8Z') +
  inked('poppy', 'M-3 8L0-6 3 8ZM0-6V-12L6-9.500 0-7.500Z');

export const look: Look = {
  tileMarks: (def) =>
    def.special?.festival === true ? [{ on: null, radius: 12, art: TENT, place: 'upright' }] : [],
  verbs: { recall: { named: true } }
};
