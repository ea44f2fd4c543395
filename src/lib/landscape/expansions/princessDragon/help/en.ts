/** Texts of the set's rules page, rulings and lesson. */
export default {
  guide: {
    volcano: 'Volcanoes',
    'volcano.1': 'When a tile with a volcano is laid, the red dragon comes to it at once.',
    'volcano.2':
      'Dragon tiles drawn before the first volcano are set aside, and another tile is drawn. The first volcano brings them back into the bag.',
    'volcano.3': 'No figure may be placed on the square where the dragon stands.',
    dragon: 'The red dragon',
    'dragon.1':
      'After a tile with a dragon sign, and before scoring, the dragon moves six single steps. The player of the turn takes the first, then each player in turn one.',
    'dragon.2':
      'A step leads to a tile beside it, never to one it has been on in this run, and never to the fairy’s tile. Where no step is possible the run is over.',
    'dragon.3': 'Every figure on a tile it comes to goes home without points.',
    fairy: 'The fairy',
    'fairy.1': 'Instead of placing a figure you may move the fairy beside one of your own on the table.',
    'fairy.2':
      'The dragon does not come to her tile. A turn that begins with her beside your figure gives you 1 point.',
    'fairy.3':
      'When a feature with her figure in it is scored, its owner gets 3 points more, with or without the majority. When the figure leaves, she stays where she is.',
    portal: 'Magic portals',
    'portal.1':
      'After laying a portal you may place your figure on any tile, on an unfinished feature with no figure in it.',
    princess: 'The princess',
    'princess.1':
      'When a princess joins a city with knights in it, you may send one of them home instead of placing a figure: anybody’s, also your own.',
    'ruling.princess': 'Whether the princess may or must send a knight home.',
    'ruling.fairyStands': 'Whether the fairy stands beside one figure, or on a tile for all figures there.',
    'ruling.dragonMoves': 'Whether the red dragon moves before or after scoring.',
    'ruling.redDragonTile': 'Whether figures may be placed on the red dragon’s square.',
    'ruling.fairyTwins':
      'When one of two like figures of a player leaves their place, the fairy stays beside the other: nothing tells them apart.'
  },
  learn: {
    volcano: 'This tile has a volcano. Lay it below the start.',
    came: 'The red dragon comes to it at once. Nobody may be placed on its square.',
    ben: 'Ben has laid a road to the right of the start, and stands on it.',
    sign: 'This tile has a dragon sign. Lay it on the left.',
    decline: 'Place no figure this time.',
    first: 'Now the dragon runs. You take the first step: to the start tile.',
    second: 'Ben led it away from his own figure, to your new tile.',
    end: 'It runs before scoring, and all players lead it in turn.'
  }
} as const;
