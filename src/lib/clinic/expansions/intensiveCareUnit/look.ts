import { inked } from '../../../kernel/ink.ts';
import type { ClinicLook } from '../../look.ts';

/** A monitor with the beat of a heart. */
const MONITOR =
  inked('cast', 'M-10 12Q2 8.500 14 11.500 8 15-2 14.600-8 14-10 12Z') +
  inked('stone-dim', 'M-3.500 7H3.500L5 12.500H-5Z') +
  inked(
    'stone',
    'M-13.500-11.500Q-13.500-13-12-13H12Q13.500-13 13.500-11.500V6.500Q13.500 8 12 8H-12Q-13.500 8-13.500 6.500Z'
  ) +
  inked('pit-floor', 'M-11-9.500Q-11-10.500-10-10.500H10Q11-10.500 11-9.500V3Q11 4 10 4H-10Q-11 4-11 3Z') +
  inked('ember-vein', 'M-9.500-2H-5L-3.500-4 -1.500 1.500 1-8.500 3 .5 4.500-2H9.500') +
  inked('poppy', 'M8 6A1 1 0 1 1 10 6 1 1 0 1 1 8 6Z');

export const look: ClinicLook = { cover: 'monitor', tokens: { monitor: MONITOR } };
