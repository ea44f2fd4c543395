import { blobPath, linePath, num, type Point } from './geometry.ts';
import { inked } from '../../kernel/ink.ts';
import { put, putTurned } from './ink.ts';
import type { TileDef } from '../../landscape/tiles/catalogue.ts';
import type { TileMark } from '../../landscape/contract/look.ts';
import { sideIndex, type TileLayout } from './layout.ts';
import { placesOf } from './places.ts';
import { chance } from './seeded.ts';

const upright = (id: string, body: string) => `<g id="a-${id}" class="a-up">${body}</g>`;

const SHIELD = 'M-7-8.2Q0-6.6 7-8.2 8.2 4-0 9.4-8.2 4-7-8.2Z';

/** Three shields: all have one outline and colour, so that they are recognised as shields; the charge differs. */
const CHARGES: readonly string[] = [
  inked('or', 'M-4.6 2.6V-3.4h2v1.4h1.6v-1.4h2v1.4h1.6v-1.4h2V2.6Z') +
    inked('azure', 'M-1.2 2.6V.4Q0-1.2 1.2.4V2.6Z'),
  inked('or', 'M-6.9-1.2L0-5.4 6.9-1.2 6.6 2 0-2.2-6.6 2Z'),
  inked('or', 'M-1.5-7.4h3v5h5.2v2.8H1.5V8L0 8.8-1.5 8V.4h-5.4v-2.8h5.4Z')
];

function ringOf(n: number, radius: (k: number) => number, start = 0): Point[] {
  return Array.from({ length: n }, (_, k): Point => {
    const angle = start + (k / n) * 2 * Math.PI;
    return [Math.cos(angle) * radius(k), Math.sin(angle) * radius(k)];
  });
}

const GARDENS: readonly string[] = [
  // Four quarters round a fountain.
  inked(
    'bed',
    'M-8.6-8.2H-1.6V-3.6Q-3.4-3.2-3.8-1.4H-8.6ZM8.6-8.2H1.6V-3.6Q3.4-3.2 3.8-1.4H8.6ZM-8.6 8.4H-1.6V3.8Q-3.4 3.4-3.8 1.6H-8.6ZM8.6 8.4H1.6V3.8Q3.4 3.4 3.8 1.6H8.6Z'
  ) +
    inked('poppy', 'M-6.4-6h1.8v1.8h-1.8ZM4.6-6h1.8v1.8H4.6ZM-6.4 4.6h1.8v1.8h-1.8ZM4.6 4.6h1.8v1.8H4.6Z') +
    inked('stone', 'M-2.4.1A2.4 2.4 0 1 1 2.4.1 2.4 2.4 0 1 1-2.4.1Z') +
    inked('pond', 'M-1.3.1A1.3 1.3 0 1 1 1.3.1 1.3 1.3 0 1 1-1.3.1Z'),
  // A knot: diamond in a square.
  inked('bed', 'M0-8.8L8.8 0 0 8.8-8.8 0ZM0-5.4L-5.4 0 0 5.4 5.4 0Z') +
    inked('bed', 'M-9-9h4.6L-9-4.4ZM9-9H4.4L9-4.4ZM-9 9h4.6L-9 4.4ZM9 9H4.4L9 4.4Z') +
    inked('daisy', 'M-.9-3.6H.9v1.8H-.9ZM-3.6-.9h1.8V.9h-1.8ZM1.8-.9h1.8V.9H1.8ZM-.9 1.8H.9v1.8H-.9Z') +
    inked('poppy', 'M-1-1h2v2h-2Z'),
  // Rows of box with flowers between.
  inked(
    'bed',
    'M-8.8-8.6H8.8v2.8H-8.8ZM-8.8-3.6H-1.6v2.6H-8.8ZM8.8-3.6H1.6v2.6H8.8ZM-8.8 1.2H-1.6v2.6H-8.8ZM8.8 1.2H1.6v2.6H8.8ZM-8.8 6H8.8v2.8H-8.8Z'
  ) +
    inked(
      'poppy',
      'M-7-5h1.4v1.2H-7ZM-3-5h1.4v1.2H-3ZM3-5h1.4v1.2H3ZM-5 4.3h1.4v1.2H-5ZM5-5h1.4v1.2H5ZM4 4.3h1.4v1.2H4Z'
    ) +
    inked('daisy', 'M-6-.6h1.3v1.3H-6ZM5-.6h1.3v1.3H5Z')
];

