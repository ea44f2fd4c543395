import type { Json } from '../../../kernel/json.ts';
import { inked } from '../../../kernel/ink.ts';
import type { Look, TileBeside } from '../../contract/look.ts';
import { fieldsOf, isSquare, markAt, type Fields, type Laid, type Mark } from '../../contract/marks.ts';
import { CASTLE } from './forms.ts';

/** A stall with a striped awning, and goods in front of it. */
const STALL =
  inked('cast', 'M-10 9.500Q3 6 15 9.500 11 13-8 12Z') +
  inked('wall-dim', 'M-9-2H9V10H-9Z') +
  inked('hole', 'M-6.500 0H6.500V5H-6.500Z') +
  inked('deck', 'M-10 4.500H10V7H-10Z') +
  inked('poppy', 'M-12-1L-9-10H9L12-1Q10 2 8-1 6 2 4-1 2 2 0-1-2 2-4-1-6 2-8-1-10 2-12-1Z') +
  inked('wall-lit', 'M-5.500-10H-2L-3.500-.500Q-6 2-8-1ZM2-10H5.500L8-1Q6 2 3.500-.500Z') +
  inked('or', 'M-5.500 4.300A1.700 1.700 0 1 1-2.100 4.300ZM1 4.300A1.700 1.700 0 1 1 4.400 4.300Z');

/** A stone bridge over a tile along its road, from west to east. */
const SPAN =
  inked('cast', 'M-36 9Q0 6 40 9L38 13Q0 17-34 13Z') +
  inked('stone-dim', 'M-38 7Q-24 6-20 10H-12Q-9 6 0 6 9 6 12 10H20Q24 6 38 7V11H-38Z') +
  inked('deck', 'M-38-7Q0-9 38-7V7Q0 9-38 7Z') +
  inked('joint', 'M-30-7V7M-20-7.500V7.500M-10-7.800V7.800M0-8V8M10-7.800V7.800M20-7.500V7.500M30-7V7') +
  inked('stone', 'M-40-10Q0-12 40-10V-6.500Q0-8.500-40-6.500ZM-40 6.500Q0 8.500 40 6.500V10Q0 12-40 10Z');

/** A bridge that bends this far around a building in the middle of its tile, to the north. */
function bent(bend: number): string {
  /** Points of its way from west to east, so far beside its middle line. */
  const beside = (by: number): string[] =>
    [-42, -35, -28, -21, -14, -7, 0, 7, 14, 21, 28, 35, 42].map((x) => {
      const u = x / 42;
      const slope = (4 * bend * u * (1 - u * u)) / 42;
      const length = Math.sqrt(1 + slope * slope);
      const y = -bend * (1 - u * u) * (1 - u * u);
      return `${(x - (by * slope) / length).toFixed(1)} ${(y + by / length).toFixed(1)}`;
    });
  const band = (name: string, from: number, to: number) =>
    inked(name, `M${[...beside(from), ...beside(to).reverse()].join('L')}Z`);
  return (
    band('cast', 9, 14) +
    band('stone-dim', 7, 12) +
    band('deck', -7, 7) +
    inked(
      'joint',
      `M${beside(-7)
        .flatMap((at, n) => (n % 2 ? [`${at}L${beside(7)[n]}`] : []))
        .join('M')}`
    ) +
    band('stone', -10, -6.5) +
    band('stone', 6.5, 10)
  );
}

const turned = (art: string) => `<g transform="rotate(90)">${art}</g>`;

/** The same in a box of 24. */
const ARCH =
  inked('stone-dim', 'M-12 7V-2Q0-8 12-2V7H7Q6 0 0 0-6 0-7 7Z') +
  inked('stone', 'M-12-2Q0-8 12-2V1Q0-5-12 1Z');

/** A round tower with battlements, around its foot. */
const towerAt = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})">` +
  inked('wall-dim', 'M-6 0V-19H6V0Q0 3-6 0Z') +
  inked('wall-lit', 'M-7-25H-4V-22.500H-1.500V-25H1.500V-22.500H4V-25H7V-18Q0-15-7-18Z') +
  inked('slit', 'M0-12V-8') +
  '</g>';

/** A castle on the border of its two tiles. */
const CASTLE_ART =
  inked('cast', 'M-22 14Q0 9 30 14 26 21-16 19Z') +
  inked('wall-dim', 'M-11-4V-24H11V-4Z') +
  inked('slate', 'M-13-23L0-35 13-23Z') +
  inked('slit', 'M-4-16V-12M4-16V-12') +
  inked('slit', 'M0-34V-41') +
  inked('poppy', 'M.2-41L8-38.500.2-36Z') +
  inked('wall-lit', 'M-20 15V-5H-15V-2H-10V-5H-5V-2H5V-5H10V-2H15V-5H20V15Q0 18-20 15Z') +
  inked('hole', 'M-5 16V8Q0 2 5 8V16Z') +
  towerAt(-20, 15) +
  towerAt(20, 15);

/** The same as small as other tokens, for the box on the shelf. */
const BOX_ART = `<g transform="scale(.5) translate(0 10)">${CASTLE_ART}</g>`;

const KEEP =
  inked('wall-dim', 'M-9 9V-8H-5V-5H-2V-8H2V-5H5V-8H9V9Z') + inked('hole', 'M-3 9V3Q0-.500 3 3V9Z');

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

