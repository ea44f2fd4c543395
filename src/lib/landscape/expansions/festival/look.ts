import { inked } from '../../../kernel/ink.ts';
import type { Look } from '../../contract/look.ts';

/** A round tent with a flag. */
const TENT =
  inked('cast', 'M-10 10Q3 7 15 10 11 13.500-8 12.500Z') +
  inked('wall-lit', 'M-10-1.500L-8.500 10.500H8.500L10-1.500Z') +
  inked('poppy', 'M-6.500-1.500L-5.500 10.500H-2L-2.500-1.500ZM6.500-1.500L5.500 10.500H2L2.500-1.500Z') +
  inked('hole', 'M-1.800 10.500L0 2.500 1.800 10.500Z') +
  inked(
    'wall-lit',
    'M-12-1Q-4-3.500 0-10 4-3.500 12-1L10 1.500 8 0 6 2 3.500.2 0 2.500-3.500.2-6 2-8 0-10 1.500Z'
  ) +
  inked('poppy', 'M0-9L-2.500.8-6 1.600-7.600.2Q-2-3.500 0-9ZM0-9L2.500.8 6 1.600 7.600.2Q2-3.500 0-9Z') +
  inked('slit', 'M0-9V-15') +
  inked('azure-edge', 'M.2-15L7-13 .2-11Z');

export const look: Look = {
  cover: 'festival',
  tokens: { festival: TENT },
  tileMarks: (def) =>
    def.special?.festival === true ? [{ on: null, radius: 13, art: TENT, place: 'upright' }] : [],
  verbs: { recall: { named: true, picksFigure: true, sendsHome: true } },
  tileForetells: ({ special }, { played }) =>
    special?.festival === true && played === true ? { key: 'preview.festival' } : null,
  wording({ verbs, data: { offered } }) {
    if (offered !== true || !verbs.includes('recall')) return null;
    if (verbs.includes('deploy')) return { ask: 'ask.festival' };
    return verbs.every((verb) => verb === 'recall' || verb === 'pass') ? { ask: 'ask.festivalHome' } : null;
  }
};
