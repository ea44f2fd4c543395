import { inked } from '../../../kernel/ink.ts';
import type { Look } from '../../contract/look.ts';

/** A fish that leaps out of the water. */
const FISH =
  inked('water', 'M-15 8Q0 4 15 8 15 13 0 13.500-15 13-15 8Z') +
  inked('shore', 'M-15 8Q0 4 15 8') +
  inked('stone', 'M-10 3Q-9-8 2-9.500 10-10 13-4 8 0 2 1.500L3.500 5-1 3.500-5.500 8.500-6 5.500-11.500 7Z') +
  inked('stone-dim', 'M-8 2Q-4-4 3-5 9-5.500 12.500-3.500 8 0 2 1.500-3 3-8 2Z') +
  inked('slit', 'M8.500-6h.2M5.500-8Q4-5.500 5.500-3') +
  inked('ripple', 'M-11 10.500q1.500-1.300 3 0t3 0M4 11q1.500-1.300 3 0t3 0');

export const look: Look = { cover: 'fish', tokens: { fish: FISH } };