const GARDEN_FRAME =
  inked('cast', 'M-10 9.6L10.8 9.2 13 12-7 12.4Z') +
  inked('path', 'M-10.6-10.2Q0-11.2 10.6-10.4 11.4 0 10.8 10.4 0 11.4-10.8 10.6-11.4 0-10.6-10.2Z') +
  inked('box', 'M-10.6-10.2Q0-11.2 10.6-10.4 11.4 0 10.8 10.4 0 11.4-10.8 10.6-11.4 0-10.6-10.2Z');

const PERSON =
  'M0-4.9A1.7 1.7 0 0 1 1.2-2Q3.6-.9 3.4 1.2L1.8 1 2.4 4.4H.7L0 2.4-.7 4.4H-2.4L-1.8 1-3.4 1.2Q-3.6-.9-1.2-2A1.7 1.7 0 0 1 0-4.9Z';

const ARROW_SIGNS: Readonly<Record<string, string>> = {
  addMeeple:
    `<g transform="translate(-2.2 .3)">${inked('sign', PERSON)}</g>` +
    inked('sign', 'M2.1-1h1.5v-1.6h1.5V-1h1.6V.5H5.1v1.6H3.6V.5H2.1Z'),
  placeMeeple:
    `<g transform="translate(0 2)scale(.86)">${inked('sign', PERSON)}</g>` +
    inked('sign', 'M-5.4-6.2h2.2v4.4h1.6L-4.3.9-7-1.8h1.6Z') +
    inked('sign', 'M3.2-6.2h2.2v4.4H7L4.3.9 1.6-1.8h1.6Z'),
  extraTurn: inked('spin', 'M4.6-2.2A5 5 0 1 0 5 1.4') + inked('sign', 'M6.6-5.4L6.2.2 1.6-2.4Z')
};

/** The pin points up; the sign inside stays upright. */
const arrowDefs = Object.entries(ARROW_SIGNS)
  .map(
    ([type, sign]) =>
      `<g id="a-pin-${type}">${inked(`pin-${type}`, 'M0-14.2L7.2-7.6Q10.4-4.4 10.2 0.2 9.4 9.8 0 10.2-9.4 9.8-10.2.2-10.4-4.4-7.2-7.6Z')}${inked('pin-rim', 'M0-12L5.9-6.7Q8.7-3.8 8.5.2 7.8 8.2 0 8.5-7.8 8.2-8.5.2-8.7-3.8-5.9-6.7Z')}</g>${upright(`sign-${type}`, sign)}`
  )
  .join('');

const VIRUS_SPIKES = ringOf(9, () => 1)
  .map(
    ([x, y]) =>
      `M${num(x * 5)} ${num(y * 5)}L${num(x * 7.6)} ${num(y * 7.6)}M${num(x * 7.9 - y)} ${num(y * 7.9 + x)}L${num(x * 7.9 + y)} ${num(y * 7.9 - x)}`
  )
  .join('');

/** The virus itself: on the tile's mark and on infection tokens alike. */
export const VIRUS =
  inked('spike', VIRUS_SPIKES) +
  inked('virus', blobPath(ringOf(11, (k) => (k % 2 ? 5.9 : 5.5)))) +
  inked('virus-lit', 'M-3.4-1.2Q-3-3.6-.6-3.8-1.8-2.6-1.8-1.2-2.6-.6-3.4-1.2Z') +
  inked(
    'pit',
    'M.4.4A1.2 1.2 0 1 1 2.8.4 1.2 1.2 0 1 1 .4.4ZM-2.6 2.4A.9.9 0 1 1-.8 2.4 .9.9 0 1 1-2.6 2.4ZM1-2.8A.8.8 0 1 1 2.6-2.8 .8.8 0 1 1 1-2.8Z'
  );

