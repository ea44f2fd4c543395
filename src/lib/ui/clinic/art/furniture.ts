import { FLAT, WALL, num, onWall, patch, project, shape } from './iso.ts';

/** Furniture of the rooms, generated from boxes and flat signs; classes are in clinic.css. */

/** A block on a cell's floor: where it begins, how large it is, in cell widths; heights in drawing units. */
interface Block {
  readonly at: readonly [u: number, v: number];
  readonly size: readonly [u: number, v: number, height: number];
  readonly lift?: number;
  readonly tone: string;
}

function block({ at: [u, v], size: [du, dv, height], lift = 0, tone }: Block): string {
  const top = lift + height;
  const [u1, v1] = [u + du, v + dv];
  const left = shape([
    project(u, v1, lift),
    project(u1, v1, lift),
    project(u1, v1, top),
    project(u, v1, top)
  ]);
  const right = shape([
    project(u1, v, lift),
    project(u1, v1, lift),
    project(u1, v1, top),
    project(u1, v, top)
  ]);
  return (
    `<g class="c-${tone}"><path class="c-left" d="${left}"/><path class="c-right" d="${right}"/>` +
    `<path class="c-top" d="${patch(u, v, u1, v1, top)}"/></g>`
  );
}

const blocks = (...list: readonly Block[]) => list.map(block).join('');

const flat = (inner: string) => `<g transform="${FLAT}">${inner}</g>`;
const path = (name: string, d: string) => `<path class="c-${name}" d="${d}"/>`;

function bed(u: number): string {
  return blocks(
    { at: [u - 0.13, 0.06], size: [0.26, 0.46, 4], tone: 'frame' },
    { at: [u - 0.12, 0.07], size: [0.24, 0.44, 3], lift: 4, tone: 'sheet' },
    { at: [u - 0.09, 0.08], size: [0.18, 0.1, 2], lift: 7, tone: 'pillow' }
  );
}

function shelf(v: number): string {
  const at = (dv: number, lift: number, tone: string): Block => ({
    at: [0.06, v + dv],
    size: [0.14, 0.14, 5],
    lift,
    tone
  });
  return blocks(
    { at: [0.04, v], size: [0.2, 0.4, 2], tone: 'wood' },
    at(0.02, 2, 'crate'),
    at(0.21, 2, 'bottle'),
    { at: [0.04, v], size: [0.2, 0.4, 1.5], lift: 9, tone: 'wood' },
    at(0.04, 10.5, 'bottle'),
    at(0.22, 10.5, 'crate')
  );
}

const chair = (u: number, v: number): string =>
  blocks(
    { at: [u, v], size: [0.18, 0.05, 11], tone: 'seat' },
    { at: [u, v + 0.05], size: [0.18, 0.13, 5], tone: 'seat' }
  );

function tree(u: number, v: number, size: number): string {
  const [x, y] = project(u, v);
  const s = (n: number) => num(n * size);
  return (
    `<ellipse class="c-cast" cx="${num(x + s(2))}" cy="${y}" rx="${s(9)}" ry="${s(4)}"/>` +
    path('trunk', `M${num(x - s(1.5))} ${y}v${-s(9)}h${s(3)}v${s(9)}z`) +
    path(
      'leaf',
      `M${x} ${num(y - s(25))}c${s(7)} 0 ${s(10)} ${s(6)} ${s(9)} ${s(11)}c0 ${s(5)} ${-s(5)} ${s(7)} ${-s(9)} ${s(7)}` +
        `s${-s(9)} ${-s(2)} ${-s(9)} ${-s(7)}c${-s(1)} ${-s(5)} ${s(2)} ${-s(11)} ${s(9)} ${-s(11)}z`
    ) +
    path('leaf-lit', `M${num(x - s(4))} ${num(y - s(17))}a${s(5)} ${s(5)} 0 0 1 ${s(6)} ${-s(4)}`)
  );
}

function flower(u: number, v: number, tone: string): string {
  const [x, y] = project(u, v);
  return path('stem', `M${x} ${y}v-4`) + `<circle class="c-${tone}" cx="${x}" cy="${num(y - 5.5)}" r="2.2"/>`;
}

const desk = blocks(
  { at: [0.1, 0.12], size: [0.7, 0.16, 9], tone: 'wood' },
  { at: [0.1, 0.28], size: [0.16, 0.34, 9], tone: 'wood' },
  { at: [0.52, 0.14], size: [0.16, 0.06, 6], lift: 9, tone: 'screen' }
);

