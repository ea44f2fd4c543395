import { inked } from '../../../kernel/ink.ts';
import type { Look } from '../../contract/look.ts';

/** Rings of hedges with their gaps: the roads enter through the outer one. */
const HEDGES =
  'M5.6 -22.3A23 23 0 0 1 22.3 -5.6M22.3 5.6A23 23 0 0 1 5.6 22.3M-5.6 22.3A23 23 0 0 1 -22.3 5.6M-22.3 -5.6A23 23 0 0 1 -5.6 -22.3' +
  'M13.5 -9.5A16.5 16.5 0 0 1 13.5 9.5M9.5 13.5A16.5 16.5 0 0 1 -9.5 13.5M-13.5 9.5A16.5 16.5 0 0 1 -13.5 -9.5M-9.5 -13.5A16.5 16.5 0 0 1 9.5 -13.5' +
  'M4.2 -9.1A10 10 0 0 1 4.2 9.1M-4.2 9.1A10 10 0 0 1 -4.2 -9.1';

/** A maze of hedges on gravel, where four roads meet. */
const MAZE =
  inked('bed', 'M-26 0A26 26 0 1 1 26 0 26 26 0 1 1-26 0Z') +
  inked('path', 'M-24.500 0A24.500 24.500 0 1 1 24.500 0 24.500 24.500 0 1 1-24.500 0Z') +
  inked('path', 'M-3.900-27H3.900V27H-3.900ZM-27-3.900H27V3.900H-27Z') +
  inked('hedge', HEDGES) +
  inked('hedge-lit', HEDGES);

export const look: Look = {
  cover: 'labyrinth',
  tokens: { labyrinth: `<g transform="scale(.56)">${MAZE}</g>` },
  tileMarks: ({ features }) =>
    features.some(({ labyrinth }) => labyrinth === true)
      ? [{ on: null, radius: 27, art: `<g transform="translate(50 50)">${MAZE}</g>`, place: 'tile' }]
      : [],
  tileForetells: ({ features }, { arms }) =>
    arms === true && features.some(({ labyrinth }) => labyrinth === true)
      ? { key: 'preview.labyrinth' }
      : null
};
