/** Texts of the set's rules page, rulings and lesson. */
export default {
  guide: {
    buildings: 'Little buildings',
    'buildings.1':
      'Instead of a figure you may put one of your buildings on the tile you have just laid. From then on it belongs to nobody and stays.',
    'buildings.2':
      'Whoever scores a road, city or field gets 1 point more for each building on its tiles; a monastery or garden counts those on its nine squares. Nothing doubles or halves these points.',
    'buildings.3':
      'Everyone has the same number of each kind: six alone, three with two players, two with three, one with more.',
    'ruling.littleBuildings': 'In the variant a tower brings 3 points, a house 2 and a shed 1.'
  },
  learn: {
    lay: 'Lay this tile on the right.',
    build: 'Put a shed on it instead of a meeple.',
    end: 'Every feature on this tile is worth a point more.'
  }
} as const;
