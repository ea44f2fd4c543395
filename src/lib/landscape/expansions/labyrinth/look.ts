import { inked, type Look } from '../../look.ts';

/** A maze of hedges around the middle of the tile. */
const MAZE =
  inked(
    'stone-dim',
    'M30 30H44V34H34V44H30ZM56 30H70V44H66V34H56ZM30 56H34V66H44V70H30ZM66 56H70V70H56V66H66Z'
  ) + inked('stone', 'M40 40H60V60H40ZM43 43V57H57V43Z');

export const look: Look = {
  tileMarks: (def) =>
    def.features.some(({ labyrinth }) => labyrinth === true)
      ? [{ on: null, radius: 24, art: MAZE, place: 'tile' }]
      : []
};
