import { inked as p } from '../../kernel/ink.ts';

/**
 * Small shared drawings. Those in class a-up stay upright in every turn of their tile, so that light and gravity are
 * consistent. Each is centred on its own origin, in tile units.
 */

const sprite = (id: string, body: string, upright = true): string =>
  `<g id="a-${id}"${upright ? ' class="a-up"' : ''}>${body}</g>`;

const HOUSES: readonly string[] = [
  // Gable to the left, long roof to the right.
  p('cast', 'M-4.8 3.2L5 3.1 6.4 4.4-3.6 5Z') +
    p('wall-lit', 'M-4.7 3.9V.2L-2.8-2.6-.8.3V4.1Z') +
    p('wall-dim', 'M-.8.2 4.6.1V3.7L-.8 4.1Z') +
    p('roof', 'M-2.9-3.1 3.1-3 5.1.6-.9.7Z') +
    p('roof-dim', 'M-2.9-3.1-5.2.7-4.6 1-2.7-2 -.9.7Z') +
    p('glass', 'M.6 1.7h1.1v1.2H.6ZM2.8 1.6h1.1v1.2H2.8ZM-3.4 4V2.2h1.2V4Z'),
  // Long side to us, chimney on the ridge.
  p('cast', 'M-4.5 3.2L4.8 3.1 6 4.4-3.4 4.9Z') +
    p('wall-lit', 'M-4.5.2 4.5 0V3.6L-4.5 3.9Z') +
    p('wall-dim', 'M1.8-4.9h1.5v2.6H1.8Z') +
    p('roof', 'M-3.9-3.3 3.8-3.5 5.3.5-5.4.7Z') +
    p('tiles', 'M-4.3-1.6 4.3-1.8M-3.2-2.3l-.4 2.4M-.2-3l.1 3.2M2.4-1.6l.5 1.7') +
    p('glass', 'M-3.3 1.6h1.2v1.2h-1.2ZM2.2 1.5h1.2v1.2H2.2ZM-.7 3.7V1.7h1.4v2Z'),
  // Tall and narrow, gable to us.
  p('cast', 'M-2.6 4.2L3 4 4.6 5.2-1.4 5.6Z') +
    p('wall-lit', 'M-2.9 4.7V-.4L.1-4.4 2.9-.5V4.5Z') +
    p('roof', 'M.1-5.3-3.8-.1-3 .6.1-3.7 3 .5 3.8-.2Z') +
    p('glass', 'M-.6 4.5V2.5h1.3v2ZM-1.6-.1h1.1v1.4h-1.1ZM.7-.1h1.1v1.4H.7Z'),
  // Gable to the right.
  p('cast', 'M-4.8 3.2L5 3.1 6.4 4.4-3.6 5Z') +
    p('wall-dim', 'M4.7 3.9V.2L2.8-2.6.8.3V4.1Z') +
    p('wall-lit', 'M.8.2-4.6.1V3.7L.8 4.1Z') +
    p('roof', 'M2.9-3.1-3.1-3-5.1.6.9.7Z') +
    p('roof-dim', 'M2.9-3.1 5.2.7 4.6 1 2.7-2 .9.7Z') +
    p('glass', 'M-.6 1.7h-1.1v1.2h1.1ZM-2.8 1.6h-1.1v1.2h1.1ZM3.4 4V2.2H2.2V4Z'),
  // Hipped roof with a dormer.
  p('cast', 'M-4.5 3.2L4.8 3.1 6 4.4-3.4 4.9Z') +
    p('wall-lit', 'M-4.4.6 4.4.5V3.6L-4.4 3.9Z') +
    p('roof', 'M-1.9-4.1 2-4.2 5.2.9-5.2 1Z') +
    p('roof-dim', 'M2-4.2 5.2.9 1.8.9Z') +
    p('wall-lit', 'M-1.5-.2v-1.5L-.5-2.8.6-1.7v1.5Z') +
    p('glass', 'M-3.2 1.8h1.2V3h-1.2ZM2 1.7h1.2v1.2H2ZM-.7 3.7V2h1.4v1.7ZM-.9-1.4h.8v.9h-.8Z'),
  // Two houses under one ridge and its neighbour's gable.
  p('cast', 'M-4.8 3.2L5 3.1 6.4 4.4-3.6 5Z') +
    p('wall-dim', 'M-4.7.3.6.2V3.8L-4.7 4Z') +
    p('roof', 'M-4.2-2.6.4-2.7 1 .7-5.2.9Z') +
    p('wall-lit', 'M-.2 4.2V-.9L2.2-4 4.6-1V4Z') +
    p('roof-dim', 'M2.2-4.9-1-.7-.3-.1 2.2-3.2 4.7-.2 5.4-.8Z') +
    p('glass', 'M-3.6 1.8h1.1V3h-1.1ZM.6.2h1v1.3h-1ZM2.8.1h1v1.3h-1ZM1.5 4.1V2.3h1.3V4Z')
];

