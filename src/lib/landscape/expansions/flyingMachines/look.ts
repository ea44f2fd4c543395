import { inked } from '../../../kernel/ink.ts';
import type { Look } from '../../contract/look.ts';
import { isSquare, markAt } from '../../contract/marks.ts';
import type { Square, TileView } from '../../view/view.ts';

const half = (d: string, flip: string) => `<g transform="scale(${flip})">${d}</g>`;

const WING =
  inked(
    'sail',
    'M1-4.500Q8-10.500 15.500-7 13.800-3.200 14.600.6 11.400-.6 9.800 3.400 7.400 1.600 5.200 5 3.400 3 1 4.600Z'
  ) + inked('joint', 'M1-3.500L14.200.3M1-2.500L9.600 3M1-1.500L5.200 4.600');

/** A machine with wings of cloth, seen from above; it flies upwards. */
const MACHINE =
  inked(
    'cast',
    'M2.500-1Q10-8 17.500-4 16 1 17 4 13 3 12 7 6 9 2.500 8-1 9-7 7-8.500 3-12.500 4-11.500 1-13-4-5-8 2.500-1Z'
  ) +
  half(WING, '1 1') +
  half(WING, '-1 1') +
  inked('sail', 'M0 5.500L5 13Q0 11-5 13Z') +
  inked('hull', 'M0-10.500Q3-7 2.600-1L1.500 10H-1.500L-2.600-1Q-3-7 0-10.500Z') +
  inked('hole', 'M-1.300-3.600A1.300 1.700 0 1 1 1.300-3.600 1.300 1.700 0 1 1-1.300-3.600Z');

/** Where it flies to. */
const ARROW = inked('ember', 'M0-21.500L6.500-14.500H2.500V-11.800H-2.500V-14.500H-6.500Z');

interface Direction {
  /** Clockwise from the north, on the unturned tile. */
  readonly degrees: number;
  readonly step: Square;
}
const DIRECTIONS: Readonly<Record<string, Direction>> = {
  W: { degrees: -90, step: [-1, 0] },
  NW: { degrees: -45, step: [-1, -1] }
};

function directionOf({ special }: TileView['def']): Direction | null {
  const machine = special?.flyingMachine as { direction: string } | undefined;
  return machine ? DIRECTIONS[machine.direction] : null;
}

/** The squares a figure may come down on: one to three away. */
function within({ def, at, turn }: TileView): Square[] {
  const direction = directionOf(def);
  if (!direction) return [];
  let [dx, dy] = direction.step;
  for (let n = 0; n < turn; n++) [dx, dy] = [-dy, dx];
  return [1, 2, 3].map((n): Square => [at[0] + n * dx, at[1] + n * dy]);
}

export const look: Look = {
  cover: 'flyingMachine',
  tokens: { flyingMachine: `<g transform="rotate(35)scale(.92)">${MACHINE}</g>` },
  tileMarks: (def) => {
    const direction = directionOf(def);
    if (!direction) return [];
    const art = `<g transform="rotate(${direction.degrees})scale(1.15)">${ARROW}${MACHINE}</g>`;
    const on = def.features.findIndex(({ kind }) => kind === 'place');
    return [{ on, radius: 18, art, place: 'turned' }];
  },
  marks: ({ target }) => (isSquare(target) ? [markAt('reach', target, 1)] : []),
  reach: within,
  draws: { die: 'preview.then.die' },
  wording: ({ data }) => (isSquare(data.target) ? { ask: 'ask.landing' } : null),
  because: ({ data }) => (isSquare(data.target) ? { key: 'because.landing' } : null)
};
