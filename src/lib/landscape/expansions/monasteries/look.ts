import { inked } from '../../../kernel/ink.ts';
import type { Look } from '../../contract/look.ts';
import { fieldsOf } from '../../contract/marks.ts';

/** The precinct: paving within a wall, open to the south. */
const PRECINCT =
  inked('cast', 'M-15 13.500L17 12.500 20 15.500-9 17Z') +
  inked('court', 'M-17-6L-10-11H10L17-6V10L12 15H-12L-17 10Z') +
  inked(
    'stone-dim',
    'M-17-6L-10-11V-13.500L-18.500-7.500V11L-12.800 16.500H-4.500V13.500H-11.500L-16 9.500V-5Z'
  ) +
  inked('stone-dim', 'M17-6L10-11V-13.500L18.500-7.500V11L12.800 16.500H4.500V13.500H11.500L16 9.500V-5Z') +
  inked('stone', 'M-6 17.500V11.500H-3.200V17.500ZM6 17.500V11.500H3.200V17.500Z');

const cross = (x: number, y: number) =>
  inked(
    'or',
    `M${x - 0.7} ${y}V${y - 1.8}H${x - 2.2}V${y - 3.2}H${x - 0.7}V${y - 4.8}H${x + 0.7}V${y - 3.2}H${x + 2.2}V${y - 1.8}H${x + 0.7}V${y}Z`
  );

const mirrored = (art: string) => art + `<g transform="scale(-1 1)">${art}</g>`;

/** Two slender towers and a crossing tower over a long nave. */
const THREE_TOWERS =
  inked('wall-dim', 'M-13-2H13V9.500H-13Z') +
  inked('slate', 'M-12.500-7.500H12.500L14-1H-14Z') +
  inked('tiles', 'M-13.200-4.200H13.200M-7-7l-.600 6M7-7l.600 6') +
  inked('wall-lit', 'M-4.600-13H4.600V2H-4.600Z') +
  inked('wall-dim', 'M1.800-13H4.600V2H1.800Z') +
  inked('slate', 'M-6-12.500L0-20.500 6-12.500Z') +
  cross(0, -20) +
  inked('wall-lit', 'M-5 11.500V3.500L0-1 5 3.500V11.500Z') +
  mirrored(
    inked('wall-lit', 'M-15-11.500H-9.800V11H-15Z') +
      inked('slate', 'M-16-11L-12.400-19.500-8.800-11Z') +
      inked('glass', 'M-13.300-6.500q.900-1.400 1.800 0v3h-1.800ZM-13.300 1q.900-1.400 1.800 0v3h-1.800Z')
  ) +
  inked('glass', 'M-1.200-9.500q1.200-1.700 2.400 0v3.500h-2.400ZM-1.600 11.500V7.500q1.600-2 3.200 0v4Z');

/** A high front with a rose window between buttresses. */
const ROSE_WINDOW =
  mirrored(
    inked('stone-dim', 'M-14 11.500V1L-11.500-2.500-9 1V11.500Z') +
      inked('stone', 'M-11.500-7.500L-9.800-2H-13.200Z') +
      inked('joint', 'M-12-1L-8-5.500')
  ) +
  inked('wall-lit', 'M-8.800 11.500V-6L0-17 8.800-6V11.500Z') +
  inked('slate', 'M0-20L-11.200-5.400-9-3.600 0-15.500 9-3.600 11.200-5.400Z') +
  cross(0, -19) +
  inked('azure', 'M-4.600-4.500A4.600 4.600 0 1 1 4.600-4.500 4.600 4.600 0 1 1-4.600-4.500Z') +
  inked(
    'or',
    'M-1.500-4.500L0-8.500 1.500-4.500 0-.500ZM-4-6L0-5.200 4-6 .800-4.500 4-3 0-3.800-4-3-.800-4.500Z'
  ) +
  inked('glass', 'M-6.600 11V6q1-1.700 2 0v5ZM4.600 11V6q1-1.700 2 0v5Z') +
  inked('hole', 'M-2.400 11.500V6.500Q0 2.500 2.400 6.500V11.500Z');

/** Two onion domes of copper beside a curved gable. */
const ONION_DOMES =
  inked('roof', 'M-9-8H9L11 2H-11Z') +
  mirrored(
    inked('wall-lit', 'M-15-7H-8.500V11.500H-15Z') +
      inked(
        'leaf',
        'M-15.600-6.500Q-18-11.500-13-14.500L-11.750-18-10.500-14.500Q-5.500-11.500-7.900-6.500Z'
      ) +
      inked('leaf-lit', 'M-14.500-8Q-15.800-11-12.800-13.500-14-10.500-13-8Z') +
      inked('or', 'M-12.600-18.500A.900.900 0 1 1-10.900-18.500.900.900 0 1 1-12.600-18.500Z') +
      inked('glass', 'M-13-3.500q1.200-1.700 2.400 0v3.500h-2.400ZM-12.800 5q1-1.600 2 0v3.500h-2Z')
  ) +
  inked('wall-lit', 'M-8.500 11.500V0Q-7.500-2.500-5-3-4.500-8 0-9 4.500-8 5-3 7.500-2.500 8.500 0V11.500Z') +
  inked('straw', 'M-8.500 2.500H8.500V4.200H-8.500Z') +
  cross(0, -9) +
  inked('glass', 'M-1.600-1.500q1.600-2 3.200 0v2.500h-3.200Z') +
  inked('hole', 'M-2.200 11.500V7.500Q0 4.500 2.200 7.500V11.500Z');