export const HOUSE_KINDS = HOUSES.length;

const TREES: readonly string[] = [
  p('cast', 'M-2.6 3.4Q1 1.9 5.4 3.6 2.6 5.2-2.6 3.4Z') +
    p('trunk', 'M-.5 1.5h1.1l.2 2.6h-1.4Z') +
    p(
      'leaf',
      'M-3.6.6Q-5-1.2-3.4-2.6-3.3-4.6-1-4.6.8-6 2.4-4.4 4.6-3.8 4-1.7 5 .6 2.6 1.6.6 3-1 1.9-3 2.2-3.6.6Z'
    ) +
    p('leaf-lit', 'M-2.7-1.2Q-3-3.4-.8-3.7 1.2-4.6 1.7-3.2.6-2.8-.1-2 -1.2-2.3-1.5-1.1-2.2-.6-2.7-1.2Z') +
    p('twig', 'M.6-.6Q1.6-.2 2.4-.9M-1.6.9Q-.8 1.3 0 .7'),
  p('cast', 'M-1.2 4.2Q1.4 3 4.6 4.3 1.6 5.4-1.2 4.2Z') +
    p('trunk', 'M-.4 3h.9v1.8h-.9Z') +
    p('leaf', 'M0-6.6Q2-3.6 1.9-.4 2.1 2.9.1 3.6-2 3-1.8-.2-1.9-3.4 0-6.6Z') +
    p('leaf-lit', 'M-.3-4.6Q-1.3-2-1 .9-.2-1.6-.3-4.6Z'),
  p('cast', 'M-2 3.6Q1 2.2 4.8 3.7 2.2 5.2-2 3.6Z') +
    p('trunk', 'M-.4 2.4h.9v2h-.9Z') +
    p('pine', 'M0-6.2L1.9-3 1.1-3.1 2.7-.2 1.7-.4 3.4 2.8Q0 3.7-3.3 2.8L-1.7-.4-2.7-.2-1.1-3.1-1.9-3Z') +
    p('leaf-lit', 'M-.2-4.6L-1-3.2-.4-3.2-1.5-.6-.7-.8-1.9 1.9-.9 1.8Q-.2-1.4-.2-4.6Z'),
  p('cast', 'M-4.4 3Q0 1.6 5.6 3.2 2.4 4.8-4.4 3Z') +
    p(
      'leaf',
      'M-4.7 2Q-5.8.2-4.1-.9-3.8-2.8-1.9-2.5-1-4.6 1-3.9 3-4 3-2 5-1.6 4.7.3 5.4 2.2 3.3 2.7-.4 3.6-4.7 2Z'
    ) +
    p(
      'leaf-lit',
      'M-3.6.2Q-3.6-1.3-2.1-1.2-1.7-2.9 0-2.8-1-1.6-.9-.7-2.4-.9-3.6.2ZM1.4-.6Q1.4-1.8 2.8-1.4 2.4-.8 2.7-.1 1.9-.3 1.4-.6Z'
    ) +
    p('twig', 'M-.6 1Q.8 1.8 2.2.9')
];

export const TREE_KINDS = TREES.length;

