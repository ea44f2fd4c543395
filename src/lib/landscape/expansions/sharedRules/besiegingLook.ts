import { inked, type Look } from '../../look.ts';

/** A striped tent of 12 by 13 that stands on its base line. */
const tent = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y})scale(${size})">` +
  inked('wall-lit', 'M-6.500 0L0-12 6.500 0Z') +
  inked('poppy', 'M-4.200 0L0-12-1.800 0ZM4.200 0L0-12 1.800 0Z') +
  inked('hole', 'M-1.600 0L0-5 1.600 0Z') +
  inked('slit', 'M0-12V-15.500') +
  inked('poppy', 'M.2-15.800L4.500-14.200.2-12.800Z') +
  '</g>';

/** The tents of the besiegers, and the stakes before them. */
const CAMP =
  inked('cast', 'M-13 9Q3 5 17 9.500 13 13-9 12Z') +
  tent(5.5, 5, 0.85) +
  tent(-5.5, 9, 1) +
  inked(
    'barrel',
    'M2.500 11V5.500L3.700 4 4.900 5.500V11ZM6 11.500V6L7.200 4.500 8.400 6V11.500ZM9.500 11V5.500L10.700 4 11.900 5.500V11Z'
  ) +
  inked('barrel', 'M1.500 7.500H12.800V9H1.500Z');

export const besiegingLook: Look = {
  cover: 'siege',
  tokens: { siege: CAMP },
  tileMarks: (def) =>
    def.features.flatMap((feature, on) =>
      feature.besieged === true ? [{ on, radius: 13, art: CAMP, place: 'upright' as const }] : []
    ),
  verbs: { recall: { named: true, picksFigure: true, sendsHome: true } },
  tileForetells: ({ features }, { played }) =>
    played === true && features.some(({ besieged }) => besieged === true)
      ? { key: 'preview.besieged' }
      : null,
  wording: ({ verbs, data }) =>
    data.escapes === true && verbs.includes('recall')
      ? { ask: 'ask.escape', decline: 'decline.escape' }
      : null
};
