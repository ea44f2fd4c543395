import { blobPath, cubic, num, offset, softPath, type Point } from './geometry.ts';
import { inwardOf, onSide } from './layout.ts';
import { chance } from './seeded.ts';
import { inked } from '../../kernel/ink.ts';

/**
 * Meadow bands under every tile. A band of the same width crosses each side at the same two places, so bands of
 * neighbours join in every turn; the pairing of crossings differs per ground.
 */
const BANDS: readonly (readonly (readonly [number, number])[])[] = [
  [
    [0, 5],
    [1, 4],
    [2, 3],
    [6, 7]
  ],
  [
    [0, 3],
    [1, 2],
    [4, 7],
    [5, 6]
  ],
  [
    [0, 7],
    [1, 6],
    [2, 3],
    [4, 5]
  ],
  [
    [0, 1],
    [2, 5],
    [3, 4],
    [6, 7]
  ],
  [
    [0, 3],
    [1, 2],
    [4, 5],
    [6, 7]
  ],
  [
    [1, 6],
    [0, 7],
    [2, 5],
    [3, 4]
  ]
];

export const GROUNDS = BANDS.length;

const PORT = 29;
const HALF_BAND = 7;

function band(a: number, b: number, seed: string): { fill: string; rims: string } {
  const luck = chance(seed);
  const port = (n: number) => onSide(n >> 1, n % 2 ? 100 - PORT : PORT);
  const [p, q] = [port(a), port(b)];
  const reach = 20 + luck.between(0, 16);
  const ctrl = (n: number, from: Point): Point => {
    const [dx, dy] = inwardOf(n >> 1);
    return [from[0] + dx * reach, from[1] + dy * reach];
  };
  const line = cubic(p, ctrl(a, p), ctrl(b, q), q, 8);
  const breadth = line.map((_, i) =>
    i === 0 || i === line.length - 1 ? HALF_BAND : HALF_BAND * luck.between(0.55, 1.5)
  );
  const beyond = (from: Point, n: number): Point => {
    const [dx, dy] = inwardOf(n >> 1);
    return [from[0] - dx * 4, from[1] - dy * 4];
  };
  const reaching = [beyond(p, a), ...line, beyond(q, b)];
  const wide = [HALF_BAND, ...breadth, HALF_BAND];
  const left = offset(reaching, (i) => wide[i]);
  const right = offset(reaching, (i) => -wide[i]);
  const back = softPath([...right].reverse());
  return { fill: `${softPath(left)}L${back.slice(1)}Z`, rims: softPath(left) + softPath(right) };
}

function ground(variant: number): string {
  const luck = chance(`ground/${variant}`);
  const bands = BANDS[variant].map(([a, b]) => band(a, b, `ground/${variant}/${a}`));
  const shades: string[] = [];
  for (let n = 0; n < 5; n++) {
    const [cx, cy] = [luck.between(22, 78), luck.between(22, 78)];
    const [rx, ry] = [luck.between(5, 13), luck.between(4, 9)];
    shades.push(
      blobPath(
        [0, 1, 2, 3, 4, 5, 6].map((k): Point => {
          const angle = (k / 7) * 2 * Math.PI;
          const r = luck.between(0.75, 1.25);
          return [cx + Math.cos(angle) * rx * r, cy + Math.sin(angle) * ry * r];
        })
      )
    );
  }
  let specks = '';
  for (let n = 0; n < 34; n++) {
    const p: Point = [luck.between(3, 97), luck.between(3, 97)];
    specks += `M${num(p[0])} ${num(p[1])}l${num(luck.between(-1.2, 1.2))} ${num(luck.between(-0.8, 0.8))}`;
  }
  return `<g id="a-ground${variant}">${inked('meadow', bands.map((b) => b.fill).join(''))}${inked('shade', shades.join(''))}${inked('rim', bands.map((b) => b.rims).join(''))}${inked('speck', specks)}</g>`;
}

/** Markup of all shared grounds. */
export const groundDefs = (): string => BANDS.map((_, i) => ground(i)).join('');

const CROFT_HEDGE = 'M-12.4.2Q0-.8 13 .4M13.4-14Q14.4-4 13.6 15';
const ROWS_OF_FRUIT =
  'M-6.2-5.2h.1M0-5.6h.1M6.2-5.2h.1M-6.4.1h.1M-.1 0h.1M6.3.2h.1M-6.2 5.4h.1M.1 5.6h.1M6.2 5.3h.1';

/** Ploughed and sown strips, vines, a croft and an orchard: patches that turn with the tile. */
export function patchDefs(): string {
  const strips = (id: string, rows: number, furrow: string) => {
    const luck = chance(`patch/${id}`);
    const [w, h] = [11, rows * 1.25];
    const outline: Point[] = [
      [-w + luck.between(-1, 1), -h],
      [0, -h - 0.8],
      [w, -h + luck.between(-1, 1)],
      [w + 1, 0],
      [w - luck.between(0, 1.5), h],
      [0, h + 0.6],
      [-w, h],
      [-w - 0.8, 0]
    ];
    let lines = '';
    for (let n = 0; n < rows; n++) {
      const y = -h + 1.4 + (n * (2 * h - 2.2)) / (rows - 1);
      lines += softPath([
        [-w + 1.4 + luck.between(0, 1), y],
        [0, y + luck.between(-0.7, 0.4)],
        [w - 1.4 - luck.between(0, 1), y + luck.between(-0.3, 0.3)]
      ]);
    }
    return `<g id="a-${id}">${inked(`${id}-soil`, blobPath(outline))}${inked(furrow, lines)}</g>`;
  };
  return (
    strips('plough', 6, 'furrow') +
    strips('wheat', 6, 'ears') +
    strips('vines', 5, 'vine') +
    `<g id="a-croft"><use href="#a-wheat" y="-7.9"/><use href="#a-plough" x="1" y="8.1"/>${inked('hedge', CROFT_HEDGE) + inked('hedge-lit', CROFT_HEDGE)}</g>` +
    `<g id="a-orchard">${inked('orchard', 'M-9.6-8Q0-9.2 9.6-8.2 10.4 0 9.8 8 0 9 -9.8 8.2-10.4 0-9.6-8Z') + inked('fruit-cast', ROWS_OF_FRUIT) + inked('fruit', ROWS_OF_FRUIT) + inked('fruit-lit', ROWS_OF_FRUIT)}</g>`
  );
}