const LANDMARKS: Readonly<Record<string, string>> = {
  // The turret on a tile side: the same in both tiles, so each may draw it whole.
  keep:
    p('cast', 'M-2 2.6L4 1.4 7 3.4 1 5.2Z') +
    p('stone-dim', 'M-3.9-3.4V2.2Q0 4.6 3.9 2.2V-3.4Z') +
    p('stone', 'M-3.9-3.4V2.2Q-2 3.6.4 3.5V-3.4Z') +
    p('stone', 'M-4.7-3.2V-6.2h1.9v1.2h1.5V-6.2h2.5v1.2h1.5V-6.2h2V-3.2Q0-1.4-4.7-3.2Z') +
    p('slit', 'M-1.9-1v1.8M1.5-.6v1.7'),
  spire:
    p('cast', 'M-2 2.6L4 1.4 7 3.4 1 5.2Z') +
    p('stone-dim', 'M-3.1-3V2.2Q0 4.2 3.1 2.2V-3Z') +
    p('stone', 'M-3.1-3V2.2Q-1.5 3.4.4 3.2V-3Z') +
    p('roof', 'M0-10.4Q1.6-6 4.3-3.2 0-1.2-4.3-3.2-1.6-6 0-10.4Z') +
    p('roof-dim', 'M0-10.4Q1.6-6 4.3-3.2 2.8-2.4 1-2.3 1-6.6 0-10.4Z') +
    p('slit', 'M-1.3-1v1.8'),
  church:
    p('cast', 'M-7 6.4L8.6 6.2 11 8-4.6 8.4Z') +
    p('wall-dim', 'M-2.4 0L7.4-.2V6.4L-2.4 6.8Z') +
    p('slate', 'M-2-5.6 6.2-5.8 8.2.2-2.8.5Z') +
    p('wall-lit', 'M-7.2-6.6h5v13.4h-5Z') +
    p('slate', 'M-8-6.4L-4.7-14.4-1.5-6.5Z') +
    p('cross', 'M-4.7-17v3.4M-5.8-16h2.2') +
    p(
      'glass',
      'M-.6 4.6V2.4q.7-1 1.4 0v2.2ZM2.4 4.5V2.3q.7-1 1.4 0v2.2ZM5.2 4.4V2.2q.6-1 1.3 0v2.2ZM-5.6 6.6V4q.9-1.4 1.8 0v2.6ZM-5.3-2.8q.6-1 1.2 0v1.8h-1.2Z'
    ),
  well:
    p('cast', 'M-2.4 1.6L3 1.4 4.4 2.6-1 3Z') +
    p('stone-dim', 'M-2.6 0V1.6Q0 3.4 2.6 1.6V0Z') +
    p('stone', 'M-2.6 0Q0-1.6 2.6 0 0 1.6-2.6 0Z') +
    p('pond', 'M-1.4 0Q0-.8 1.4 0 0 .8-1.4 0Z') +
    p('slit', 'M-2.2-.2V-3.4H2.2V-.2'),
  bush:
    p('leaf', 'M-2.6 1.2Q-3.4-.4-2-1-1.4-2.4.2-1.9 2-2.4 2.4-.9 3.4.2 2.4 1.2 0 2.2-2.6 1.2Z') +
    p('leaf-lit', 'M-1.6-.2Q-1-1.4.2-1.1-.4-.6-.3 0-1 0-1.6-.2Z'),
  tuft: p('blade', 'M-1.6 1Q-1.8-.6-2.6-1.2M-.6 1Q-.5-1-.8-2.2M.5 1Q.6-.8 1.5-1.7M1.4 1Q1.8.2 2.6-.2'),
  poppies:
    p('blade', 'M-2 1v-1.4M.4.4V-1.6M2.2 1.4V-.2') +
    p('poppy', 'M-2.7-.8h1.4v1.3h-1.4ZM-.3-2.2H1.1V-.9H-.3ZM1.6-.9H2.9V.3H1.6Z'),
  daisies: p('daisy', 'M-2.4-.2h1.2v1.1h-1.2ZM-.2-1.8H.9V-.8H-.2ZM1.7-.2h1.1V.9H1.7ZM-.4 1.2H.6v1H-.4Z'),
  sheep:
    p('cast', 'M-1.8 1.3L2.4 1.2 3 2-1.2 2.2Z') +
    p('slit', 'M-1.1 1v1M1 1v1') +
    p('fleece', 'M-2.2.6Q-2.8-.8-1.4-1.2-.2-2 1-1.3 2.4-1 2.2.4 1.6 1.5 0 1.3-1.6 1.6-2.2.6Z') +
    p('slit', 'M2-.9l1.2.6-.5.7'),
  rick:
    p('cast', 'M-2.2 2.2L3 2 4.4 3-1 3.4Z') +
    p('straw', 'M-2.8 2.4Q-3.2-.6 0-3.6 3.2-.6 2.8 2.3 0 3.2-2.8 2.4Z') +
    p('twig', 'M-1.4 1.6Q-1.4-.4-.1-2.4M1.2 1.6Q1.2 0 .4-1.6'),
  rock: p('stone-dim', 'M-2.6 1.4L-2-1 .2-2 2.2-.9 2.8 1.3.4 2Z') + p('stone', 'M-2-1 .2-2 .8-.2-1 .6Z'),
  boat:
    p('hull', 'M-3.6-.6Q0 .8 3.8-.8 3 1.6 0 1.6-2.8 1.5-3.6-.6Z') +
    p('slit', 'M0 .2V-5') +
    p('sail', 'M.3-4.9Q3.2-3 .4-1.2Z'),
  reed:
    p('blade', 'M-1.6 1.4V-2M0 1.6V-3M1.5 1.3V-1.8') + p('trunk', 'M-1.9-2h.6v1.4h-.6ZM-.3-3.2h.6v1.6h-.6Z')
};

