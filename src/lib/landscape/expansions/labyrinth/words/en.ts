/** Texts of the set for the new-table page and the board. */
export default {
  set: {
    name: 'The Labyrinth',
    about: 'A maze where four roads meet: each arm takes a figure, and figures bring points.',
    lesson: 'An occupied maze.',
    'option.labyrinth': 'Rules of the labyrinth',
    'option.labyrinth.advanced': 'each arm by itself, 2 points for a figure',
    'option.labyrinth.basic': 'a plain road',
    'meet.innsCathedrals': 'An inn doubles the tiles, not the points for figures.',
    'meet.abbeyMayor': 'A wagon may drive to a free arm.',
    'meet.mageWitch': 'The witch halves the points for figures, too.'
  },
  board: {
    'score.labyrinth': 'figures in the labyrinth',
    'preview.labyrinth': 'Each arm and the maze take a figure of their own'
  }
} as const;
