import { inked, type Look } from '../../look.ts';

/** A modern hall, and a church with its cross. */
const HALL =
  inked('cast', 'M-10 8Q4 5 13 8 10 11-8 10Z') +
  inked('slate', 'M-10 8V-4L2-9 10-5V8Z') +
  inked('wall-lit', 'M-7 6V-2H-4V6ZM-1 6V-4H2V6ZM5 6V-3H8V6Z');
const CHURCH =
  inked('wall-lit', 'M-7 8V-2L0-8 7-2V8Z') +
  inked('slate', 'M-8-1L0-9 8-1 6-1 0-6-6-1Z') +
  inked('poppy', 'M-1-9V-16H1V-9ZM-3-14H3V-12H-3Z');

export const look: Look = {
  tileMarks: (def) =>
    def.features.flatMap((feature, on) => {
      const art = feature.darmstadtium === true ? HALL : feature.church === true ? CHURCH : null;
      return art ? [{ on, radius: 13, art, place: 'upright' as const }] : [];
    })
};