/** The whirl of the tornado: on its tiles and on the disc that roams the table. */
export const WHIRL =
  inked(
    'whirl-dim',
    'M-8.6-7.6Q0-11.4 8.8-7.8 10-5.4 5.6-4.2 7.4-2.4 3.8-.8 5.2.8 2.4 2.4 3.4 4.2 1 5.6 1.4 7.4-.8 9.8-.8 7.6-2 6 -3.6 4.6-2.6 2.8-4.8 1.6-3.8-.6-6.8-2-5.4-4-10-5.2-8.6-7.6Z'
  ) +
  inked(
    'whirl',
    'M-7.4-7.3Q0-4.6 7.6-7.4M-5-3.9Q0-1.8 5.2-4.1M-3.6-.5Q0 1.1 3.6-.7M-2.4 2.9Q0 4 2.2 2.6M-1.6 6Q-.4 6.6.9 5.8'
  );

export const CRATER =
  inked('scorch', blobPath(ringOf(15, (k) => [41, 35, 44, 37, 40][k % 5]))) +
  inked(
    'scorch',
    ringOf(13, () => 1, 0.2)
      .map(([x, y], k) => {
        const reach = 40 + (k % 3) * 4;
        return linePath(
          [
            [x * 29 - y * 2.6, y * 29 + x * 2.6],
            [x * reach, y * reach],
            [x * 29 + y * 2.6, y * 29 - x * 2.6]
          ],
          true
        );
      })
      .join('')
  ) +
  inked('rim-earth', blobPath(ringOf(13, (k) => [30, 27.5, 31, 28][k % 4]))) +
  inked('pit-wall', blobPath(ringOf(12, (k) => [24, 22.5, 25][k % 3]))) +
  inked(
    'pit-floor',
    blobPath(ringOf(11, (k) => [16.5, 15, 17.5][k % 3]).map(([x, y]): Point => [x + 1, y + 2.4]))
  ) +
  inked('crack', 'M-21-6l-5-3-3 1M18-14l4-5 4 0M12 20l3 6-1 4M-15 17l-6 5M22 6l6 2') +
  inked('ember', blobPath(ringOf(8, (k) => [7.4, 5.8, 7.8, 6.2][k % 4]))) +
  inked('ember-lit', 'M-4.2-1.6L-1.4-4.6 1.6-3.4-.2-.8-2.6.4Z') +
  inked('ember-vein', 'M-4 3l2.6-2.2 3 .8 2.4-2.4M-.6 5l.8-3.2');

