import type { FeatureDef, TileDef } from '../../tiles/catalogue.ts';
import { inked } from '../../../kernel/ink.ts';
import type { Look } from '../../contract/look.ts';
import { GOODS } from './slice.ts';

const PLATE = 'M-9.4 0A9.4 9.4 0 1 1 9.4 0 9.4 9.4 0 1 1-9.4 0Z';

const BARREL =
  inked('barrel', 'M-5-5.8Q0-7 5-5.8Q6.800 0 5 5.800 0 7-5 5.800-6.800 0-5-5.800Z') +
  inked(
    'joint',
    'M-5.600-3Q0-1.800 5.600-3M-5.600 3Q0 4.200 5.600 3M-2-6.300Q-2.800 0-2 6.300M2-6.300Q2.800 0 2 6.300'
  ) +
  inked('poppy', 'M-1.300-.9h2.600v2.600h-2.600Z');

const SHEAF =
  inked(
    'straw',
    'M-1.800 6.800L-1.400 1.600Q-7-1.600-6.600-6.200-3.400-5.400-1.800-2.600-2.200-6 0-8 2.200-6 1.800-2.600 3.400-5.400 6.600-6.200 7-1.600 1.400 1.600L1.800 6.800Z'
  ) +
  inked('twig', 'M0 6.400V-6M-.8 2Q-4-1-5.200-4.600M.8 2Q4-1 5.200-4.600') +
  inked('joint', 'M-2.600 2.600Q0 3.800 2.600 2.600');

const CLOTH =
  inked('azure', 'M-6.600-3.600Q-4.400-6-1-5.600L6.400-3.800V3.600L0 5.800-6.600 3.800Z') +
  inked('azure-edge', 'M-6.600-3.600L0-1.600 6.400-3.800M0-1.600V5.800') +
  inked('or', 'M-5.400-.2L-1.200 1.200V2.800L-5.400 1.400ZM1.200 1L5.400-.4V1.200L1.200 2.600Z');

/** Parapets along the road that runs over the other one. */
const OVERPASS =
  inked('stone', 'M42.400 38.500L45 38 45.800 62 43.200 62.500Z') +
  inked('stone', 'M53.200 38L55.800 38.500 56.400 62 53.800 62.500Z');

/** Two roads that cross and do not meet. */
const crosses = ({ features }: TileDef) =>
  features.filter(({ kind }) => kind === 'road').length === 2 &&
  features.every(({ kind, sides }) => kind !== 'road' || ['N,S', 'E,W'].includes(String(sides)));

const ART: Readonly<Record<string, string>> = { wine: BARREL, grain: SHEAF, cloth: CLOTH };

const resourceOf = (feature: FeatureDef) => (feature as unknown as { resource?: string }).resource;

export const look: Look = {
  cover: 'barrel',
  tokens: { barrel: `<g transform="scale(1.5)">${BARREL}</g>` },
  figures: {
    builder: {
      outline:
        'M0-14.200C2.600-14.200 4-12.600 4.200-10.400L7.400-9.600 4.200-8.400Q4-6.200 2.600-5.200C5.600-4.600 6.600-2.400 6.800.6L7.600 8.400Q7.700 10 6.200 10H2Q1.200 10 .9 9L0 5.600-.9 9Q-1.200 10-2 10H-6.200Q-7.700 10-7.600 8.400L-6.800.6C-6.600-2.400-5.600-4.600-2.600-5.200Q-4-6.200-4.200-8.400L-7.400-9.600-4.200-10.400C-4-12.600-2.600-14.200 0-14.200Z',
      light: 'M-2.400-12.200Q-3-11.200-3-10.400M-4.400-3Q-5.600-1-6 7',
      cast: 'M-6 9Q2 6 15 8.600 11 12.400-5 11.600Z',
      sign: { y: 1.6, size: 7.4 },
      behind:
        inked('crook-halo', 'M9.600 10V-7M6.400-7.400H12.800') +
        inked('crook', 'M9.600 10V-7M6.400-7.400H12.800')
    },
    pig: {
      outline:
        'M-10.400-3.600Q-8.600-7-3.600-7.200L4.200-7Q6-8.800 7.200-9.400L8-6.800Q10-6 10.600-4.200L13.400-3.400V.6L10.600 1.200Q9.800 3.400 7.600 4.200V8.600Q7.600 9.600 6.600 9.600H4.600Q3.600 9.600 3.600 8.600V5.400H-4.600V8.600Q-4.600 9.600-5.600 9.600H-7.600Q-8.600 9.600-8.600 8.600V4Q-11 1.200-10.400-3.600Z',
      light: 'M-8.200-2.800Q-7-5-3.800-5.200L2.400-5',
      cast: 'M-10 9Q2 6 16 8.600 12 12.400-8 11.600Z',
      sign: { x: -1.2, y: -0.6, size: 7.4 },
      behind:
        inked('crook-halo', 'M-10.400-2Q-13.800-2.400-13-5-11.400-6.400-10.800-4.200') +
        inked('crook', 'M-10.400-2Q-13.800-2.400-13-5-11.400-6.400-10.800-4.200')
    }
  },
  tileMarks: (def) => [
    ...(crosses(def) ? [{ on: null, radius: 8, art: OVERPASS, place: 'tile' as const }] : []),
    ...def.features.flatMap((feature, on) => {
      const art = ART[resourceOf(feature) ?? ''];
      const body =
        inked('cast', 'M-8 4A9.4 9.4 0 0 0 11 2.400Q11 12 2 12-6 11.600-8 4Z') +
        inked('wall-lit', PLATE) +
        (art ?? '');
      return art
        ? [{ on, radius: 12, art: `<g transform="scale(1.25)">${body}</g>`, place: 'upright' as const }]
        : [];
    })
  ],
  tileForetells: (_def, { doubled }) => (doubled === true ? { key: 'preview.second' } : null),
  foretells: ({ type }) => (type === 'tookGoods' ? 'told' : null),
  because: ({ verbs, data }) =>
    verbs.includes('place') && data.second === true ? { key: 'because.second' } : null,
  counters: ({ goods }, seat) =>
    GOODS.map((id, n) => ({
      id,
      count: Array.isArray(goods) ? Number(goods[seat * GOODS.length + n] ?? 0) : 0,
      art: ART[id]
    }))
};
