/**
 * Draws the picture of the start page, one countryside that two phones show parts of, as SVG into the file
 * named. `npm run pictures` renders it as an image, since ten thousand shapes would slow down every first
 * visit.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { SIDES, type Side, type TileDef } from '../src/lib/landscape/tiles/catalogue.ts';
import { figureArt } from '../src/lib/ui/art/figures.ts';
import { BLEED } from '../src/lib/ui/art/bleed.ts';
import { sharedDefs, tileSymbol, tileSymbolId } from '../src/lib/ui/art/tile-art.ts';

const root = new URL('..', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const catalogue = JSON.parse(read('src/lib/landscape/base/tiles.json')) as TileDef[] | { tiles: TileDef[] };
const tiles = Array.isArray(catalogue) ? catalogue : catalogue.tiles;

/** Which squares hold a tile, row by row. */
const shape = ['########', '########', '########', '########', '########'];

/** A small seeded generator: the picture is the same on every run. */
let seed = 9;
function random(): number {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
}

interface Laid {
  readonly def: TileDef;
  readonly turn: number;
}

const edge = ({ def, turn }: Laid, side: number) => def.edges[SIDES[(side - turn + 4) % 4] as Side];
const laid = new Map<string, Laid>();
const cells = shape.flatMap((row, y) =>
  [...row].flatMap((mark, x) => (mark === '#' ? [[x, y] as const] : []))
);

function fits(tile: Laid, x: number, y: number): boolean {
  const around = [
    [x, y - 1],
    [x + 1, y],
    [x, y + 1],
    [x - 1, y]
  ];
  return around.every(([nx, ny], side) => {
    const neighbour = laid.get(`${nx},${ny}`);
    return !neighbour || edge(neighbour, (side + 2) % 4) === edge(tile, side);
  });
}

/** Fills the cells from the n-th on, never with more copies of a tile than the box holds; true when it worked. */
function fill(n: number): boolean {
  if (n === cells.length) return true;
  const [x, y] = cells[n];
  const used = (def: TileDef) => [...laid.values()].filter((one) => one.def.id === def.id).length;
  const choices = tiles
    .filter((def) => used(def) < Math.min(2, def.count))
    .flatMap((def) => [0, 1, 2, 3].map((turn) => ({ def, turn, order: random() })))
    .sort((a, b) => a.order - b.order);
  for (const choice of choices) {
    if (!fits(choice, x, y)) continue;
    laid.set(`${x},${y}`, choice);
    if (fill(n + 1)) return true;
    laid.delete(`${x},${y}`);
  }
  return false;
}

fill(0);

const size = 100;
const place = ([x, y]: readonly [number, number]) => {
  const { def, turn } = laid.get(`${x},${y}`)!;
  const [cx, cy] = [x * size + size / 2, y * size + size / 2];
  const half = size / 2 + BLEED;
  return (
    `<g class="a-turn${turn}" transform="translate(${cx} ${cy}) rotate(${turn * 90})">` +
    `<use href="#${tileSymbolId(def.id)}" x="${-half}" y="${-half}" width="${2 * half}" height="${2 * half}"/></g>`
  );
};

const figure = (x: number, y: number, seat: number) =>
  `<g transform="translate(${x} ${y})scale(1.9)">${figureArt('meeple', seat)}</g>`;

/** A phone lying on the land: the part under its screen is in full colour. */
interface Phone {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}
const phones: readonly Phone[] = [
  { id: 'p1', x: 214, y: 254, turn: -9 },
  { id: 'p2', x: 588, y: 240, turn: 8 }
];
const [w, h] = [200, 392];
const lying = ({ x, y, turn }: Phone, dx = 0, dy = 0) =>
  `transform="translate(${x + dx} ${y + dy}) rotate(${turn})"`;
const outline = (grow: number) =>
  `x="${-w / 2 - grow}" y="${-h / 2 - grow}" width="${w + 2 * grow}" height="${h + 2 * grow}" rx="${20 + grow}"`;

const glass = (phone: Phone) => `<clipPath id="${phone.id}"><rect ${outline(0)} ${lying(phone)}/></clipPath>`;
const shadow = (phone: Phone) =>
  `<rect class="shade" ${outline(7)} ${lying(phone, 8, 16)} filter="url(#soft)"/>`;
const frame = (phone: Phone) =>
  `<g ${lying(phone)}><rect class="rim" ${outline(4)}/><rect class="gloss" ${outline(0)}/>` +
  `<rect class="notch" x="-22" y="${-h / 2 + 6}" width="44" height="7" rx="3.5"/></g>`;

const css = ['palette', 'art', 'figures']
  .map((name) => read(`src/lib/ui/art/${name}.css`))
  .join('')
  .replace(/@import[^;]*;/g, '')
  .replace(/\/\*[\s\S]*?\*\//g, '')
  .replace(/\s+/g, ' ');
/** The colours of the seats are defined by the app's style sheet. */
const seats = read('src/app.css').match(/--(?:on-)?seat-\d: [^;]*;/g) ?? [];
const own =
  `:root{${seats.join('')}}` +
  ':root{color-scheme:light dark}.rim{fill:none;stroke:light-dark(#2a241b,#0b0908);stroke-width:9}' +
  '.gloss{fill:none;stroke:#fff;stroke-opacity:.25;stroke-width:1.5}.notch{fill:light-dark(#2a241b,#0b0908)}' +
  '.shade{fill:#20150a;opacity:.42}.ghost{opacity:.5}' +
  '.link{fill:none;stroke:light-dark(#0f5c63,#7fd0cf);stroke-width:7;stroke-linecap:round;stroke-dasharray:.1 16}' +
  '.link-halo{fill:none;stroke:light-dark(#f6efe0,#1b1814);stroke-width:13;stroke-linecap:round;stroke-dasharray:.1 16;opacity:.85}';

const link = 'M326 150C366 104 436 92 478 122';
const used = [...new Map([...laid.values()].map(({ def }) => [def.id, def])).values()];
const figures =
  figure(205, 168, 0) + figure(236, 330, 1) + figure(560, 150, 1) + figure(612, 300, 0) + figure(176, 396, 3);
const svg =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 500"><style>${css}${own}</style><defs>` +
  sharedDefs() +
  used.map(tileSymbol).join('') +
  phones.map(glass).join('') +
  '<filter id="soft"><feGaussianBlur stdDeviation="9"/></filter>' +
  '<radialGradient id="fade"><stop offset=".45" stop-color="#fff"/><stop offset="1" stop-color="#000"/></radialGradient>' +
  '<mask id="edge"><rect width="800" height="500" fill="url(#fade)"/></mask>' +
  `<g id="land">${cells.map(place).join('')}${figures}</g></defs>` +
  '<g mask="url(#edge)"><use href="#land" class="ghost"/></g>' +
  phones.map(shadow).join('') +
  phones.map(({ id }) => `<g clip-path="url(#${id})"><use href="#land"/></g>`).join('') +
  phones.map(frame).join('') +
  `<path class="link-halo" d="${link}"/><path class="link" d="${link}"/></svg>`;

const names = (pattern: RegExp) => new Set([...svg.matchAll(pattern)].map(([, name]) => name));
const defined = names(/(--[\w-]+)\s*:/g);
const missing = [...names(/var\((--[\w-]+)\)/g)].filter((name) => !defined.has(name));
if (missing.length > 0) throw new Error(`no value for ${missing.join(', ')}`);
writeFileSync(process.argv[2], svg);
