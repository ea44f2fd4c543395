/** What the page of a new table and the board say of it. */
export default {
  set: {
    name: 'The Labyrinth',
    about: 'A maze where four roads meet: each arm takes a figure.',
    lesson: 'An occupied maze.',
    'option.labyrinth': 'Rules of the labyrinth',
    'option.labyrinth.advanced': 'each arm by itself, 2 points a figure',
    'option.labyrinth.basic': 'a plain road'
  },
  board: {
    'score.labyrinth': 'figures in the labyrinth'
  }
} as const;
