/** Texts of the set's rules page, rulings and lesson. */
export default {
  guide: {
    monasteries: 'Special monasteries',
    'monasteries.1':
      'You may place a follower in a special monastery as a monk, standing, or as an abbot, lying. A figure in either position keeps others from being placed there.',
    'monasteries.2':
      'A monk scores as in any monastery. An abbot stays to the end; then it gives 1 point for its tile and 1 for each tile of the unbroken row and column from it, in four directions up to the first empty square.',
    'monasteries.3':
      'Monks and abbots are counted separately. A surrounded monastery with abbots only is not completed.',
    'ruling.monasteryTiles':
      'The six ordinary monasteries of the base game stay in the box, or are played as well.'
  },
  learn: {
    lay: 'Lay this monastery below the start tile.',
    abbot: 'Place a meeple as an abbot.',
    end: 'At the end it scores the tiles in its row and its column.'
  }
} as const;
