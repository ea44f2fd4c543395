import { inked } from '../../../kernel/ink.ts';
import type { Look } from '../../contract/look.ts';

/** A house where a road ends, and a spring beside it. */
const SPRING =
  inked('leaf-lit', 'M-15-8Q-12-14 0-14 13-14 15-7 16 5 13 11 6 15-4 14-14 13-15.500 4Z') +
  inked('wall-lit', 'M-15.500 1.500H-6V5.500H-15.500Z') +
  inked('water', 'M15.500 .5Q9 .5 5 .8 1 1 1 4.500 1.200 8 6 8.300 10 8.500 15 8.500Z') +
  inked('shore', 'M15.500 .5Q9 .5 5 .8 1 1 1 4.500 1.200 8 6 8.300 10 8.500 15 8.500') +
  inked('ripple', 'M5 4q1.500-1.300 3 0t3 0M9 6.500q1.500-1.300 3 0') +
  inked('wall-lit', 'M-9.500 6.500V-2.500L-5.500-7-1.500-2.500V7Z') +
  inked('wall-dim', 'M-1.500-2.500H3.500V5.500L-1.500 7Z') +
  inked('roof', 'M-5.500-8.500H1.500L5-2H-1.200Z') +
  inked('hole', 'M-7 6.800V2.500H-4V7Z');

export const look: Look = { cover: 'springHouse', tokens: { springHouse: SPRING } };
