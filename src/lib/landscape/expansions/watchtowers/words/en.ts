/** Texts of the set for the new-table page and the board. */
export default {
  set: {
    name: 'The Watchtowers',
    about: 'A follower on the tile of a tower brings a bonus for what the tower sees around it.',
    lesson: 'A watchtower.',
    'meet.abbeyMayor': 'An abbey counts as a monastery for a tower.',
    'meet.shrines': 'A shrine counts as a monastery for a tower.',
    'meet.blackDragon': 'The bonus comes before the points of the road or city, and counts for the 50.'
  },
  board: {
    'score.watchtower': 'watchtower',
    'rule.watchtower': 'Watchtowers',
    'preview.watchtower':
      'The tower: {points} for each {per, select, meeple {follower} shield {shield} monastery {monastery} city {tile with a city} other {tile with a road}} around'
  }
} as const;