const lamp =
  path('lamp-arm', `M${project(0.12, 0.12).join(' ')}v-30q2 -6 12 -3`) +
  path('lamp', 'M0 -54l16 3l-7 7l-12 -3z');

const awning = (from: number, to: number): string =>
  shape([project(from, 0.03, 21), project(to, 0.03, 21), project(to, 0.36, 15), project(from, 0.36, 15)]);

/** The drawing on a cell's floor by element id; people stand in front of it. */
export const FURNITURE: Readonly<Record<string, string>> = {
  hub: desk,
  treatment: bed(0.3) + bed(0.72),
  supply: shelf(0.06) + shelf(0.52) + blocks({ at: [0.62, 0.12], size: [0.22, 0.2, 8], tone: 'crate' }),
  operatingRoom:
    flat('<circle class="c-ring" cx="52" cy="46" r="34"/>') +
    blocks(
      { at: [0.38, 0.28], size: [0.12, 0.12, 6], tone: 'frame' },
      { at: [0.24, 0.14], size: [0.4, 0.4, 3], lift: 6, tone: 'drape' }
    ) +
    lamp,
  outpatient:
    blocks({ at: [0.08, 0.1], size: [0.12, 0.7, 6], tone: 'seat' }) +
    blocks(
      { at: [0.42, 0.1], size: [0.46, 0.2, 8], tone: 'wood' },
      { at: [0.5, 0.13], size: [0.12, 0.1, 4], lift: 8, tone: 'bottle' }
    ),
  lab:
    blocks({ at: [0.08, 0.08], size: [0.84, 0.2, 9], tone: 'bench' }) +
    blocks({ at: [0.08, 0.28], size: [0.2, 0.5, 9], tone: 'bench' }) +
    [0.24, 0.44].map((u) => glass(u, 0.18, 'potion')).join('') +
    glass(0.66, 0.18, 'potion-warm') +
    glass(0.18, 0.6, 'potion-warm'),
  waitingRoom:
    [0.1, 0.34, 0.58].map((u) => chair(u, 0.08)).join('') +
    blocks({ at: [0.36, 0.44], size: [0.24, 0.2, 4], tone: 'wood' }),
  intensiveCare:
    bed(0.5) +
    blocks({ at: [0.74, 0.1], size: [0.14, 0.14, 18], tone: 'screen' }) +
    blocks({ at: [0.2, 0.1], size: [0.08, 0.08, 20], tone: 'frame' }),
  garden:
    flat('<path class="c-walkway" d="M44 0q-6 34 12 50t2 50h14q8 -32 -10 -52t-4 -48z"/>') +
    tree(0.24, 0.3, 0.95) +
    tree(0.78, 0.26, 0.75) +
    flower(0.34, 0.62, 'poppy') +
    flower(0.22, 0.74, 'daisy') +
    flower(0.3, 0.84, 'poppy') +
    tree(0.8, 0.78, 0.62),
  parking: flat(
    '<path class="c-bay" d="M6 6V94M50 6V94M94 6V94M6 50H94"/>' +
      '<path class="c-bay-sign" d="M20 40V12h8a7 7 0 0 1 0 15h-8"/>'
  ),
  entrance:
    flat('<rect class="c-mat" x="22" y="26" width="56" height="48" rx="4"/>') +
    path('post', `M${project(0.06, 0.36).join(' ')}v-15M${project(0.94, 0.36).join(' ')}v-15`) +
    path('awning', awning(0, 1)) +
    path('awning-stripe', awning(0.2, 0.4) + awning(0.6, 0.8)),
  helipad: flat(
    '<circle class="c-pad" cx="50" cy="50" r="42"/><circle class="c-pad-ring" cx="50" cy="50" r="36"/>' +
      '<path class="c-pad-sign" d="M36 30V70M64 30V70M36 50H64"/>'
  ),
  satellite:
    blocks({ at: [0.42, 0.42], size: [0.14, 0.14, 14], tone: 'frame' }) + path('dish', 'M-14 -30q14 18 26 2z')
};

function glass(u: number, v: number, tone: string): string {
  const [x, y] = project(u, v, 9);
  return path(tone, `M${num(x - 1.5)} ${num(y - 9)}h3v4l3 5q0 2 -2 2h-5q-2 0 -2 -2l3 -5z`);
}

