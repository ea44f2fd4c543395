/** Texts of the set's rules page, rulings and lesson. */
export default {
  guide: {
    city: 'The city',
    'city.1':
      'The game starts with Carcassonne: twelve squares with three roads, three fields and two city pieces around a wall. Inside are four quarters: castle, market, blacksmith and cathedral.',
    'city.2': 'Carcassonne is one complete city for the farmers around it.',
    enter: 'Coming to the city',
    'enter.1':
      'Did another player get points from features in your turn, and you none? Then you may put one meeple from your supply into a quarter. After that you may move the count to another quarter.',
    'enter.2':
      'Points of a fairy, a ringmaster, the big top, acrobats, sheep, a ransom, an auction or an arrow do not count for this.',
    leave: 'Leaving the city',
    'leave.1':
      'When features are about to be scored, meeples may join them: from the castle a city, from the blacksmith a road, from the cathedral a monastery, from the market a field that a barn scores. They count for the majority and go home with the rest.',
    'leave.2':
      'The left neighbour of the player whose turn it is decides first, that player last. Each may send any number, also to features of others and to empty ones. Nobody leaves the quarter of the count.',
    'leave.3':
      'Before the final scoring meeples of the market go to fields, one at a time around the table, until everyone has passed. Meeples still inside score nothing.',
    'ruling.countAtEnd':
      'Before the final scoring only the market empties, or all quarters: then also to unfinished cities, roads and monasteries.',
    'ruling.countMove':
      'Once a meeple has come to the city, its player moves the count, or he walks on clockwise, or goes to that meeple.',
    'ruling.countPlacement': 'In a double turn a meeple may come to the city in each half, or once.'
  },
  learn: {
    close: 'Ben has a knight in the city at the east wall. Close it for him.',
    none: 'Place no meeple here.',
    enter: 'Ben scored and you did not: put a meeple into the blacksmith’s quarter.',
    count: 'The count keeps the meeples of his quarter inside. Leave him on the castle.',
    elsewhere: 'Ben laid a tile in the north.',
    shut: 'Close the road in the west.',
    claim: 'Place no meeple: one of yours is ready in the city.',
    join: 'Send your meeple from the blacksmith to the road.',
    end: 'It joined just in time: 3 points. From the castle meeples go to cities, from the cathedral to monasteries.'
  }
} as const;
