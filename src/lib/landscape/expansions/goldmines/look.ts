import { inked } from '../../../kernel/ink.ts';
import type { Look } from '../../contract/look.ts';
import { isSquare, markAt, type Mark } from '../../contract/marks.ts';

/** A timbered tunnel into a rock, with gold in front of it. */
const MINE =
  inked('cast', 'M-11 9Q2 6 15 9 12 12.500-8 11.500Z') +
  inked('stone-dim', 'M-12 9.500L-10-1-6-7.500 1-10 7-7 11-.5 12 9.500Z') +
  inked('stone', 'M-10-1L-6-7.500 1-10-1-4-6-1ZM7-7L11-.5 8 2 5-3Z') +
  inked('hole', 'M-5.500 9.500V.5Q0-5.500 5.500.5V9.500Z') +
  inked('hull', 'M-7 9.500V-.5L-5-.5V9.500ZM5 9.500V-.5L7-.5V9.500ZM-8-3H8V-.3H-8Z') +
  inked('or', 'M-3.800 9.500L-2.200 5.800H2.800L4.200 9.500Z') +
  inked('slit', 'M-1.800 7.600H2.400');

/** A bar, seen from the front. */
const BAR =
  inked('straw', 'M-7 4.500L-4.800-1H4.800L7 4.500Z') +
  inked('or', 'M-6 4L-4.300-.4H4.300L6 4Z') +
  inked('straw', 'M-4.800-1L-3.200-4H3.200L4.800-1Z') +
  inked('sign', 'M-2.600-3.200H2.600L3-2.400H-3Z');

const at = (x: number, y: number) => `<g transform="translate(${x} ${y})">${BAR}</g>`;
const SHADOW = inked('cast', 'M-12 6Q2 3 16 6.500 12 10-9 9Z');

/** Bars in a pile: of three, the third lies on top. */
const PILES: Readonly<Record<string, string>> = {
  gold: SHADOW + at(0, 2),
  goldPair: SHADOW + at(-6.5, 2) + at(6.5, 2),
  goldPile: SHADOW + at(-7, 5) + at(7, 5) + at(0, -3)
};
const PILE_OF = ['', 'gold', 'goldPair', 'goldPile'] as const;

function pile(entry: unknown): Mark[] {
  const [x, y, n] = entry as number[];
  if (!isSquare([x, y])) return [];
  const mark = markAt(PILE_OF[Math.min(n, 3)], [x, y], 1, `gold-${x},${y}`);
  return [{ ...mark, x: mark.x + 31, y: mark.y + 33, ...(n > 3 ? { text: String(n) } : {}) }];
}

export const look: Look = {
  cover: 'goldPile',
  tileMarks: ({ special }) =>
    special?.goldmine === true ? [{ on: null, radius: 13, art: MINE, place: 'upright' }] : [],
  tokens: PILES,
  counters: ({ won }, seat) => [
    {
      id: 'gold',
      count: Array.isArray(won) ? Number(won[seat]) : 0,
      art: `<g transform="scale(1.3)">${BAR}</g>`
    }
  ],
  marks: ({ on }) => (Array.isArray(on) ? on : []).flatMap(pile),
  verbs: { gold: { token: 'gold', spot: 'gold', announced: true } },
  foretells: ({ type }) => (type === 'goldLaid' || type === 'tookGold' ? 'told' : null)
};
