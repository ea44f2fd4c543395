import type { FeatureDef } from '../../tiles/catalogue.ts';
import { inked } from '../../../kernel/ink.ts';
import type { Look } from '../../contract/look.ts';

/** A house by a pond, with a golden sign over its door. */
const INN =
  inked('shore', 'M-11.6 4.4Q-9.600-.6-1 .6 8-1.400 11 3.600 12 9 5 10 -8 12-11.600 4.400Z') +
  inked('pond', 'M-10 4.800Q-8 .8-.6 2 7.400 .4 9.600 4.200 10 8 4.600 8.600 -7 10-10 4.800Z') +
  inked('ripple', 'M-6.500 6.600q1.600-1.400 3.200 0t3.200 0M2.500 5.400q1.500-1.300 3 0') +
  inked('cast', 'M-7.500 2.400L5.500 2 8 4-5 4.600Z') +
  inked('wall-dim', 'M-1.400-3.400L7-3.600V2L-1.400 2.600Z') +
  inked('wall-lit', 'M-8 2.400V-3.600L-4.700-7.800-1.400-3.400V2.600Z') +
  inked('roof', 'M-4.900-8.800L4.600-9.200 8-3-1.500-2.600Z') +
  inked('roof-dim', 'M-4.900-8.800L-9-3.200-8.100-2.600-4.700-7 -1.500-2.600-.9-3.200Z') +
  inked('glass', 'M.4-1.600h1.700v1.700H.4ZM3.900-1.700h1.700V0H3.900ZM-5.700 2.500V-.8h2.200V2.500Z') +
  inked('or', 'M7.600-6.400h4.200v4.400H7.600Z') +
  inked('slit', 'M6.600-7.200h5.200M9.700-7.200v.8');

/** Two towers and a rose window: high over the houses of its city. */
const CATHEDRAL =
  inked('cast', 'M-16 15L18 14.400 23 17.600-11 18.400Z') +
  inked('wall-dim', 'M-13 0H13V15H-13Z') +
  inked('slate', 'M-8-12L8-12 13 1-13 1Z') +
  inked('wall-lit', 'M-7 15V-4L0-12 7-4V15Z') +
  inked('slate', 'M0-14L-8.200-4.400-7-3.200 0-11.400 7-3.200 8.200-4.400Z') +
  inked('wall-lit', 'M-15-9H-7V15H-15ZM7-9H15V15H7Z') +
  inked('wall-dim', 'M-9-9H-7V15H-9ZM13-9H15V15H13Z') +
  inked('slate', 'M-16.200-8.600L-11-23-5.800-8.600ZM5.800-8.600L11-23 16.200-8.600Z') +
  inked('cross', 'M-11-27v4M-12.600-25.600h3.200M11-27v4M9.400-25.600h3.200') +
  inked('glass', 'M-3.600-1.400A3.600 3.600 0 1 1 3.600-1.400 3.600 3.600 0 1 1-3.600-1.400Z') +
  inked('cross', 'M0-5V2.200M-3.600-1.400H3.600') +
  inked(
    'glass',
    'M-12.600-1V-5q1.600-2 3.200 0V-1ZM9.400-1V-5q1.600-2 3.200 0V-1ZM-12.600 7V3q1.600-2 3.200 0V7ZM9.400 7V3q1.600-2 3.200 0V7Z'
  ) +
  inked('hole', 'M-3 15V8.600Q0 4.600 3 8.600V15Z');

/** The middle of the tile, the same in every turn. */
const CENTRE = [50, 50] as const;

/** Marks of the catalogue on features, which only this set reads. */
const has = (feature: FeatureDef, mark: string) =>
  (feature as unknown as Record<string, unknown>)[mark] === true;

export const look: Look = {
  cover: 'cathedral',
  tokens: { cathedral: `<g transform="translate(0 3)scale(.58)">${CATHEDRAL}</g>` },
  figures: {
    largeFollower: {
      outline:
        'M0 -19.3C3.6 -19.3 5.8 -16.7 5.8 -13.5 5.8 -11.6 5 -10.1 3.8 -9 7.9 -7.7 10 -4.8 11.2 -0.3L13.5 7.6Q14 10 11.6 10H3.8Q2.6 10 2.1 8.8L0 4.7 -2.1 8.8Q-2.6 10 -3.8 10H-11.6Q-14 10 -13.5 7.6L-11.2 -0.3C-10 -4.8 -7.9 -7.7 -3.8 -9 -5 -10.1 -5.8 -11.6 -5.8 -13.5 -5.8 -16.7 -3.6 -19.3 0 -19.3Z',
      light: 'M-3.4 -16.9Q-5 -14.8 -4 -11.9M-6.1 -6.4Q-8.7 -4 -9.8 1L-11.4 6.8',
      cast: 'M-11 9.400Q3 5.600 21 9 16 14-8 12.600Z',
      sign: { y: -0.4, size: 11.4 },
      box: [-18, -22.5, 36]
    }
  },
  tileMarks: (def) =>
    def.features.flatMap((feature, on) => [
      ...(has(feature, 'inn') ? [{ on, radius: 10, art: INN, place: 'upright' as const }] : []),
      ...(has(feature, 'cathedral')
        ? [{ on, radius: 22, art: CATHEDRAL, place: 'upright' as const, at: CENTRE }]
        : [])
    ])
};
