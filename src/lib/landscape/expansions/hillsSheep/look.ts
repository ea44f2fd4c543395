import type { Json } from '../../../kernel/json.ts';
import type { TileDef } from '../../tiles/catalogue.ts';
import { inked } from '../../../kernel/ink.ts';
import type { Look, TileMark } from '../../contract/look.ts';
import { fieldsOf, type Fields, type Laid, type Mark } from '../../contract/marks.ts';

/** A hill with a rocky top. */
const HILL =
  inked('cast', 'M-13 10Q4 5 20 10 14 15-8 13.500Z') +
  inked('leaf', 'M-16 10.500Q-13 1-8 .5-5-10 1-10 6-10 8-3 13-1.500 16 10.500 0 14-16 10.500Z') +
  inked('leaf-lit', 'M-14 9Q-11 2.500-7 2.200-4-8 .5-8.600 0-4-3 0-6 5-5 9.500-10 10-14 9Z') +
  inked('stone', 'M-3.600-6Q-2-11 2-11 5-10.500 5.400-6 3.500-7.500 1.500-5.500-1-7.500-3.600-6Z') +
  inked(
    'blade',
    'M-10 6.500l1-2.500 1 2.500M5 5l1-2.500 1 2.500M-1 8.500l1-2.500 1 2.500M9 8l1-2.500 1 2.500'
  );

/** A bunch of grapes below a leaf. */
const bunch = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})">` +
  inked(
    'virus',
    'M-2.400 0A1.500 1.500 0 1 1 0 0 1.500 1.500 0 1 1 2.400 0Q2.600 3 0 4.600-2.600 3-2.400 0Z'
  ) +
  inked('leaf', 'M-3.400-1.400Q-2.800-4 0-3.600 2.800-4 3.400-1.400 1.600-.2 0-.8-1.600-.2-3.400-1.400Z') +
  `</g>`;

/** Vines on two rows of posts. */
const VINES =
  inked('cast', 'M-12 12L13 12 16 14-9 14.500Z') +
  inked('plough-soil', 'M-14-1H14L15 13H-15Z') +
  inked(
    'trunk',
    'M-12-9h1.600V2h-1.600ZM-.8-9H.8V2H-.8ZM10.400-9H12V2h-1.600ZM-13 1h1.600V12H-13ZM-.8 1H.8V12H-.8ZM11.400 1H13V12h-1.600Z'
  ) +
  inked('vine', 'M-12-6H12M-13 4.500H13') +
  [-6, 5.5].map((x) => bunch(x, -4)).join('') +
  [-6.5, 6].map((x) => bunch(x, 6.5)).join('');

/** One sheep. */
const SHEEP =
  inked('cast', 'M-8 8Q2 6 12 8.500 8 11.500-6 11Z') +
  inked('barrel', 'M-5 5H-3V10.500H-5ZM3.500 5H5.500V10.500H3.500Z') +
  inked(
    'sheep',
    'M-9 1Q-10.500-4-6-5-4-8.500 0-7 4-9 6.500-5 10-4 8.500 0 9.500 4.500 5 5.500 2 8-1.500 6-6 8-7.500 4.500-10.500 4-9 1Z'
  ) +
  inked('barrel', 'M5.500-5Q7-8.500 10.500-7 14-5 13-1.500 11.500 1 8.500 .5 5.500-.5 5.500-5Z') +
  inked('sign', 'M9.500-4.200h1.300v1.300H9.500Z');

const UPRIGHT = { on: null, place: 'upright' } as const;

function tileMarks({ special }: TileDef): TileMark[] {
  if (special?.hill === true) return [{ ...UPRIGHT, radius: 15, art: HILL }];
  return special?.vineyard === true ? [{ ...UPRIGHT, radius: 15, art: VINES }] : [];
}

/** The sheep beside their shepherds. */
const flocks = ({ herds }: Fields, laid: Laid): Mark[] =>
  (Array.isArray(herds) ? herds : []).flatMap((entry: Json) => {
    const herd = fieldsOf(entry);
    const spot = Number(herd.sheep) > 0 ? laid.spot(herd) : null;
    if (!spot) return [];
    const key = `sheep-${spot.place}`;
    return [{ key, kind: 'sheep', scale: 0.8, x: spot.x + 14, y: spot.y + 5, text: String(herd.sheep) }];
  });

export const look: Look = {
  cover: 'sheep',
  tokens: { sheep: SHEEP },
  figures: {
    shepherd: {
      outline:
        'M0-14.200C2.600-14.200 4-12.600 4.200-10.400Q4-6.200 2.600-5.200C5.600-4.600 6.600-2.400 6.800.6L7.600 8.400Q7.700 10 6.200 10H-6.200Q-7.700 10-7.600 8.400L-6.800.6C-6.600-2.400-5.600-4.600-2.600-5.200Q-4-6.200-4.200-10.400C-4-12.600-2.600-14.200 0-14.200Z',
      light: 'M-2.400-12.200Q-3-11.200-3-10.400M-4.400-3Q-5.600-1-6 7',
      cast: 'M-6 9Q2 6 15 8.600 11 12.400-5 11.600Z',
      sign: { y: 1.6, size: 7.4 },
      behind:
        inked('crook-halo', 'M9.600 10V-9Q9.600-14 13-13') + inked('crook', 'M9.600 10V-9Q9.600-14 13-13')
    }
  },
  tileMarks,
  marks: flocks,
  verbs: { flock: { token: 'sheep' } },
  draws: { sheep: 'preview.drawSheep' },
  because({ verbs, data }) {
    const { sheep, wolves, tokens } = fieldsOf(data.asked);
    if (!verbs.includes('flock')) return null;
    return {
      key: 'because.flock',
      params: { n: Number(sheep), wolves: Number(wolves), tokens: Number(tokens) }
    };
  }
};
