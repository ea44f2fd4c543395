import { inked } from '../../../kernel/ink.ts';
import type { Look } from '../../contract/look.ts';
import { isSquare } from '../../contract/marks.ts';

/** A courier in a cape with a feather on his hat, who holds up a letter. */
const COURIER =
  inked('cast', 'M-7 11Q3 8 14 11.500 11 15-5 14Z') +
  inked('barrel', 'M-4.500 13.500V6H-.5V13.500ZM1 13.500V6H5V13.500Z') +
  inked('mat', 'M-3.500-5H3.500Q8 0 7 8.500H-7Q-8 0-3.500-5Z') +
  inked('or', 'M-5-1L-3.800-3.500 6.500 5.500 5.500 7.500Z') +
  inked('donkey', 'M2 3H8.500V8.500H2Z') +
  inked('wall-lit', 'M-3-8.500A3 3.200 0 1 0 3-8.500Z') +
  inked('cloak', 'M-6-8.500Q0-10.500 6-8.500L4-10Q4-14 0-14-4-14-4-10Z') +
  inked('poppy', 'M2-12.500Q5-17 8.500-15.500 7.500-12 3.500-10.500Z') +
  inked('mat', 'M-5-2L-11.500-7.500-9.500-9.500-3-5Z') +
  inked('wall-lit', 'M-15-14.500H-5.500V-8H-15Z') +
  inked('slit', 'M-15-14.500L-10.200-11-5.500-14.500') +
  inked('poppy', 'M-11.400-11.500H-9.200V-9.300H-11.400Z');

export const look: Look = {
  cover: 'courier',
  tokens: { courier: COURIER },
  // In a corner: in the middle the figure that he comes to would cover him.
  marks: ({ at }) =>
    isSquare(at)
      ? [{ key: 'courier', kind: 'courier', scale: 1, x: at[0] * 100 + 80, y: at[1] * 100 + 22 }]
      : [],
  foretells: ({ type }) => (type === 'courierCame' ? 'told' : null)
};
