/** Texts of the set's rules page, rulings and lesson. */
export default {
  guide: {
    placement: 'The dragon lands',
    'placement.1':
      'It waits beside the table. When, in one turn, anybody’s points reach or pass 50 (or 100, 150, …), it lands on the tile just laid, after scoring. If it is on the table already, it moves there.',
    'placement.2': 'Every figure on that tile is eaten. In final scoring it no longer comes.',
    movement: 'The dragon flies',
    'movement.1':
      'While it is on the table, it must fly one step for every feature your tile has completed, occupied or not, before anything is scored.',
    'movement.2': 'A step goes to a tile right beside, never to one where it has been this turn.',
    eaten: 'Who is eaten',
    'eaten.1':
      'Every figure on every tile it comes to goes back to its owner, and scores nothing. The figures that are left score.',
    'ruling.dragonFifty': 'Every multiple of fifty brings the dragon, and reaching it exactly is enough.',
    'ruling.dragonStart': 'The square it starts from counts as visited in this turn.',
    'ruling.dragonDeadEnd': 'Where no step is possible the rest of the flight is lost.',
    'ruling.dragonTile':
      'Whether figures may be placed on the dragon’s square. Where they may not, towers and barns are still allowed there.',
    'ruling.dragonFields': 'Fields are never completed, so they never move the dragon.',
    'ruling.dragonGardens': 'Without abbots a surrounded garden is no completed feature; with them it is.',
    'ruling.dragonExtraTurn': 'An extra turn is a new turn, for the fifty and for the squares visited.',
    'ruling.dragonPair': 'Two meeples side by side are both eaten.',
    'ruling.dragonTests':
      'Tests come first; a figure that was sent home is not there when the dragon comes. A figure that is eaten is not tested.',
    'ruling.dragonMeteor': 'A meteor leaves the dragon where it is, and it may fly over craters and flood.'
  },
  learn: {
    fifty: 'You have 47 points. Close your road with this tile: it is worth 3.',
    landed: 'Fifty! The dragon lands on the tile just laid.',
    ben: 'Ben is on the road beside it. For each feature you complete, you must move the dragon one tile.',
    town: 'This tile completes the city.',
    knight: 'Place a knight in it first.',
    fly: 'One feature is complete, so one step: fly to the tile where Ben stands.',
    eaten: 'Ben’s meeple is eaten and goes home without points. Your knight survived and scored 4.',
    end: 'It flies before anything is scored, so it can eat your own meeples too.'
  }
} as const;
