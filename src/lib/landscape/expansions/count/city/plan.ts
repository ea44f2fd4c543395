import { inked } from '../../../../kernel/ink.ts';
import { COLUMNS } from './block.ts';
import {
  ANVIL,
  CASTLE,
  CATHEDRAL,
  EMBLEMS,
  FOUNTAIN,
  GATEHOUSE,
  MARKET_CROSS,
  SMITHY,
  stall
} from './buildings.ts';

/** The City of Carcassonne in one drawing, 400 by 300, of which each of its twelve tiles shows its square. */

type Point = readonly [x: number, y: number];

/** Something drawn at a point, and how far it reaches to the left, up, to the right and down. */
interface Thing {
  readonly at: Point;
  readonly reach: readonly [left: number, up: number, right: number, down: number];
  readonly art: string;
}

/** The towers on the wall, clockwise from the gate in the north west; the wall runs straight between them. */
const TOWERS: readonly Point[] = [
  [77, 57],
  [100, 55],
  [150, 57],
  [200, 55],
  [250, 57],
  [300, 55],
  [323, 57],
  [343, 77],
  [345, 100],
  [343, 150],
  [345, 200],
  [343, 222],
  [323, 242],
  [300, 244],
  [265, 242],
  [235, 242],
  [200, 244],
  [150, 242],
  [100, 244],
  [77, 242],
  [57, 222],
  [55, 200],
  [57, 150],
  [55, 100],
  [57, 77]
];

/** Gates, with the way from the end of the tile's own road through them. */
const GATES: readonly { readonly at: Point; readonly road: string; readonly rim: string }[] = [
  { at: [66, 69], road: 'M42 50H50Q58 50 70 74', rim: 'M52 50Q58 50 70 74' },
  { at: [334, 69], road: 'M350 42V46Q350 54 330 74', rim: 'M350 50Q349 55 330 74' },
  { at: [250, 241], road: 'M250 258V236', rim: 'M250 249V236' }
];

/** Figures of a quarter stand at its spot; the count stands farther from the middle. */
export const SPOTS: readonly Point[] = [
  [214, 128],
  [286, 128],
  [286, 176],
  [214, 176]
];
export const COUNT_AT: readonly Point[] = [
  [222, 92],
  [272, 94],
  [272, 206],
  [228, 213]
];

const path = (points: readonly Point[]) => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;

/** Moved away from the middle of the city by some units. */
const outward = ([x, y]: Point, by: number): Point => [
  x + Math.sign(Math.trunc((x - 200) / 120)) * by,
  y + Math.sign(Math.trunc((y - 150) / 70)) * by
];

/** The outer face of the wall: what no field reaches. */
export const OUTLINE: readonly Point[] = TOWERS.map((at) => outward(at, 4));

/** The wall runs straight from tower to tower. */
const WALLS = TOWERS.map((from, i): readonly [Point, Point] => [from, TOWERS[(i + 1) % TOWERS.length]]);

/** Ground of the whole city, of its quarters and its streets. */
const GROUND =
  inked('town', `${path(TOWERS)}Z`) +
  inked('court', 'M66 84L84 66H240V140H66Z') +
  inked('plaza', 'M260 66H318L336 84V140H260ZM66 160H240V234H82L66 218Z') +
  inked('plough-soil', 'M260 160H336V218L318 234H260Z') +
  inked('plaza', 'M60 144H340V156H60ZM244 60H256V240H244ZM232 150A18 18 0 1 1 268 150 18 18 0 1 1 232 150Z') +
  inked(
    'cobble',
    'M72 147H230M270 153H334M72 153H230M270 147H330M247 70V130M253 74V130M247 170V234M253 170V236M236 150A14 14 0 1 1 264 150 14 14 0 1 1 236 150'
  );

/** How far beyond its square a tile is painted. */
const BLEED = 2;

const PAVING = inked('plaza', 'M-30-6Q-30-12-22-12H22Q30-12 30-6V6Q30 12 22 12H-22Q-30 12-30 6Z');
const PODIUM =
  inked('stone-dim', 'M-11 10V13Q0 19 11 13V10Z') + inked('stone', 'M-11 10Q0 5 11 10 0 15-11 10Z');

const put = (at: Point, reach: Thing['reach'], art: string, scale = 1): Thing => ({
  at,
  reach,
  art: `<g transform="translate(${at.join(' ')})${scale === 1 ? '' : `scale(${scale})`}">${art}</g>`
});

/** One of the drawings that all tiles share. */
const shared = (id: string, at: Point, reach: number, tint = ''): Thing => ({
  at,
  reach: [reach, reach, reach, reach],
  art: `<use href="#a-${id}" x="${at[0]}" y="${at[1]}"${tint && ` class="a-${tint}"`}/>`
});

/** Houses: where they stand, their kind and the colour of their roof. */
const HOUSES: readonly (readonly [x: number, y: number, kind: number, tint: number])[] = [
  [201, 74, 0, 1],
  [216, 71, 3, 2],
  [232, 74, 2, 3],
  [197, 90, 5, 2],
  [264, 71, 4, 1],
  [290, 68, 1, 3],
  [316, 70, 0, 2],
  [332, 80, 2, 4],
  [72, 172, 4, 1],
  [84, 168, 1, 2],
  [71, 188, 2, 3],
  [72, 203, 5, 1],
  [75, 218, 0, 4],
  [193, 170, 3, 3],
  [196, 186, 1, 1],
  [197, 230, 0, 1],
  [211, 234, 4, 3],
  [232, 232, 5, 2],
  [328, 170, 3, 4],
  [331, 186, 0, 1],
  [264, 190, 4, 3]
];

