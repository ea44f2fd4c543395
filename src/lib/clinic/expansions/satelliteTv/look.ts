import { inked } from '../../../kernel/ink.ts';
import type { ClinicLook } from '../../look.ts';

/** A television with a satellite dish on top. */
const TELEVISION =
  inked('cast', 'M-11 12Q2 8.800 14 12 8 15-2 14.600-9 14-11 12Z') +
  inked('slit', 'M-8 10.500L-9.500 13.500M8 10.500L9.500 13.500M-1-2L3-6.500') +
  inked(
    'barrel',
    'M-12.500-1Q-12.500-2.500-11-2.500H11Q12.500-2.500 12.500-1V9.500Q12.500 11 11 11H-11Q-12.500 11-12.500 9.500Z'
  ) +
  inked(
    'flood',
    'M-10.500.3Q-10.500-.5-9.700-.5H5.200Q6-.5 6 .3V8.200Q6 9 5.200 9H-9.700Q-10.500 9-10.500 8.200Z'
  ) +
  inked('gleam', 'M-8 6.500L-4 1.500') +
  inked(
    'or',
    'M8 2A1.200 1.200 0 1 1 10.400 2 1.200 1.200 0 1 1 8 2ZM8 6.200A1.200 1.200 0 1 1 10.400 6.200 1.200 1.200 0 1 1 8 6.200Z'
  ) +
  inked('stone', 'M-4.600-13.600C-5.800-9.500-4-5.500-.4-3.900 3-2.400 6.600-3.200 8.600-5.600Z') +
  inked('stone-dim', 'M-4.600-13.600C-1.500-14 8-9.500 8.600-5.600 5-5-4.500-9.800-4.600-13.600Z') +
  inked('slit', 'M1.800-9.300L6.300-13.200') +
  inked('poppy', 'M5.300-13.600A1.300 1.300 0 1 1 7.900-13.600 1.300 1.300 0 1 1 5.300-13.600Z');

export const look: ClinicLook = { cover: 'television', tokens: { television: TELEVISION } };
