/** Its rules page and its lesson. */
export default {
  guide: {
    fishermen: 'Fishermen',
    'fishermen.1':
      'You may place a follower on a free stretch of the river on the tile just laid. A stretch lies between two of: spring, fork, lake, and the city at the end of a branch.',
    'fishermen.2':
      'A stretch closed at both ends gives 2 points for each of its tiles; the majority counts and the followers go home. At the end of the game an unfinished one gives 1 point for each tile.'
  },
  learn: {
    lay: 'Lay this river tile beside the spring.',
    fish: 'Place a meeple on the river.',
    end: 'The lake will complete this stretch.'
  }
} as const;
