/** The rules page, our rulings and the lesson of the sets with crop circles. */
export const cropHelp = {
  guide: {
    circle: 'Crop circles',
    'circle.1':
      'After the turn in which a crop circle was laid, scoring included, its player chooses for all: everyone may add a figure from the supply beside one of their own followers, or everyone has to take one of their own followers home without points.',
    'circle.2':
      'The sign tells which followers it concerns: a shield those in cities, a club those on roads, a fork those on fields. The left neighbour begins, the player who chose comes last.',
    'circle.3':
      'A player who has nobody there is skipped. Without a figure on the table the circle does nothing.',
    'ruling.cropAdd': 'Adding a figure is voluntary; with the option it is required.'
  },
  learn: {
    lay: 'The club concerns roads. Lay the tile on the right.',
    claim: 'Claim the road.',
    choose: 'Let everyone add a figure.',
    add: 'Add a meeple beside your own.',
    end: 'Two meeples of yours stand on the road now. Ben had none there.'
  }
} as const;

export const besiegingHelp = {
  guide: {
    siege: 'Besieged cities',
    'siege.1':
      'A city with a camp of besiegers is besieged for good. When it is completed, it brings 1 point for each tile and shield, with a cathedral 2. Unfinished it brings nothing at the end.',
    'siege.2':
      'For fields a completed besieged city counts double: 6 points. Several camps in a city change nothing more.',
    escape: 'The escape',
    'escape.1':
      'At the end of your turn you may take one of your knights home from a besieged city, without points, if a monastery lies on a tile of the city or beside one, diagonally too. It need not be occupied or complete.',
    'ruling.siegeEscape':
      'Whether the monastery may touch any tile of the city, or has to touch a besieged one.',
    'ruling.siegeEscapeEach': 'Whether a knight may escape after each part of a double turn, or once a turn.'
  },
  learn: {
    lay: 'The besiegers stand before this city. Close it with the tile.',
    claim: 'Place a knight.',
    scored: 'Two tiles of a besieged city: 2 points.',
    end: 'For fields it counts double.'
  }
} as const;
