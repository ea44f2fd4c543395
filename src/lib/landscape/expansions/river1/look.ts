import { inked } from '../../../kernel/ink.ts';
import type { Look } from '../../contract/look.ts';

/** A spring below a hill, and the river that leaves it. */
const SPRING =
  inked('cast', 'M-14 12Q0 8 15 11 16 15 2 15.600-12 15.600-14 12Z') +
  inked('leaf-lit', 'M-15 12Q-14-2-4-9 5-14 11-6 16 2 15 12 0 15-15 12Z') +
  inked(
    'water',
    'M-2.500-4Q1-6.500 4-4 6-1 2 2-3 5 2 8 6 10 4 13.400H-7Q-6 10-9 7.500-11 3-5 .5-2-1-2.500-4Z'
  ) +
  inked('shore', 'M-7 13.400Q-6 10-9 7.500-11 3-5 .5-2-1-2.500-4 1-6.500 4-4 6-1 2 2-3 5 2 8 6 10 4 13.400') +
  inked('ripple', 'M-6 4q1.500-1.300 3 0M-3.500 9.500q1.500-1.300 3 0t3 0M-.5-1.500q1.300-1.200 2.600 0');

export const look: Look = { cover: 'river', tokens: { river: SPRING } };
