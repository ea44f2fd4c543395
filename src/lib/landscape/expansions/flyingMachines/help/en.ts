/** Its rules page, our rulings and its lesson. */
export default {
  guide: {
    flight: 'Flying machines',
    'flight.1':
      'Instead of placing a follower on the tile you may put it on its machine. The die says how far it flies in the direction of the machine: one to three squares.',
    'flight.2':
      'It lands on an unfinished road, city or monastery of the tile there, occupied or not, never on a field. If there is none, it comes home.'
  },
  learn: {
    lay: 'This machine flies to the west. Lay it on the right.',
    claim: 'Put a meeple on the machine.',
    land: 'It flies one square and may land on the start tile’s city, too.',
    end: 'It stands on the road now, although others might be there.'
  }
} as const;