const TREES: readonly (readonly [x: number, y: number, kind: number])[] = [
  [71, 96, 1],
  [69, 112, 1],
  [72, 128, 0],
  [190, 138, 0],
  [192, 112, 1],
  [238, 104, 3],
  [88, 76, 3],
  [186, 76, 0],
  [236, 164, 3],
  [192, 204, 1]
];

/** The place where the figures of a quarter stand, with its emblem. */
const paving = ([x, y]: Point, quarter: number): Thing => ({
  at: [x, y],
  reach: [30, 12, 30, 12],
  art: `<g transform="translate(${x} ${y})">${PAVING}${EMBLEMS[quarter]}</g>`
});

/** Where the count stands. */
const podium = (at: Point): Thing => put(at, [11, 0, 11, 17], PODIUM);

const FLAT: readonly Thing[] = [...SPOTS.map(paving), ...COUNT_AT.map(podium)];

const STANDING: readonly Thing[] = [
  put([126, 134], [66, 82, 66, 14], CASTLE),
  put([132, 230], [48, 80, 66, 14], CATHEDRAL),
  shared('garden0', [207, 209], 14),
  put([313, 228], [28, 60, 36, 10], `<g class="a-r4">${SMITHY}</g>`, 0.9),
  put([284, 232], [11, 16, 13, 9], ANVIL, 0.85),
  put([291, 103], [9, 23, 12, 8], MARKET_CROSS, 0.8),
  put([275, 81], [14, 17, 16, 9], stall('poppy', 'or')),
  put([305, 79], [14, 17, 16, 9], stall('azure', 'poppy')),
  put([325, 100], [14, 17, 16, 9], stall('bed', 'or')),
  put([324, 126], [14, 17, 16, 9], stall('poppy', 'bed')),
  put([250, 151], [12, 13, 16, 10], FOUNTAIN),
  ...HOUSES.map(([x, y, kind, tint]) => shared(`house${kind}`, [x, y], 9, `r${tint}`)),
  ...TREES.map(([x, y, kind]) => shared(`tree${kind}`, [x, y], 8))
].sort((a, b) => a.at[1] - b.at[1]);

const isAtGate = (tower: Point) =>
  GATES.some(({ at }) => Math.abs(at[0] - tower[0]) < 18 && Math.abs(at[1] - tower[1]) < 18);

/** Towers of the wall; those of gates are taller and have tiled roofs. */
const ON_WALL: readonly Thing[] = [
  ...GATES.map(({ at }) => put(at, [12, 17, 12, 6], GATEHOUSE)),
  ...TOWERS.map((at) =>
    isAtGate(at)
      ? put(at, [8, 18, 12, 10], '<use href="#a-spire" class="a-r1"/>', 1.6)
      : put(at, [7, 16, 10, 8], '<use href="#a-spire" class="a-r5"/>', 1.35)
  )
].sort((a, b) => a.at[1] - b.at[1]);

/** Upper left corner of the square of a tile; `n` from 0, row by row. */
export const cornerOf = (n: number): Point => [(n % COLUMNS) * 100, Math.trunc(n / COLUMNS) * 100];

/** What of the city lies on the square of a tile, from its corner; `n` from 0, row by row. */
export function squareOfCity(n: number): string {
  const [west, north] = cornerOf(n);
  const meets = (left: number, top: number, right: number, bottom: number) =>
    right > west - BLEED && left < west + 100 + BLEED && bottom > north - BLEED && top < north + 100 + BLEED;
  const draw = (things: readonly Thing[]) =>
    things
      .filter(({ at: [x, y], reach: [left, up, right, down] }) =>
        meets(x - left, y - up, x + right, y + down)
      )
      .map(({ art }) => art)
      .join('');
  const walls = WALLS.filter(([[ax, ay], [bx, by]]) =>
    meets(Math.min(ax, bx) - 8, Math.min(ay, by) - 8, Math.max(ax, bx) + 8, Math.max(ay, by) + 8)
  );
  const wall = walls.map(path).join('');
  const teeth = walls.map((ends) => path(ends.map((at) => outward(at, 1.7)))).join('');
  const ways = GATES.filter(({ at: [x, y] }) => meets(x - 30, y - 30, x + 30, y + 30));
  return (
    `<g transform="translate(${-west} ${-north})">` +
    (ways.length > 0
      ? inked('road-ink', ways.map(({ rim }) => rim).join('')) +
        inked('road', ways.map(({ road }) => road).join(''))
      : '') +
    GROUND +
    (wall && inked('town-shade', wall)) +
    draw(FLAT) +
    draw(STANDING) +
    (wall &&
      inked('wall-foot', wall) +
        inked('wall-face', wall) +
        inked('wall-ink', wall) +
        inked('tooth-ink', teeth) +
        inked('wall-top', wall) +
        inked('tooth', teeth) +
        inked('walk', wall)) +
    draw(ON_WALL) +
    '</g>'
  );
}
