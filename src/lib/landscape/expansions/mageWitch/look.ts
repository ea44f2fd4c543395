import { inked, type Look } from '../../look.ts';
import { fieldsOf, type Fields, type Laid, type Mark } from '../../marks.ts';

/** A star in a circle. */
const STAR =
  inked('azure', 'M-9 0A9 9 0 1 1 9 0 9 9 0 1 1-9 0Z') +
  inked('or', 'M0-7L2-2H7L3 1 4.500 6 0 3-4.500 6-3 1-7-2H-2Z');

function standing(kind: string, ref: Fields, { spot }: Laid): Mark[] {
  const at = spot(ref);
  return at ? [{ key: kind, kind, scale: 1, x: at.x, y: at.y }] : [];
}

export const look: Look = {
  tileMarks: ({ special }) =>
    special?.mageOrWitch === true ? [{ on: null, radius: 10, art: STAR, place: 'upright' }] : [],
  marks: (data, laid) => [
    ...standing('mage', fieldsOf(data.mage), laid),
    ...standing('witch', fieldsOf(data.witch), laid)
  ],
  verbs: { remove: { named: true } }
};
