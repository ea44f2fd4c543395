/** Texts of the set for the new-table page and the board. */
export default {
  set: {
    name: 'Heretics & Shrines',
    about: 'A shrine challenges the monastery beside it: only the one completed first scores.',
    lesson: 'A shrine.',
    'option.shrineTiles': 'Shrine tiles',
    'option.shrineTiles.6': 'six',
    'option.shrineTiles.5': 'five',
    'part.shrine': 'Shrines',
    'meet.abbeyMayor': 'Abbeys take part in challenges, too.',
    'meet.anniversary20': 'All figures in the losing place go home.',
    'meet.hillsSheep': 'Vineyards count for shrines, too.'
  },
  board: {
    'rule.challenge': 'The challenge',
    'preview.challenge': 'A challenge: only the one completed first scores',
    'preview.challengeWon': 'The loser of the challenge goes home without points'
  }
} as const;