/** Timbered wings round a garth with a fountain, behind a gate tower. */
const FOUNTAIN_COURT =
  inked('wall-lit', 'M-13.500-6H13.500V0H-13.500Z') +
  inked('roof', 'M-12-12.500H12L15-5.500H-15Z') +
  inked('tiles', 'M-13.600-9H13.600M-7-12l-1 6M0-12.500v7M7-12l1 6') +
  inked(
    'joint',
    'M-11-5.500V-.500M-8.500-.500L-6-5.500M6-.500L8.500-5.500M11-5.500V-.500M-3.500-5.500V-.500M3.500-5.500V-.500'
  ) +
  inked('bed', 'M-9 .500H9V9.500H-9Z') +
  inked('stone', 'M-5 3.200A5 3.200 0 1 1 5 3.200 5 3.200 0 1 1-5 3.200Z') +
  inked('pond', 'M-3.600 3.200A3.600 2.100 0 1 1 3.600 3.200 3.600 2.100 0 1 1-3.600 3.200Z') +
  inked('ripple', 'M0 3.500V-.500M0-.500q-2.200 0-2.200 2.200M0-.500q2.200 0 2.200 2.200') +
  mirrored(inked('roof', 'M-15-5H-8.500V9.500H-15Z') + inked('tiles', 'M-11.700-5V9.500')) +
  inked('wall-lit', 'M-15 9.500H15V13H-15Z') +
  inked('roof', 'M-15.500 7.500H15.500L16 10H-16Z') +
  inked('wall-lit', 'M-3.600 14V9H3.600V14Z') +
  inked('slate', 'M-4.800 9.500L0 5.500 4.800 9.500Z') +
  cross(0, -12) +
  inked('hole', 'M-1.700 14V11Q0 8.800 1.700 11V14Z');

/** A round church under one great dome. */
const GREAT_DOME =
  inked('wall-dim', 'M-14 2H14V11Q0 14.500-14 11Z') +
  inked('roof', 'M-15 2.500Q0-4 15 2.500 0 6.500-15 2.500Z') +
  inked('wall-lit', 'M-10.500-3.500H10.500V2Q0 5.500-10.500 2Z') +
  inked(
    'glass',
    'M-8-1q.900-1.400 1.800 0v2.700h-1.800ZM-4.500-.600q.900-1.400 1.800 0v3h-1.800ZM-.900-.500q.900-1.400 1.800 0v3h-1.800ZM2.700-.600q.900-1.400 1.800 0v3h-1.800ZM6.200-1q.900-1.400 1.800 0v2.700h-1.800Z'
  ) +
  inked('slate', 'M-11.500-3Q-12-14.500 0-16 12-14.500 11.500-3 0 .500-11.500-3Z') +
  inked('joint', 'M-6-2Q-6.500-12 0-16M6-2Q6.500-12 0-16M0-1.500V-16') +
  inked('wall-lit', 'M-2.200-19.500H2.200V-15.500H-2.200Z') +
  inked('slate', 'M-3.200-19L0-22 3.200-19Z') +
  cross(0, -21) +
  inked('wall-lit', 'M-4 13.500V7L0 4 4 7V13.500Z') +
  inked('hole', 'M-1.900 13.500V9.500Q0 7 1.900 9.500V13.500Z');

/** A front of brick with a stepped gable. */
const STEPPED_GABLE =
  inked('slate', 'M4-6H14.500L16.500 3H4Z') +
  inked('roof-dim', 'M5 3H15.500V11H5Z') +
  inked('glass', 'M8.500 9.500V6.500q1-1.600 2 0v3ZM12 9.500V6.500q1-1.600 2 0v3Z') +
  inked('roof', 'M-13 11.500V-4H-10.500V-8H-7.800V-12H-5.200V-16H-.800V-12H1.800V-8H4.500V-4H7V11.500Z') +
  inked(
    'wall-lit',
    'M-10.800 1V-2.500q1-1.600 2 0V1ZM-7 1V-6q1-1.600 2 0V1ZM-1 1V-6q1-1.600 2 0V1ZM2.800 1V-2.500q1-1.600 2 0V1Z'
  ) +
  inked('wall-lit', 'M-4-6.500A1.500 1.500 0 1 1-2-6.500 1.500 1.500 0 1 1-4-6.500Z') +
  inked('glass', 'M-4 1V-3q1-1.600 2 0V1Z') +
  inked('joint', 'M-13 3H7') +
  cross(-3, -15.5) +
  inked('wall-lit', 'M-6.500 11.500V6.500Q-3 2.500.500 6.500V11.500Z') +
  inked('hole', 'M-5 11.500V7.500Q-3 5-1 7.500V11.500Z');

/** Its building by tile, in the order of their numbers. */
const BUILDINGS = [THREE_TOWERS, ROSE_WINDOW, ONION_DOMES, FOUNTAIN_COURT, GREAT_DOME, STEPPED_GABLE];

const buildingOf = (id: string) =>
  `<g transform="scale(1.120)">${PRECINCT}${BUILDINGS[(parseInt(id.split('.')[1], 10) - 1) % BUILDINGS.length]}</g>`;

export const look: Look = {
  foretells: ({ type, feature }) =>
    type === 'deployed' && fieldsOf(feature).side === 'abbot' ? { key: 'preview.abbotPlace' } : null,
  cover: 'specialMonastery',
  tokens: { specialMonastery: `<g transform="translate(0 2)scale(.700)">${ONION_DOMES}</g>` },
  tileMarks: ({ id, features }) =>
    features.flatMap((feature, on) =>
      feature.specialMonastery === true
        ? [{ on, radius: 19, art: buildingOf(id), place: 'upright' as const, instead: true as const }]
        : []
    )
};
