/** Texts of the set's rules page, rulings and lesson. */
export default {
  guide: {
    flight: 'Flying',
    'flight.1':
      'Instead of placing a follower on the new tile you may put it on the machine there. Then the die is rolled: it flies 1, 2 or 3 squares in the direction of the arrow.',
    'flight.2':
      'The tiles on the way do not matter. On the tile where it comes down it must go to an unfinished road, city or monastery, occupied or not; never to a field.',
    'flight.3':
      'Without a tile there, or with nothing that suits it, it comes home, and you place nobody else.'
  },
  learn: {
    lay: 'This machine flies to the west. Lay it on the right.',
    claim: 'Put a meeple on the machine.',
    land: 'The die shows 1: it comes down on the start tile. Choose the road.',
    end: 'It stands on the road now. It could have gone into the city, too.'
  }
} as const;
