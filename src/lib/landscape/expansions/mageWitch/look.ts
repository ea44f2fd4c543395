import { inked } from '../../../kernel/ink.ts';
import type { Look } from '../../contract/look.ts';
import { fieldsOf, type Fields, type Laid, type Mark } from '../../contract/marks.ts';

/** A star in a circle. */
const STAR =
  inked('cast', 'M-8 4A9.400 9.400 0 0 0 11 2.400Q11 12 2 12-6 11.600-8 4Z') +
  inked('azure', 'M-10 0A10 10 0 1 1 10 0 10 10 0 1 1-10 0Z') +
  inked('pin-rim', 'M-8.400 0A8.400 8.400 0 1 1 8.400 0 8.400 8.400 0 1 1-8.400 0Z') +
  inked(
    'or',
    'M0-7.500L2.100-2.600 7.300-2.300 3.200 1.200 4.500 6.300 0 3.500-4.500 6.300-3.200 1.200-7.300-2.300-2.100-2.600Z'
  );

/** An old man with a staff, in a robe with stars. */
const MAGE =
  inked('cast', 'M-8 11Q3 8 15 11 11 15-6 14Z') +
  inked('crook-halo', 'M10.500-9V13') +
  inked('crook', 'M10.500-9V13') +
  inked('or', 'M7.700-10.500A2.800 2.800 0 1 1 13.300-10.500 2.800 2.800 0 1 1 7.700-10.500Z') +
  inked(
    'pin-placeMeeple',
    'M-3.500-3.500H3.500L9 2 7.500 4.500 5 3.500 7.500 13Q0 15-7.500 13L-5 3.500-7.500 4.500-9 2Z'
  ) +
  inked(
    'or',
    'M-2.500 9L-1.800 10.800 0 11-1.300 12.200-1 14-2.500 13-4 14-3.700 12.200-5 11-3.200 10.800ZM3.500 6L4 7.300 5.500 7.500 4.400 8.400 4.600 9.800 3.500 9 2.300 9.800 2.600 8.400 1.500 7.500 3 7.300Z'
  ) +
  inked('fleece', 'M-3.800-4H3.800Q4 2.500 0 6.500-4 2.500-3.800-4Z') +
  inked('wall-lit', 'M-3-5.500A3 3 0 1 1 3-5.500 3 3 0 1 1-3-5.500Z') +
  inked('pin-placeMeeple', 'M-6.500-6.500Q0-9 6.500-6.500L3.800-8 .5-15.500-3.800-8Z') +
  inked('slit', 'M-1.300-5.200h.01M1.300-5.200h.01');

/** A woman in a wide hat, with a broom. */
const WITCH =
  inked('cast', 'M-8 11Q3 8 15 11 11 15-6 14Z') +
  inked('crook-halo', 'M-10.500-11V6') +
  inked('crook', 'M-10.500-11V6') +
  inked('straw', 'M-11.500 5H-9.500L-7.500 13H-13.500Z') +
  inked(
    'virus',
    'M-3.500-3.500H3.500L9 2 7.500 4.500 5 3.500 7.500 13Q0 15-7.500 13L-5 3.500-7.500 4.500-9 2Z'
  ) +
  inked('virus-lit', 'M-1-3H1L2.500 13.500H-2.500Z') +
  inked('ember', 'M-4.200-6Q-5.500-1-4-.5L-2.500-4H2.500L4-.5Q5.500-1 4.200-6Z') +
  inked('wall-lit', 'M-2.800-5.200A2.800 3 0 1 1 2.800-5.200 2.800 3 0 1 1-2.800-5.200Z') +
  inked('whirl-dim', 'M-9-6.500Q0-10 9-6.500 0-4.500-9-6.500Z') +
  inked('whirl-dim', 'M-4.500-7.500L-1-13 4.500-15.500 2.500-12 4.500-7.500Q0-6.500-4.500-7.500Z') +
  inked('slit', 'M-1.200-4.600h.01M1.200-4.600h.01');

/** Beside a figure that may stand on the same spot. */
function standing(kind: string, ref: Fields, { spot }: Laid): Mark[] {
  const at = spot(ref);
  return at ? [{ key: kind, kind, scale: 1, x: at.x + 20, y: at.y - 4 }] : [];
}

export const look: Look = {
  cover: 'mage',
  tileMarks: ({ special }) =>
    special?.mageOrWitch === true ? [{ on: null, radius: 11, art: STAR, place: 'upright' }] : [],
  tokens: { mage: MAGE, witch: WITCH },
  marks: (data, laid) => [
    ...standing('mage', fieldsOf(data.mage), laid),
    ...standing('witch', fieldsOf(data.witch), laid)
  ],
  verbs: {
    'move.mage': { token: 'mage', spot: 'mage' },
    'move.witch': { spot: 'witch' },
    'remove.mage': { named: true },
    'remove.witch': { named: true }
  },
  foretells: ({ type, piece }) =>
    type === 'magicMoved' ? { key: `preview.${String(piece)}` } : type === 'magicAside' ? 'told' : null,
  tileForetells: ({ special }) => (special?.mageOrWitch === true ? { key: 'preview.magic' } : null),
  wording: ({ verbs, data: { due } }) =>
    due === true ? { ask: verbs.includes('remove') ? 'ask.magicAside' : 'ask.magic' } : null,
  because: ({ verbs, data: { due } }) =>
    due === true && verbs.includes('move') ? { key: 'because.magic' } : null
};
