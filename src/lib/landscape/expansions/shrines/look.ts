import { inked } from '../../../kernel/ink.ts';
import type { Look } from '../../contract/look.ts';

/** A round temple with a fire on its roof. */
const SHRINE =
  inked('cast', 'M-14 13Q4 8 20 13 15 18-8 17Z') +
  inked('stone-dim', 'M-16 12Q0 9 16 12V15.500Q0 18.500-16 15.500Z') +
  inked('stone', 'M-13.500 9.500Q0 7 13.500 9.500V12.500Q0 15-13.500 12.500Z') +
  inked('cloak', 'M-10.500-2H10.500V10Q0 12.500-10.500 10Z') +
  inked(
    'wall-lit',
    'M-12-3H-8V10.500L-12 10ZM-5.600-3H-1.800V11.600L-5.600 11.200ZM1.800-3H5.600V11.200L1.800 11.600ZM8-3H12V10L8 10.500Z'
  ) +
  inked('stone', 'M-13.500-5Q0-7.500 13.500-5V-2Q0 .5-13.500-2Z') +
  inked('roof', 'M-12.500-5.500Q-10-13-4-14H4Q10-13 12.500-5.500 0-8-12.500-5.500Z') +
  inked('joint', 'M-8-6.500Q-6-11.500-2.500-13.500M8-6.500Q6-11.500 2.500-13.500M0-7V-13.500') +
  inked('stone-dim', 'M-4.500-15.500H4.500L3.500-13H-3.500Z') +
  inked(
    'ember',
    'M-3.600-15.500Q-5-20-1.500-21.500-1.500-24.500 .8-26.500 .5-23 3-21 5-18.500 3.600-15.500Z'
  ) +
  inked('ember-lit', 'M-1.600-15.800Q-2.200-18.500 0-20.500 2.200-18.500 1.600-15.800Z');

/** The same, on the lid of its box. */
const COVER = `<g transform="translate(0 3)scale(.68)">${SHRINE}</g>`;

export const look: Look = {
  cover: 'shrine',
  tokens: { shrine: COVER },
  tileForetells: (_def, { challenge }) => (challenge === true ? { key: 'preview.challenge' } : null),
  foretells: ({ type, rule }) =>
    type === 'returned' && rule === 'rule.challenge' ? { key: 'preview.challengeWon' } : null,
  tileMarks: (def) =>
    def.features.flatMap((feature, on) =>
      feature.shrine === true
        ? [{ on, radius: 15, art: SHRINE, place: 'upright' as const, instead: true as const }]
        : []
    )
};
