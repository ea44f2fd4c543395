/** Texts of the set's rules page, rulings and lesson. */
export default {
  guide: {
    fishermen: 'Fishermen',
    'fishermen.1':
      'Instead of placing a follower on another feature you may place it on a free stretch of the river on the tile just laid, even while only river tiles are played. Abbot, mayor and wagon do not fish.',
    'fishermen.2':
      'A stretch lies between two of: spring, fork, lake, volcano lake, and the city at the end of a branch.',
    'fishermen.3':
      'Closed at both ends, it brings 2 points for each of its tiles to the majority, and the followers go home. At the end of the game an unfinished one brings 1 point for each tile.'
  },
  learn: {
    lay: 'Lay this river tile beside the spring.',
    fish: 'Place a meeple on the river.',
    end: 'The lake will complete this stretch.'
  }
} as const;