/** Markup of shields, gardens, arrows, virus, whirl and crater. */
export function markDefs(): string {
  return (
    CHARGES.map((c, i) =>
      upright(
        `shield${i}`,
        `<g transform="scale(1.16)">` +
          inked('cast', 'M-6-5L9-6Q9.4 6 1.4 10.6Z') +
          inked('azure-edge', SHIELD) +
          inked('azure', 'M-5.6-6.6Q0-5.3 5.6-6.6 6.6 3.2 0 7.8-6.6 3.2-5.6-6.6Z') +
          c +
          '</g>'
      )
    ).join('') +
    GARDENS.map((g, i) => `<g id="a-garden${i}"><g transform="scale(.9)">${GARDEN_FRAME}${g}</g></g>`).join(
      ''
    ) +
    arrowDefs +
    upright('virus', inked('virus-plate', blobPath(ringOf(12, () => 9.4))) + VIRUS) +
    upright(
      'whirl',
      inked('cast', 'M-9 12Q0 9 13 12 6 17-9 12Z') +
        `<g transform="scale(1.5)">${WHIRL}</g>` +
        inked('dust', 'M-8 14q-3-2-4 1M6 15q3-2 5 0M-3 17q2-1 4 0M9 11q2-1 3 0')
    ) +
    `<g id="a-crater">${CRATER}</g>` +
    upright(
      'waterTower',
      inked('cast', 'M-4 6L6 5.6 9 7.4-1 8Z') +
        inked('slit', 'M-3.4 7L-2.4-1M3.4 7L2.4-1M-3 4.4L3 1.6M3 4.4L-3 1.6') +
        inked('barrel', 'M-4.6-7.6H4.6L4.1-.6Q0 .8-4.1-.6Z') +
        inked('joint', 'M-4.4-5.4Q0-4.4 4.4-5.4M-4.2-2.8Q0-1.8 4.2-2.8M-1.6-7v6.4M1.6-7v6.4') +
        inked('slate', 'M0-12.4L5.6-7.4Q0-6-5.6-7.4Z')
    ) +
    upright(
      'farmhouse',
      inked('cast', 'M-8 6L9 5.6 11 8-5 8.4Z') +
        inked('wall-lit', 'M-8.6 6.6V.4L-5-4-1.4.4V6.8Z') +
        inked('wall-dim', 'M-1.4.4H8.4V6.2L-1.4 6.8Z') +
        inked('thatch', 'M-5-5.4H5.8L9.6 1.2H-1.6Z') +
        inked('thatch', 'M-5-5.4L-9.8.8-8.8 1.6-5-3 -1.6 1.2Z') +
        inked('glass', 'M-6 6.6V3h2v3.6ZM1 2.4h1.8v1.8H1ZM5.2 2.3H7V4H5.2Z') +
        `<g transform="translate(10 5)scale(.8)"><use href="#a-rick"/></g>`
    ) +
    upright(
      'donkeyStable',
      inked('cast', 'M-8 5L4 4.8 6 7-5 7.2Z') +
        inked('wall-dim', 'M-8 5.6V-.4H2.8V5.4Z') +
        inked('hole', 'M-5.8 5.6V1.4H.8V5.5Z') +
        inked('thatch', 'M-6.8-5H2L4.4.4H-9.4Z') +
        inked(
          'donkey',
          'M5 2.2Q7.4 1.4 9.4 2L10.4-.6 10.8-2.2 11.5-.9 12.1-2.1 12.3-.4 13.4 1.6 12.4 2.2 11.4 1.7 10.8 4.4 10.6 7.4H9.8L9.5 5H6.6L6.3 7.4H5.5Z'
        )
    ) +
    upright(
      'highwayman',
      inked('cast', 'M-2 5.6L4 5.2 6.4 6.6 0 7Z') +
        inked('cloak', 'M0-3.2Q4 .6 3.8 6.2H-3.6Q-4 .6 0-3.2Z') +
        inked('wall-lit', 'M-1.6-4.6A1.7 1.9 0 0 0 1.7-4.6Z') +
        inked('cloak', 'M-3.8-4.6Q0-5.4 3.9-4.6L2-5.4 1.6-8Q0-9-1.6-8L-2-5.4Z') +
        inked('poppy', 'M-1.8-6.4H1.8V-5.4H-1.8Z') +
        inked('slit', 'M2.6 1.4L5.8-2.2')
    )
  );
}

function earthquakeArt(layout: TileLayout): string {
  const luck = chance(`${layout.def.id}/quake`);
  const steps = Array.from({ length: 13 }, (_, i): Point => [
    50 + (i % 2 ? 1 : -1) * luck.between(2.4, 6) + (i - 6) * 1.1,
    12 + i * 6.3
  ]);
  const gape = steps.map((_, i) => 0.3 + 4.6 * Math.sin((i / 12) * Math.PI) * luck.between(0.7, 1.15));
  const fissure: Point[] = [
    ...steps.map(([x, y], i): Point => [x - gape[i], y]),
    ...steps.map(([x, y], i): Point => [x + gape[i], y + 1]).reverse()
  ];
  const branch = (from: Point, sign: number): string =>
    linePath([
      from,
      [from[0] + sign * 7, from[1] - 3],
      [from[0] + sign * 12, from[1] + 1.5],
      [from[0] + sign * 19, from[1] - 2.4]
    ]);
  return (
    inked('crack', branch(steps[4], 1) + branch(steps[7], -1) + branch(steps[9], 1) + branch(steps[2], -1)) +
    inked('fissure-lip', linePath(fissure, true)) +
    inked('fissure', linePath(fissure, true)) +
    [steps[3], steps[6], steps[9]]
      .map(([x, y], i) => put('rock', [x + (i % 2 ? -10 : 10), y + luck.between(-2, 2)]))
      .join('')
  );
}

