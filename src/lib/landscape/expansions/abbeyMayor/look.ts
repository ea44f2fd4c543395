import type { TileDef } from '../../tiles/catalogue.ts';
import { inked } from '../../../kernel/ink.ts';
import type { Json } from '../../../kernel/json.ts';
import type { Lift, Look } from '../../contract/look.ts';
import type { Fields, Laid } from '../../contract/marks.ts';

/** Walls round the whole square: an abbey fits beside anything, and what meets it ends there. */
const PRECINCT =
  inked('court', 'M6 6H94V94H6Z') +
  inked('path', 'M46 6H54V40H46ZM46 66H54V94H46ZM6 46H40V54H6ZM60 46H94V54H60Z') +
  inked('bed', 'M14 14H38V38H14ZM62 14H86V38H62ZM14 62H38V86H14ZM62 62H86V86H62Z') +
  inked(
    'daisy',
    'M20 20h3v3h-3ZM30 28h3v3h-3ZM68 22h3v3h-3ZM78 30h3v3h-3ZM20 70h3v3h-3ZM30 78h3v3h-3ZM68 68h3v3h-3ZM78 78h3v3h-3Z'
  ) +
  inked('stone-dim', 'M3 3H97V97H3ZM7.500 7.500V92.500H92.500V7.500Z') +
  inked('stone', 'M3 3H97V5.600H3ZM3 3H5.600V97H3Z') +
  inked('stone', 'M1 1H10V10H1ZM90 1H99V10H90ZM1 90H10V99H1ZM90 90H99V99H90Z');

/** By corner, clockwise from the upper right: its point, and a half of a side that meets there. */
const CORNERS = [
  [1, 0, 'NR'],
  [1, 1, 'ER'],
  [0, 1, 'SR'],
  [0, 0, 'WR']
] as const;

/** A barn stands where four tiles meet. */
function toCorner(corners: Json | undefined, { spot }: Laid): Lift[] {
  if (!Array.isArray(corners)) return [];
  return (corners as [number, number, number][]).flatMap(([x, y, corner]) => {
    const [right, down, side] = CORNERS[corner];
    const on = spot({ at: [x, y], on: 'field', side });
    if (!on) return [];
    return [{ place: on.place, by: on.y - (y + down) * 100, aside: (x + right) * 100 - on.x }];
  });
}

const isAbbey = ({ special }: TileDef) => special?.abbey !== undefined;

/** Whether the owner of a wagon is asked where it drives. */
const isWagonAsked = ({ waiting }: Fields) => Array.isArray(waiting) && waiting.length > 0;

/** In a box of 24: the abbey as a seat holds it. */
const ABBEY_SIGN =
  inked('wall-lit', 'M-8 8V-1H8V8Z') +
  inked('slate', 'M-9-1L-6-6H6L9-1Z') +
  inked('wall-lit', 'M-2.500-2V-7H2.500V-2Z') +
  inked('slate', 'M-3.500-7L0-12 3.500-7Z') +
  inked('hole', 'M-1.800 8V4Q0 2 1.800 4V8Z');

export const look: Look = {
  cover: 'abbey',
  tokens: { abbey: `<g transform="scale(1.4)">${ABBEY_SIGN}</g>` },
  figures: {
    mayor: {
      outline:
        'M-3.400-9.800V-15.600H3.400V-9.800L6-9.200 4.200-7.800Q4-5.800 2.800-4.800C7-4 8.600-1 8.800 3L9.200 8.200Q9.300 10 7.600 10H-7.600Q-9.300 10-9.200 8.200L-8.800 3C-8.600-1-7-4-2.800-4.800Q-4-5.800-4.200-7.800L-6-9.200Z',
      light: 'M-2.200-14.400V-10.600M-5.400-2.600Q-7-.4-7.400 6',
      cast: 'M-8 9Q2 6 16 8.600 12 12.400-6 11.600Z',
      sign: { y: 3.4, size: 8 },
      box: [-17, -18, 34],
      before: inked('cord', 'M-4.600-3.600Q0 2 4.600-3.600')
    },
    wagon: {
      outline:
        'M-11.500-2.600Q-11.500-9.600-4-10H5Q11-9.600 11.200-2.600L10.400 4.400H9.400A3.900 3.900 0 0 1 2 6H-2.200A3.900 3.900 0 0 1-9.600 4.400H-10.800Z',
      light: 'M-9.400-3Q-9-7.600-4-8M-3.400-8.800V2M4-8.800V2',
      cast: 'M-12 9Q2 6 17 8.600 13 12.400-9 11.600Z',
      sign: { y: -3, size: 7.6 },
      before: inked(
        'face',
        'M-9.200 6.200A3.200 3.200 0 1 1-2.800 6.200 3.200 3.200 0 1 1-9.200 6.200ZM2.600 6.200A3.200 3.200 0 1 1 9 6.200 3.200 3.200 0 1 1 2.600 6.200Z'
      )
    },
    barn: {
      outline: 'M0-14L11.500-6.200 9.800-3.800V10H-9.800V-3.800L-11.500-6.200Z',
      light: 'M-8.800-6.400L0-12M-7.800-2.600V8',
      cast: 'M-9 9Q2 6 19 8.600 15 12.800-7 12Z',
      sign: { y: -5, size: 6.6 },
      before:
        inked('face', 'M-4.600 10V1H4.600V10Z') + inked('twig', 'M-4.600 10L4.600 1M-4.600 1L4.600 10M0 1V10')
    }
  },
  tileMarks: (def) => (isAbbey(def) ? [{ on: null, radius: 46, art: PRECINCT, place: 'tile' }] : []),
  lifts: ({ corners }, laid) => toCorner(corners, laid),
  wording({ verbs, data, hand }) {
    if (isWagonAsked(data) && verbs.includes('deploy')) return { ask: 'ask.wagon', decline: 'decline.wagon' };
    if (hand || !verbs.includes('place') || !verbs.includes('pass')) return null;
    return Number(data.round) >= 0
      ? { ask: 'ask.lastAbbey' }
      : { ask: 'ask.abbey', decline: 'decline.abbey' };
  },
  because({ verbs, data, hand }) {
    if (isWagonAsked(data) && verbs.includes('deploy')) return { key: 'because.wagon' };
    return !hand && verbs.includes('place') && verbs.includes('pass') ? { key: 'because.abbey' } : null;
  },
  counters: ({ abbeys }, seat) =>
    Array.isArray(abbeys) ? [{ id: 'abbey', count: Number(abbeys[seat] ?? 0), art: ABBEY_SIGN }] : []
};