/** Around a monastery it bends: over it, it would hide what stands there. */
function bridgeMark(entry: Json, { tiles }: Laid): Mark[] {
  const [x, y, side] = listOf(entry);
  const at = [x, y];
  if (!isSquare(at)) return [];
  const under = tiles.find((tile) => tile.at[0] === x && tile.at[1] === y);
  const form = under?.def.features.some(({ kind }) => kind === 'monastery') ? 'bent' : 'bridge';
  return [markAt(`${form}${side === 'N' || side === 'S' ? 'N' : 'E'}`, at, 1, `bridge-${at.join()}`)];
}

const TOWARDS: Readonly<Record<string, readonly [number, number]>> = {
  N: [0, -50],
  E: [50, 0],
  S: [0, 50],
  W: [-50, 0]
};

/** Where the two halves meet. */
function castleMark(entry: Json): Mark[] {
  const { at, side } = fieldsOf(entry);
  if (!isSquare(at)) return [];
  const [dx, dy] = TOWARDS[String(side)] ?? [0, 0];
  const mark = markAt(CASTLE, at, 1, `castle-${at.join()}${String(side)}`);
  return [{ ...mark, x: mark.x + dx, y: mark.y + dy }];
}

/** A tile of the bazaar, with the highest bid for it or the seat that has it. */
function tileOfLot(entry: Json, n: number): TileBeside[] {
  const { tile, bid, by, owner } = fieldsOf(entry);
  if (typeof tile !== 'string') return [];
  if (typeof owner === 'number') return [{ tile, seat: owner, lot: n, caption: { key: 'lot.owner' } }];
  if (typeof by === 'number')
    return [{ tile, seat: by, lot: n, caption: { key: 'lot.bid', params: { bid: Number(bid) } } }];
  return [{ tile, seat: null, lot: n, caption: { key: 'lot', params: { n: n + 1 } } }];
}

/** The one choice left at the end of an auction is to sell: the caller has fewer points than were bid. */
const mustSell = (choices: number): boolean => choices === 1;

/** The tile that is up for bids, and the highest of them. */
function auctioned({ lots, asked }: Fields) {
  const n = Number(listOf(asked)[2]);
  const { tile, bid } = fieldsOf(listOf(lots)[n]);
  return { tile: String(tile), params: { n: n + 1, bid: Number(bid) } };
}

export const look: Look = {
  cover: 'castleBox',
  tokens: {
    bridge: ARCH,
    bridgeE: SPAN,
    bridgeN: turned(SPAN),
    // The building is higher than it is wide.
    bentE: bent(36),
    bentN: turned(bent(27)),
    castle: CASTLE_ART,
    castleBox: BOX_ART
  },
  tileMarks: ({ special }) =>
    special?.bazaar === true ? [{ on: null, radius: 13, art: STALL, place: 'upright' }] : [],
  marks: ({ bridges, castles }, laid) => [
    ...listOf(bridges).flatMap((entry) => bridgeMark(entry, laid)),
    ...listOf(castles).flatMap(castleMark)
  ],
  counters: ({ left }, seat) => {
    const numbers = listOf(left).map(Number);
    return [
      { id: 'bridge', count: numbers[seat] ?? 0, art: ARCH },
      { id: 'castle', count: numbers[numbers.length / 2 + seat] ?? 0, art: KEEP }
    ].filter(({ count }) => count > 0);
  },
  tilesBeside: ({ lots }) => listOf(lots).flatMap(tileOfLot),
  verbs: {
    'build.bridge': { named: true, token: 'bridge' },
    'build.castle': { named: true, token: 'castleBox' },
    copy: { named: true, token: 'castleBox' }
  },
  foretells: ({ type }) => {
    if (type === 'builtBridge') return { key: 'preview.bridge' };
    if (type === 'builtCastle') return { key: 'preview.castle' };
    // Its own sentence spells the tile out: with two tiles there is no room for that, and both are in sight.
    if (type === 'tookLot') return { key: 'preview.tookLot' };
    return type === 'bid' ? 'told' : null;
  },
  tileForetells: (_def, { due }) => (listOf(due)[0] === 1 ? { key: 'preview.bazaar' } : null),
  wording: ({ verbs, hand, data, choices }) => {
    const { castleDue, free } = data;
    if (castleDue === true && verbs.includes('build'))
      return { ask: 'ask.castle', decline: 'decline.castle' };
    if (hand && verbs.includes('place') && verbs.includes('pass'))
      return { ask: 'ask.bridged', decline: 'decline.bridged' };
    if (verbs.includes('bid')) return { decline: 'decline.bid', tile: auctioned(data).tile };
    if (verbs.includes('settle')) {
      const { tile } = auctioned(data);
      return mustSell(choices) ? { ask: 'ask.settleOnly', tile } : { tile };
    }
    return verbs.includes('auction') && free === true ? { ask: 'ask.take' } : null;
  },
  because: ({ verbs, data, choices }) => {
    if (data.castleDue === true && verbs.includes('build')) return { key: 'because.castle' };
    if (verbs.includes('auction') && data.free !== true) return { key: 'because.auction' };
    const verb = ['bid', 'settle'].find((one) => verbs.includes(one));
    if (!verb) return null;
    const key = verb === 'settle' && mustSell(choices) ? 'because.settleOnly' : `because.${verb}`;
    return { key, params: auctioned(data).params };
  }
};
