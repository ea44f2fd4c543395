import { inked } from '../../../kernel/ink.ts';
import type { ClinicLook } from '../../look.ts';

const wheel = (x: number) =>
  inked('stone', `M${x - 3.2} 10A3.200 3.200 0 1 1 ${x + 3.2} 10 3.200 3.200 0 1 1 ${x - 3.2} 10Z`) +
  inked('joint', `M${x - 3.2} 10H${x + 3.2}M${x} 6.800V13.200`);

/** A pram with its hood up. */
const PRAM =
  inked('cast', 'M-11 12Q2 9.500 14 12 8 15-2 14.600-9 14-11 12Z') +
  inked('slit', 'M-7 5.500L-6 10M6 5.500L5 10M9.500-3.500L14-8.500') +
  inked('pig', 'M-11-2.500C-11-8.500-6.500-12.500-.5-12.500V-2.500Z') +
  inked('joint', 'M-.5-2.500L-8.300-8.700M-.5-2.500L-4.600-11.600') +
  inked('roof', 'M-11.500-2.500H10.500C10.500 3 6.500 6.800 0 6.800S-11.500 3-11.500-2.500Z') +
  inked('stone', 'M-.5-2.500C0-5.600 6.500-6.400 8.500-2.500Z') +
  inked('tiles', 'M-10 1.500Q0 5 9.300 1') +
  wheel(-6) +
  wheel(5);

export const look: ClinicLook = { cover: 'pram', tokens: { pram: `<g class="a-r5">${PRAM}</g>` } };
