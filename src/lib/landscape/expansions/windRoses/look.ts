import { inked, type Look } from '../../look.ts';

/** The points of a rose by quarter, clockwise from NE; a quarter rose has only its own. */
const QUARTERS = ['NE', 'SE', 'SW', 'NW'];
const POINT = 'M0 0L3-11 11-3Z';
const point = (ink: string, quarter: number) =>
  `<g transform="rotate(${quarter * 90})">${inked(ink, POINT)}</g>`;

function rose(name: unknown): string {
  const quarter = QUARTERS.findIndex((q) => q === name);
  const face = inked('wall-lit', 'M-12 0A12 12 0 1 1 12 0 12 12 0 1 1-12 0Z');
  if (quarter >= 0) return face + point('poppy', quarter);
  const ink = name === 'blue' ? 'azure' : 'or';
  return face + [0, 1, 2, 3].map((q) => point(ink, q)).join('');
}

export const look: Look = {
  tileMarks: ({ special }) =>
    special?.windRose === undefined
      ? []
      : [
          {
            on: null,
            radius: 13,
            art: `<g transform="translate(50 62)">${rose(special.windRose)}</g>`,
            place: 'tile'
          }
        ]
};