/** Signs of the services, in a 24 × 24 box: on the walls of rooms, on chips, at the rows of the main board. */
export const SERVICE_SIGNS: Readonly<Record<string, string>> = {
  Psychiatry:
    'M9 20v-3c-3 0-4-2-4-4l-1.500-1L5 9.500C5 5.500 8 3.500 12 3.500s7.500 3 7.500 7c0 3-2.500 4-2.500 6.500v3M12 7.500v.1M9.500 10.500a2.500 2.500 0 1 1 5 0c0 1.500-2.500 1.500-2.500 3.500',
  Cardiology:
    'M12 20C6 15.500 3.500 12.500 3.500 9a4.300 4.300 0 0 1 8.500-1.200A4.300 4.300 0 0 1 20.500 9c0 3.500-2.500 6.500-8.500 11zM4.500 12h4l1.500-3 2.500 5.500 1.500-2.500h5.500',
  Ophthalmology:
    'M2.500 12C6 7 9 5.500 12 5.500S18 7 21.500 12C18 17 15 18.500 12 18.500S6 17 2.500 12zM12 8.700a3.300 3.300 0 1 0 0 6.600a3.300 3.300 0 1 0 0-6.600',
  Orthopedics:
    'M8.500 13.500l5-5a2.700 2.700 0 1 1 4-3a2.700 2.700 0 1 1-2 5l-5 5a2.700 2.700 0 1 1-4 3a2.700 2.700 0 1 1 2-5z',
  Neurology: 'M13.500 2.500L5.500 13.500H11L9.500 21.500L18.500 9.500H13z'
};

/** The floor, back walls and doorways of a room; `tone` is the family's or the service's class. */
export function roomShell(doors: { readonly row: boolean; readonly column: boolean }): string {
  const opening = (open: boolean, wall: 'row' | 'column') =>
    open ? path('doorway', onWall(wall, 0.36, 0.64, 0, WALL - 5)) : '';
  return (
    path('floor', patch(0.02, 0.02, 0.98, 0.98)) +
    path('wall-column', onWall('column', 0.02, 0.98, 0, WALL)) +
    path('wall-row', onWall('row', 0.02, 0.98, 0, WALL)) +
    opening(doors.column, 'column') +
    opening(doors.row, 'row') +
    path('coping', coping())
  );
}

function coping(): string {
  const thick = 0.05;
  return shape([
    project(0.02, 0.98, WALL),
    project(0.02, 0.02, WALL),
    project(0.98, 0.02, WALL),
    project(0.98, 0.02 + thick, WALL),
    project(0.02 + thick, 0.02 + thick, WALL),
    project(0.02 + thick, 0.98, WALL)
  ]);
}

/** The moving band along the front of a cell. */
export const CONVEYOR = flat(
  '<path class="c-belt" d="M4 80H96V97H4z"/><path class="c-belt-arrow" d="M16 84l6 4.500-6 4.500M40 84l6 4.500-6 4.500M64 84l6 4.500-6 4.500M86 84l6 4.500-6 4.500"/>'
);

const CAR_SPOTS: readonly (readonly [number, number])[] = [
  [0.27, 0.27],
  [0.73, 0.27],
  [0.27, 0.73],
  [0.73, 0.73]
];

/** Cars on a cell: one in the middle of the green, up to four in the bays of a parking tile; `first` picks paint. */
export function cars(count: number, parking: boolean, first: number): string {
  return Array.from({ length: count }, (_, i) => {
    const [u, v] = parking ? CAR_SPOTS[i % CAR_SPOTS.length] : [0.5, 0.5];
    return car(u, v, `car${(first + i) % 4}`);
  }).join('');
}

function car(u: number, v: number, tone: string): string {
  const wheel = (du: number, dv: number): string => {
    const [x, y] = project(u + du, v + dv, 2.5);
    return `<ellipse class="c-wheel" cx="${x}" cy="${y}" rx="2" ry="2.800"/>`;
  };
  const body = blocks(
    { at: [u - 0.11, v - 0.19], size: [0.22, 0.38, 1.5], tone: 'tyre' },
    { at: [u - 0.12, v - 0.2], size: [0.24, 0.4, 5], lift: 1.5, tone },
    { at: [u - 0.1, v - 0.12], size: [0.2, 0.22, 4.5], lift: 6.5, tone: 'cabin' }
  );
  return body + wheel(0.12, -0.1) + wheel(0.12, 0.11) + wheel(-0.06, 0.2) + wheel(0.06, 0.2);
}
