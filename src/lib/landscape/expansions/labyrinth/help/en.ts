/** Texts of the set's rules page, rulings and lesson. */
export default {
  guide: {
    maze: 'The maze',
    'maze.1':
      'The labyrinth is one road with four arms. A figure may be placed on the maze if none stands on its tile, even if arms are occupied; and on an arm if none stands on that arm up to the maze, even if the rest is occupied.',
    'maze.2':
      'When it is complete, it is worth 1 point for each tile and 2 for each follower on it, anyone’s. The majority over all of it gets them. Unfinished it brings 1 point for each tile.',
    'ruling.labyrinth':
      'Whether each arm can be claimed by itself and figures bring points, or the labyrinth is a plain road with four arms.'
  },
  learn: {
    lay: 'The labyrinth. Lay it on the right.',
    claim: 'Place a meeple on the maze.',
    arm: 'Ben occupies an arm, although your meeple stands on the maze.',
    end: 'Each follower adds 2 points when the labyrinth is complete.'
  }
} as const;