function floodArt(layout: TileLayout): string {
  const luck = chance(layout.def.id);
  const shore = Array.from({ length: 20 }, (_, k): Point => {
    const angle = (k / 20) * 2 * Math.PI;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const square = 46 / Math.max(Math.abs(c), Math.abs(s));
    const r = Math.min(square, 54) * luck.between(0.92, 1.02);
    return [50 + c * r, 50 + s * r];
  });
  let ripples = '';
  for (let n = 0; n < 26; n++) {
    const p: Point = [luck.between(12, 82), luck.between(12, 88)];
    ripples += `M${num(p[0])} ${num(p[1])}q1.8-1.6 3.6 0t3.6 0`;
  }
  const drowned = [
    { id: 'house0', at: [30, 34], tint: 'r1' },
    { id: 'tree0', at: [70, 28], tint: '' },
    { id: 'church', at: [62, 58], tint: '' },
    { id: 'house4', at: [34, 70], tint: 'r3' },
    { id: 'tree3', at: [76, 76], tint: '' }
  ] as const;
  return (
    inked('bank', blobPath(shore)) +
    inked('shore', blobPath(shore)) +
    inked('water', blobPath(shore)) +
    inked('ripple', ripples) +
    drowned
      .map((d) => put(d.id, [d.at[0], d.at[1]], d.tint) + putTurned('wash', [d.at[0], d.at[1]], 0))
      .join('')
  );
}

/** The water around a flooded house. */
export const washDefs = (): string =>
  upright(
    'wash',
    inked('water-over', 'M-9 2.4Q-5.4 1-2.4 2.4T3 2.2 9.4 2.6Q9.6 7.6 9 9.4-0 11.4-9 9.2Z') +
      inked('ripple', 'M-7.4 2.6q2-1.4 4 0t4 0 4 0')
  );

/** Gardens, which lie flat on the land. */
export function gardensArt(layout: TileLayout): string {
  const luck = chance(`${layout.def.id}/garden`);
  return placesOf(layout.def)
    .gardens.map((g) => putTurned(`garden${luck.below(GARDENS.length)}`, g.at, 0))
    .join('');
}

/** Drawings of sets over the ground of a whole tile; buildings are drawn on top. */
export const groundMarksArt = ({ def }: TileLayout): string =>
  placesOf(def)
    .marks.filter(({ mark }) => mark.place === 'tile')
    .map(({ mark }) => mark.art)
    .join('');

const isTurned = ({ place }: TileMark) => place === 'turned' || place === 'end';

/** A mark at the end of a road faces it. */
function turnOf(def: TileDef, { on, place }: TileMark): string {
  const [side] = place === 'end' && on !== null ? (def.features[on].sides ?? []) : [];
  return side ? `rotate(${sideIndex(side) * 90})` : '';
}

/** Shields, virus marks, arrows, disaster marks and small pictures: drawn over everything else. */
export function marksArt(layout: TileLayout): string {
  const places = placesOf(layout.def);
  const luck = chance(`${layout.def.id}/marks`);
  let out = '';
  if (places.disaster) {
    const { type, at } = places.disaster;
    if (type === 'earthquake') out += earthquakeArt(layout);
    else if (type === 'flood') out += floodArt(layout);
    else if (type === 'meteor') out += putTurned('crater', at, luck.between(0, 360));
    else out += put('whirl', at);
  }
  for (const { mark, at } of places.marks)
    if (mark.place !== 'tile')
      out += `<g transform="translate(${num(at[0])} ${num(at[1])})${turnOf(layout.def, mark)}">${isTurned(mark) ? mark.art : `<g class="a-up">${mark.art}</g>`}</g>`;
  if (places.decor) out += put(places.decor.kind, places.decor.at);
  for (const at of places.shields) out += put(`shield${luck.below(CHARGES.length)}`, at);
  for (const at of places.viruses) out += put('virus', at);
  if (places.arrow) {
    const { type, side, at } = places.arrow;
    out += putTurned(`pin-${type}`, at, side * 90) + put(`sign-${type}`, at);
  }
  return out;
}
