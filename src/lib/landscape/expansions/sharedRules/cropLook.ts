import { inked } from '../../../kernel/ink.ts';
import type { Look } from '../../contract/look.ts';

/** Rings pressed into the grain. */
const RINGS =
  inked('wheat-soil', 'M-15 0A15 15 0 1 1 15 0 15 15 0 1 1-15 0Z') +
  inked(
    'straw',
    'M-14 0A14 14 0 1 1 14 0 14 14 0 1 1-14 0ZM-11.500 0A11.500 11.500 0 1 0 11.500 0 11.500 11.500 0 1 0-11.500 0Z'
  );
/** A shield, a club and a fork: knights, highwaymen and farmers. */
const SIGNS: Readonly<Record<string, string>> = {
  city:
    inked('azure-edge', 'M-6.500-7.500H6.500V.5Q6.500 6 0 9-6.500 6-6.500.5Z') +
    inked('azure', 'M-5-6H0V7.300Q-5 4.900-5 .4ZM0-6H5V.4Q5 1 4.800 1.600H0Z'),
  road: inked(
    'azure-edge',
    'M-7.200 8.800L-8.800 7.200-1.500-1.500Q-1.500-6 3-8.500 8-9 8.600-4.500 8.500 0 4 1.500L1.500 1.500Z'
  ),
  field: inked('azure-edge', 'M-1 9V-1H-6.500V-8H-4.500V-3H-1V-9H1V-3H4.500V-8H6.500V-1H1V9Z')
};

export const cropLook: Look = {
  cover: 'cropCircle',
  tileMarks: ({ special }) => {
    const sign = SIGNS[String(special?.cropCircle)] as string | undefined;
    return sign ? [{ on: null, radius: 15, art: RINGS + sign, place: 'upright' }] : [];
  },
  tokens: { cropCircle: RINGS + SIGNS.road },
  verbs: {
    cropCircle: { named: true, token: 'cropCircle' },
    recall: { named: true, picksFigure: true, sendsHome: true }
  },
  tileForetells: ({ special }) =>
    typeof special?.cropCircle === 'string'
      ? { key: 'preview.crop', params: { kind: special.cropCircle } }
      : null,
  wording: ({ data: { kind, choice } }) =>
    typeof kind !== 'string' || choice === null
      ? null
      : choice === 'deploy'
        ? { ask: 'ask.cropAdd', decline: 'decline.cropAdd' }
        : { ask: 'ask.cropTake', token: 'cropCircle' },
  because: ({ data: { kind } }) =>
    typeof kind === 'string' ? { key: 'because.crop', params: { kind } } : null
};
