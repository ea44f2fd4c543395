import type { Silhouette } from '../../landscape/contract/look.ts';
import { seatLook } from './seats.ts';
import { num } from './geometry.ts';
import { inked } from '../../kernel/ink.ts';
import { silhouetteOf } from './looks.ts';

/** The figures of the base game; sets add others. A farmer is a meeple lying in a field. */
export const FIGURES = ['meeple', 'farmer'] as const;

const PATTERNS = ['stripes', 'dots', 'crosshatch', 'waves', 'chevrons', 'checks'] as const;
export type OwnerPattern = (typeof PATTERNS)[number];

export interface SeatStyle {
  /** CSS colours of the figure's paint and of what is written on it. */
  readonly colour: string;
  readonly ink: string;
  readonly letter: string;
  /** What the pattern looks like, and its id for `fill="url(#…)"`: the mark of an owner over a field. */
  readonly pattern: OwnerPattern;
  readonly patternId: string;
  /** SVG path of the seat's shape in a 24 × 24 box. */
  readonly shape: string;
}

/** How a seat looks on the board: colour, pattern, shape and letter, any one of which is enough. */
export function seatStyle(seat: number): SeatStyle {
  const n = seat % PATTERNS.length;
  return {
    colour: `var(--art-seat${n})`,
    ink: `var(--art-on-seat${n})`,
    letter: String.fromCharCode(65 + seat),
    pattern: PATTERNS[n],
    patternId: `a-owner${n}`,
    shape: seatLook(seat).outline
  };
}

const MEEPLE: Silhouette = {
  outline:
    'M0-12.2C2.7-12.2 4.4-10.2 4.4-7.8 4.4-6.4 3.8-5.2 2.9-4.4 6-3.4 7.6-1.2 8.5 2.2L10.2 8.2Q10.6 10 8.8 10H2.9Q2 10 1.6 9.1L0 6 -1.6 9.1Q-2 10-2.9 10H-8.8Q-10.6 10-10.2 8.2L-8.5 2.2C-7.6-1.2-6-3.4-2.9-4.4-3.8-5.2-4.4-6.4-4.4-7.8-4.4-10.2-2.7-12.2 0-12.2Z',
  light: 'M-2.6-10.4Q-3.8-8.8-3-6.6M-4.6-2.4Q-6.6-.6-7.4 3.2L-8.6 7.6',
  cast: 'M-8 9Q2 6 16 8.6 12 12.4-6 11.6Z',
  sign: { y: 2, size: 8.6 }
};

function seatShape(seat: number, y: number, size: number): string {
  const k = Math.round((size / 24) * 1000) / 1000;
  return `<path class="a-mark" transform="translate(${num(-size / 2)} ${num(y - size / 2)})scale(${k})" d="${seatLook(seat).outline}"/>`;
}

const painted = (seat: number, body: string) => `<g class="a-seat${seat % PATTERNS.length}">${body}</g>`;

/**
 * A figure as SVG markup centred on its spot, in tile units (a standing one is about 22 high). A kind that no loaded set
 * draws looks like a meeple.
 */
export function figureArt(kind: string, seat = 0): string {
  const body = (d: string, light: string) => inked('halo', d) + inked('paint', d) + inked('gleam', light);
  if (kind === 'farmer')
    return painted(
      seat,
      inked('cast', 'M-11 7Q0 4 14 6.4 12 11-8 10.4Z') +
        `<g transform="rotate(-90)scale(.86 .92)">${body(MEEPLE.outline, MEEPLE.light)}</g>` +
        `<g transform="translate(1.6 0)">${seatShape(seat, 0, 7.6)}</g>`
    );
  const { outline, light, cast, sign, behind = '', before = '' } = silhouetteOf(kind) ?? MEEPLE;
  const shape = seatShape(seat, sign.y, sign.size);
  return painted(
    seat,
    inked('cast', cast) +
      behind +
      body(outline, light) +
      before +
      (sign.x ? `<g transform="translate(${sign.x} 0)">${shape}</g>` : shape)
  );
}

const OWNER_MARKS: Record<OwnerPattern, string> = {
  stripes: 'M-4 16L16-4M-4 4L4-4M8 16L16 8',
  dots: 'M3 3h.01M9 9h.01',
  crosshatch: 'M-1-1L13 13M13-1L-1 13',
  waves: 'M-1 3q3.5-3.6 7 0t7 0M-1 9q3.5-3.6 7 0t7 0',
  chevrons: 'M0 5.6L3 2.4 6 5.6 9 2.4 12 5.6M0 11.6L3 8.4 6 11.6 9 8.4 12 11.6',
  checks: 'M3 1.4V4.6M9 7.4V10.6'
};

/** The six patterns of ownership, for the shared `<defs>`; eight repeats to a tile, so they run on across tiles. */
export function ownerPatternDefs(): string {
  return PATTERNS.map(
    (name, n) =>
      `<pattern id="a-owner${n}" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="scale(1.041667)" class="a-owner a-owner-${name} a-seat${n}">` +
      `${inked('owner-tint', 'M0 0H12V12H0Z')}${inked('owner-light', OWNER_MARKS[name])}${inked('owner-mark', OWNER_MARKS[name])}</pattern>`
  ).join('');
}
