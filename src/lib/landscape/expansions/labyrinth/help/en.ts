/** Its rules page, our rulings and its lesson. */
export default {
  guide: {
    maze: 'The maze',
    'maze.1':
      'The labyrinth is one road with four arms. A figure may be placed on the maze if no figure stands on that tile, and on an arm if that arm has none.',
    'maze.2':
      'When it is complete, it brings 1 point for each tile and 2 for each follower on it. Unfinished it brings 1 point for each tile.',
    'ruling.labyrinth': 'In the basic game the labyrinth is a plain road with four arms.'
  },
  learn: {
    lay: 'The labyrinth. Lay it on the right.',
    claim: 'Place a meeple on the maze.',
    arm: 'Ben occupies an arm, although your meeple stands on the maze.',
    end: 'Each follower adds 2 points when the labyrinth is complete.'
  }
} as const;