const COURT =
  p('cast', 'M-12 12L14 11.4 16 13.6-8 14.4Z') +
  p(
    'court',
    'M-14-6.5Q-14.2-8-12.6-8.2L12.4-8.6Q14-8.4 14-7L14.2 12Q14 13.4 12.6 13.4L-12.6 13.6Q-14 13.4-14 12Z'
  );

const MONASTERIES: readonly string[] = [
  // Nave with a porch, turret to the left.
  COURT +
    p('bed', 'M-12 10.4h5.4v2H-12ZM-12 7.2h2v2h-2ZM9.6-4h2.8v3H9.6ZM9.8.4h2.6v2.6H9.8Z') +
    p('wall-dim', 'M-7 1.4L8.6 1V8.8L-7 9.2Z') +
    p('slate', 'M-6.4-6.2 7.4-6.6 9.8 1.6-7.8 2Z') +
    p('tiles', 'M-7.1-2 8.6-2.4M-3.4-5.6l-.6 7M1-5.8l.1 7M5-5.8l1.2 7') +
    p('wall-lit', 'M-1.6 10.8V1.2L1.6-4 4.8 1V10.6Z') +
    p('slate', 'M1.6-5.4-2.8 1.4-1.8 2.2 1.6-3.2 5 2 6 1.2Z') +
    p('wall-lit', 'M-12-8.6h6V9.4h-6Z') +
    p('wall-dim', 'M-7.8-8.6H-6V9.4h-1.8Z') +
    p('slate', 'M-13-8.2-9-18-5-8.3Z') +
    p('cross', 'M-9-21.4v4M-10.4-20.2h2.8') +
    p(
      'glass',
      'M-9.8-5.6q.8-1.2 1.6 0v2.6h-1.6ZM.4 10.6V7q1.2-1.8 2.4 0v3.6ZM.8 1q.8-1.2 1.6 0v2.2H.8ZM-5.4 6.4V3.8q.7-1 1.4 0v2.6ZM6.2 6.2V3.6q.7-1 1.4 0v2.6Z'
    ),
  // Wings round a cloister garth, belfry at the back.
  COURT +
    p('wall-dim', 'M-11-4H11V1H-11Z') +
    p('roof', 'M-10-8.4H10L12-3.4H-12Z') +
    p('tiles', 'M-11-6H11M-6-8l-.8 4.4M0-8v4.4M6-8l.8 4.4') +
    p('wall-lit', 'M-3-13h6v9h-6Z') +
    p('wall-dim', 'M1.2-13H3v9H1.2Z') +
    p('slate', 'M-4.2-12.6L0-20.4 4.2-12.6Z') +
    p('cross', 'M0-23.6v3.6M-1.4-22.4h2.8') +
    p('roof', 'M-12-3.4H-6.4V8.6H-12ZM6.4-3.4H12V8.6H6.4Z') +
    p('path', 'M-6.4 1H6.4V7H-6.4Z') +
    p('bed', 'M-5 2.2H-.8V3.8H-5ZM.8 2.2H5V3.8H.8ZM-5 4.8H-.8V6.4H-5ZM.8 4.8H5V6.4H.8Z') +
    p('wall-lit', 'M-12 8.6H12V12H-12Z') +
    p('roof', 'M-12.6 5.6H12.6L13.4 9H-13.4Z') +
    p('wall-lit', 'M-2.8 12.4V7.4L0 4.4 2.8 7.4V12.4Z') +
    p(
      'glass',
      'M-1.2 12.2V9q1.2-1.6 2.4 0v3.2ZM-9 11V9.8h1.6V11ZM-5.8 11V9.8h1.6V11ZM4.4 11V9.8H6V11ZM7.6 11V9.8h1.6V11ZM-.8-9.6q.8-1.2 1.6 0v2.4H-.8Z'
    ),
  // Broad church with a crossing turret and a round apse.
  COURT +
    p('bed', 'M-12.4-5.4h3.6v2h-3.6ZM-12.4-2.4h3.6v2h-3.6ZM-12.4 10.2h4v2h-4ZM8.6 10.2h4v2h-4Z') +
    p('stone-dim', 'M6.6 1Q13 .6 13 5.4 12.6 8.8 6.6 8.8Z') +
    p('slate', 'M5.6-3Q12.4-2.4 13.6 1.8 10 4 5.6 3Z') +
    p('wall-lit', 'M-10.4 1.6H7V9.2L-10.4 9.6Z') +
    p('slate', 'M-9.6-5.4H6L8 2-11.2 2.4Z') +
    p('tiles', 'M-10.4-1.6H7M-6-5l-.5 7M3-5.2l.6 7') +
    p('wall-lit', 'M-4.6-11.4H2.2V1.6H-4.6Z') +
    p('wall-dim', 'M.2-11.4h2V1.6h-2Z') +
    p('slate', 'M-5.8-11L-1.2-16.6 3.4-11Z') +
    p('cross', 'M-1.2-20v3.8M-2.6-18.8h2.8') +
    p(
      'glass',
      'M-2.4-8.6q1-1.4 2 0v3h-2ZM-8.6 9.2V6.2q1.1-1.6 2.2 0v3ZM-3.8 7V4.2q.8-1.2 1.6 0V7ZM-.4 7V4.2q.8-1.2 1.6 0V7ZM3 7V4.2q.8-1.2 1.6 0V7Z'
    )
];

