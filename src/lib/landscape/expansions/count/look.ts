import type { GameEvent } from '../../../kernel/game.ts';
import { inked } from '../../../kernel/ink.ts';
import type { Asked, Look, Message, TileMark, Wording } from '../../contract/look.ts';
import { NORTH, WEST } from './city/block.ts';
import { cornerOf, COUNT_AT, OUTLINE, SPOTS, squareOfCity } from './city/plan.ts';

/** A nobleman with a coronet, in a cloak with a collar of fur. */
const COUNT =
  inked('cast', 'M-9 12Q3 9 16 12 11 16-7 15Z') +
  inked('crook-halo', 'M11-6V13') +
  inked('crook', 'M11-6V13') +
  inked('or', 'M7.500-4H14.500V-2H7.500ZM9.800-9H12.200V-4H9.800Z') +
  inked('pin-addMeeple', 'M-4-5H4L9.500 2 8 5 5.500 4 9 13.500Q0 16-9 13.500L-5.500 4-8 5-9.500 2Z') +
  inked('wall-lit', 'M-2.500 0H2.500L4 14.300Q0 15-4 14.300Z') +
  inked('mat', 'M-2.500 1H2.500L3.300 9H-3.300Z') +
  inked('or', 'M-3.200 8H3.200V10H-3.200Z') +
  inked('fleece', 'M-6-4.500Q0-7 6-4.500 7 0 3-.500L0 2-3-.500Q-7 0-6-4.500Z') +
  inked('slit', 'M-3.500-2.500v1.200M0-2v1.500M3.500-2.500v1.200') +
  inked('ember', 'M-4.500-9Q-5.500-4-3.800-3.500L-2.800-7H2.800L3.800-3.500Q5.500-4 4.500-9Z') +
  inked('wall-lit', 'M-3.200-8A3.200 3.600 0 1 1 3.200-8 3.200 3.600 0 1 1-3.200-8Z') +
  inked('trunk', 'M-2.300-6Q0-3.600 2.300-6 2-2.600 0-2-2-2.600-2.300-6Z') +
  inked('slit', 'M-1.400-8.400h.01M1.400-8.400h.01') +
  inked(
    'crown',
    'M-4.800-10.500L-5.800-15.500-2.600-13.200 0-17 2.600-13.200 5.800-15.500 4.800-10.500Q0-9-4.800-10.500Z'
  ) +
  inked('poppy', 'M-1.100-12A1.100 1.100 0 1 1 1.100-12 1.100 1.100 0 1 1-1.100-12Z');

/** The area of each quarter on the tile where they meet. */
const AREAS = ['0 0', '50 0', '50 50', '0 50'].map((corner) => {
  const [x, y] = corner.split(' ').map(Number);
  return [
    [x, y],
    [x + 50, y],
    [x + 50, y + 50],
    [x, y + 50]
  ] as const;
});

const QUARTERS = ['castle', 'market', 'blacksmith', 'cathedral'];

/** What the set asks now; null while another set or the base game asks. */
function matter({
  data,
  verbs
}: Pick<Asked, 'data' | 'verbs'>): 'enter' | 'moveCount' | 'join' | 'leave' | null {
  if (data.stage === 'enter' || data.stage === 'moveCount') return data.stage;
  if (!verbs.includes('deploy')) return null;
  if (Number(data.left) > 0) return 'join';
  return Number(data.last) >= 0 ? 'leave' : null;
}

function words({ data, verbs }: Asked): Wording | null {
  const what = matter({ data, verbs });
  if (!what) return null;
  const decline = `decline.city.${what === 'join' ? 'leave' : what}`;
  return { ask: `ask.city.${what}`, decline, ...(what === 'moveCount' ? { token: 'count' } : {}) };
}

function foretells({ type, quarter, shut }: GameEvent): Message | null {
  const params = { quarter: String(quarter) };
  if (type === 'enteredCity')
    return { key: shut === true ? 'preview.enteredShut' : 'preview.enteredCity', params };
  if (type === 'countMoved') return { key: 'preview.countMoved', params };
  return type === 'leftCity' ? { key: 'preview.leftCity' } : null;
}

export const look: Look = {
  cover: 'count',
  tokens: { count: COUNT },
  tileMarks: ({ special, features }) => {
    const n = special?.carcassonne;
    if (typeof n !== 'number') return [];
    const [west, north] = cornerOf(n);
    const city: TileMark = {
      on: null,
      radius: 14,
      art: squareOfCity(n),
      place: 'tile',
      instead: true,
      covers: OUTLINE.map(([x, y]) => [x - west, y - north])
    };
    const quarters = features.flatMap(({ kind }, on): TileMark[] => {
      if (kind !== 'place') return [];
      const [x, y] = SPOTS[on];
      return [{ on, radius: 14, art: '', place: 'upright', at: [x - west, y - north], covers: AREAS[on] }];
    });
    return [city, ...quarters];
  },
  marks: ({ count }) => {
    const [x, y] = COUNT_AT[QUARTERS.indexOf(String(count))];
    return [{ key: 'count', kind: 'count', scale: 1.15, x: x + WEST * 100, y: y + NORTH * 100 }];
  },
  squareMeant: (verbs, data) => (matter({ verbs, data }) === 'moveCount' ? [0, 0] : null),
  verbs: { 'move.count': { token: 'count', spot: 'count', place: 'quarter', named: true } },
  wording: words,
  because: (asked) => {
    const what = matter(asked);
    return what && { key: `because.city.${what}`, params: { name: asked.actor } };
  },
  asksNext: ({ stage }) => (stage === 'enter' ? { key: 'preview.mayEnter' } : null),
  foretells
};
