/** Texts of the set's rules page, rulings and lesson. */
export default {
  guide: {
    ferries: 'Ferries',
    'ferries.1':
      'Each road on a lake tile ends at the lake. You may place a figure on one of them first. Then you must lay a ferry that joins two of them into one road. The others are closed.',
    'ferries.2':
      'When your tile lengthens a road with a ferry, you may turn the first ferry in each direction along that road, each once, so that it joins two other roads of its lake. A road that only ends at a lake has no ferry.',
    'ferries.3':
      'What a ferry closes is completed by the tile of this turn. A lake counts once in each road that reaches it, and is no inn.'
  },
  learn: {
    lay: 'Lay this lake on the right.',
    ferry: 'Let the ferry join the road from the west with the one to the south.',
    end: 'The road to the east now ends at the lake.'
  }
} as const;