export const MONASTERY_KINDS = MONASTERIES.length;

/** Market squares, which turn with their tile: worn paving in rings or rows. */
const SQUARES: readonly string[] = [
  p('plaza', 'M-8.6-1Q-8-7.4-1-7.8 7.6-7.6 8.8-.6 8.4 7.2.6 8 -7.8 7.6-8.6-1Z') +
    p(
      'cobble',
      'M-5.6-.6A5.4 4.8 0 0 1 .4-5M5.4-1.4A5.4 4.8 0 0 1 1.6 4.6M-.4 5A5.4 4.8 0 0 1-5.2 1.8M-2.6-.2A2.6 2.4 0 1 1 .2 2.6'
    ),
  p('plaza', 'M-9.2-5.4Q0-7 9-5.6 9.8 0 9 5.8 0 7.2-9 5.8-9.6 0-9.2-5.4Z') +
    p('cobble', 'M-6.6-3.2H-2M.6-3.6H6.4M-7-.2H-4M-1.4.2H3.4M5.4-.2H7M-6.4 3.2H-.4M2 3.4H6.6'),
  p('plaza', 'M-7.6-6.6L1-8 8.4-4.2 8.8 3.6 2.2 7.8-6.4 6.6-9 .4Z') +
    p('cobble', 'M-5.4-4.4L-1.4-1M5.6-3.2L1.6-.6M5 4L1.4 1.2M-5.2 4.2L-1.6 1.2M-6.4 0H-2.6M6.6.4H3')
];

export const MARKETS = SQUARES.length;

/** Markup of all shared drawings of this file. */
export function spriteDefs(): string {
  return (
    SQUARES.map((body, i) => sprite(`market${i}`, body, false)).join('') +
    HOUSES.map((body, i) => sprite(`house${i}`, `<g transform="scale(1.24)">${body}</g>`)).join('') +
    TREES.map((body, i) => sprite(`tree${i}`, body)).join('') +
    MONASTERIES.map((body, i) => sprite(`monastery${i}`, `<g transform="scale(1.22)">${body}</g>`)).join('') +
    Object.entries(LANDMARKS)
      .map(([id, body]) => sprite(id, body))
      .join('')
  );
}
