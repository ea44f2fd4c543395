import { inked } from '../../../kernel/ink.ts';
import type { Look } from '../../contract/look.ts';

/** A hall of glass with a roof that slants, and the column before it. */
const HALL =
  inked('cast', 'M-14 10Q4 6 18 10.500 14 15-9 14Z') +
  inked('wall-dim', 'M-14 11V-4L3-9V12Z') +
  inked('wall-lit', 'M3 12V-9L14-5V11Z') +
  inked(
    'glass',
    'M-12 8V-2.500L-8.500-3.500V8.300ZM-7-3.900L-3.500-5V8.700L-7 8.400ZM-2-5.400L1.500-6.500V9L-2 8.800Z'
  ) +
  inked('slate', 'M-16-3L3.500-11.500 15.500-6.500V-3.500L3.500-8-16 .5Z') +
  inked('hole', 'M6 11.700V3.500H11V11.300Z') +
  inked('or', 'M7-5.500L10-4.500V-.5L7-1.500Z');

/** A church with a tall tower. */
const CHURCH =
  inked('cast', 'M-15 12Q4 8 21 12.500 16 17-9 16Z') +
  inked('wall-lit', 'M-5 13.500V1H14V13Z') +
  inked('roof', 'M-6.500 2L-3-8H11L16 2Z') +
  inked(
    'glass',
    'M-2 10.500V6.500A1.600 1.600 0 0 1 1.200 6.500V10.500ZM4 10.500V6.500A1.600 1.600 0 0 1 7.200 6.500V10.500ZM10 10.500V6.500A1.400 1.400 0 0 1 12.800 6.500V10.500Z'
  ) +
  inked('wall-dim', 'M-14.500 13.500V-7H-4.500V13.500Z') +
  inked('wall-lit', 'M-14.500 13.500V-7H-9.500V13.500Z') +
  inked(
    'hole',
    'M-11.500 13.500V9A2 2.200 0 0 1-7.500 9V13.500ZM-10.500-1V-3.500A1 1 0 0 1-8.500-3.500V-1Z'
  ) +
  inked('slate', 'M-15.800-6.500L-9.500-19-3.200-6.500Z') +
  inked('or', 'M-10.300-18.500V-22.500H-12V-24H-10.300V-26H-8.700V-24H-7V-22.500H-8.700V-18.500Z');

/** The churchyard, where the roads arrive. */
const YARD =
  inked(
    'court',
    'M-16.500-15.500Q0-16.500 16.500-15.500 17.300 0 16.500 16.500 0 17.300-16.500 16.500-17.300 0-16.500-15.500Z'
  ) + inked('path', 'M-10-16H-7V16.800H-10ZM-16.800 13H16.800V16.500H-16.800Z');

export const look: Look = {
  cover: 'church',
  tokens: { church: `<g transform="translate(0 4)scale(.72)">${CHURCH}</g>` },
  tileMarks: ({ features }) =>
    features.flatMap((feature, on) => {
      if (feature.church === true)
        return [{ on, radius: 15, art: YARD + CHURCH, place: 'upright', instead: true }];
      return feature.darmstadtium === true
        ? [{ on, radius: 18, art: `<g transform="scale(1.2)">${HALL}</g>`, place: 'upright' }]
        : [];
    }),
  tileForetells: ({ features }) => {
    if (features.some(({ church }) => church === true)) return { key: 'preview.church' };
    return features.some(({ darmstadtium }) => darmstadtium === true)
      ? { key: 'preview.darmstadtium' }
      : null;
  }
};
