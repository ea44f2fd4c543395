import { inked, type Look } from '../../look.ts';

/** Rings in the grain, and in them a shield, a club or a rake. */
const RINGS = inked(
  'straw',
  'M-13 0A13 13 0 1 1 13 0 13 13 0 1 1-13 0ZM-10 0A10 10 0 1 0 10 0 10 10 0 1 0-10 0Z'
);
const SIGNS: Readonly<Record<string, string>> = {
  city: inked('poppy', 'M-5-6H5V0Q5 5 0 7-5 5-5 0Z'),
  road: inked('barrel', 'M-2 7L-1-1Q-5-6 0-8 5-6 1-1L2 7Z'),
  field: inked('twig', 'M0 7V-4M-5-4H5M-5-4V-7M0-4V-7M5-4V-7')
};

export const cropLook: Look = {
  tileMarks: ({ special }) => {
    const sign = SIGNS[String(special?.cropCircle)] as string | undefined;
    return sign ? [{ on: null, radius: 14, art: RINGS + sign, place: 'upright' }] : [];
  },
  verbs: { cropCircle: { named: true }, recall: { named: true } }
};
