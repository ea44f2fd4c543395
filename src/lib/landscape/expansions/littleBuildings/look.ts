import type { Json } from '../../../kernel/json.ts';
import { inked } from '../../../kernel/ink.ts';
import type { Look } from '../../contract/look.ts';
import { fieldsOf, markAt, squaresOf, type Mark } from '../../contract/marks.ts';

const CAST = inked('cast', 'M-8 8.500Q2 6 14 8.500 11 12-5 11.500Z');

/** One token of each kind, in the order of their numbers, in a box of 24. */
const ART: Readonly<Record<string, string>> = {
  smallTower:
    CAST +
    inked('stone-dim', 'M-5.500 10.500L-4.500-3H4.500L5.500 10.500Z') +
    inked('stone', 'M-5.500 10.500L-4.500-3H.500V10.500Z') +
    inked('joint', 'M-4.800 2H-1.500M1 5H4.900M-3 7H0') +
    inked('slate', 'M-6.800-2.500L0-11.500 6.800-2.500Z') +
    inked('slit', 'M-1.800 2V-.500M2.500 1V-1') +
    inked('hole', 'M-1.800 10.500V7Q0 4.800 1.800 7V10.500Z'),
  house:
    CAST +
    inked('wall-dim', 'M0 0H9V10H0Z') +
    inked('wall-lit', 'M-9 10V1.500L-4-5 1 1.500V10.500Z') +
    inked('roof', 'M-4-8H6L10.500 1H1Z') +
    inked('roof-dim', 'M-4-8L-10.500 1.500-9 3.500-4-3.500.500 2.500 2 1Z') +
    inked('stone', 'M5-10.500H7.500V-5H5Z') +
    inked('glass', 'M-7 5.500V3H-5V5.500ZM3 6V3.500H5V6ZM6.300 6V3.500H8V6Z') +
    inked('hole', 'M-3.600 10.200V5.500H-1V10.300Z'),
  shed:
    CAST +
    inked('barrel', 'M-8.500 10V1H8.500V10Z') +
    inked('joint', 'M-6 1V10M-3.500 1V10M6 1V10') +
    inked('hole', 'M-2 10V4H4.500V10Z') +
    inked('straw', 'M-2 10V6.500Q1-.500 4.500 6.500V10Z') +
    inked('thatch', 'M-7-6.500H7L11 2H-11Z') +
    inked('twig', 'M-7-3L-8.500 1M-2-5.500L-3 .500M3-4L3.500 1M6.500-2L8.500 1')
};

const KINDS = ['smallTower', 'house', 'shed'];

/** All three, on the lid of their box. */
const VILLAGE =
  `<g transform="translate(6 -5)scale(.950)">${ART.smallTower}</g>` +
  `<g transform="translate(-6 0)scale(.800)">${ART.house}</g>` +
  `<g transform="translate(6 6)scale(.700)">${ART.shed}</g>`;

/** On the lower left part of its tile, away from what stands in the middle. */
function tokenOn(kind: string, at: readonly [number, number]): Mark {
  const { x, y, ...mark } = markAt(kind, at, 0.9, `building-${at.join()}`);
  return { ...mark, x: x - 31, y: y + 31 };
}

const built = (kind: string, squares: Json | undefined) => squaresOf(squares).map((at) => tokenOn(kind, at));

export const look: Look = {
  cover: 'village',
  tokens: { ...ART, village: VILLAGE },
  counters: ({ left }, seat) =>
    KINDS.map((id, kind) => ({
      id,
      count: Array.isArray(left) ? Number(left[seat * KINDS.length + kind] ?? 0) : 0,
      art: ART[id]
    })),
  marks({ on }) {
    const squares = fieldsOf(on);
    return KINDS.flatMap((kind) => built(kind, squares[kind]));
  },
  foretells: ({ type }) => (type === 'builtToken' ? { key: 'preview.builtToken' } : null),
  verbs: Object.fromEntries(KINDS.map((kind) => [`build.${kind}`, { named: true, token: kind }]))
};
