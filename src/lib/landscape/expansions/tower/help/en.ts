/** Texts of the set's rules page, rulings and lesson. */
export default {
  guide: {
    floors: 'Foundations and floors',
    'floors.1':
      'Instead of placing a figure on the new tile you may put one of your floors on any foundation or open tower.',
    'floors.2':
      'Or you place a follower on an open tower of at least one floor. It closes the tower, stays until it is taken, and scores nothing.',
    capture: 'Capturing and exchanging',
    'capture.1':
      'With the floor you may capture one follower: on the square of the tower, or in a straight line at most as many squares away as the tower has floors. Empty squares and other towers do not block.',
    'capture.2':
      'Your own follower goes back to your supply, another player’s becomes your prisoner. Builder, pig and barn cannot be captured.',
    'capture.3':
      'As soon as two players hold one another’s followers, one of each goes back. The player who just captured chooses which own one comes back.',
    ransom: 'Ransom',
    'ransom.1':
      'Once in your turn, before anything is scored, you may pay 3 points to a captor and get one follower back. You need the 3 points, and may use the follower at once.',
    'ransom.2': 'Prisoners at the end of the game bring no points.',
    'ruling.towerTypes':
      'Followers that may stand on every kind of feature may stand on a tower. With the option the abbot may, too; mayor and wagon never.'
  },
  learn: {
    lay: 'This tile has a foundation. Lay it below the start.',
    build: 'Build a floor on it instead of placing a meeple.',
    monk: 'Ben put a monk beside the tower.',
    next: 'Lay this tile to the right of the tower.',
    raise: 'Raise the tower.',
    take: 'The monk is in reach. Capture him.',
    held: 'The monk is your prisoner. Ben may buy him back for 3 points.',
    end: 'A follower of yours on a tower closes it.'
  }
} as const;
