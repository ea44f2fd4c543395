/** Texts of the set's rules page, rulings and lesson. */
export default {
  guide: {
    infection: 'Infection',
    'infection.1': 'Laying the COVID-19 tile infects the city and the field on it: each gets a token.',
    'infection.2': 'A token makes the whole connected road, city, field or monastery an infected area.',
    spread: 'How it spreads',
    'spread.1':
      'A player who makes an infected area larger lays one token on any area that is not infected and touches an infected one.',
    'spread.2':
      'Areas touch where they share a border on a tile: a road and the fields beside it, a city and the field outside its wall, a road and the city it leads to, a monastery and the field around it.',
    'spread.3': 'Laying tiles around an infected monastery does not make it larger.',
    tokens: 'Tokens',
    'tokens.1':
      'There are twenty. When all are on the table, one is moved from an area where the disease has died down.',
    testing: 'Testing',
    'testing.1':
      'A figure that comes into an infected area is tested: placed there, joined to it, reached by a token, or set down by a tornado. Its owner draws a card.',
    'testing.2':
      'Negative (20 cards): it stays. Positive (9): it goes home. One card is a death: the figure leaves the game.',
    'testing.3': 'A figure already inside is not tested again when the area grows.',
    'testing.4':
      'Tests come before scoring: a figure that was sent home scores nothing. Otherwise the disease changes no points.',
    'testing.5': 'When the cards are used up, those drawn are shuffled.',
    'ruling.covidStart':
      'The tile may lie beside the start tile from the beginning, with both tokens. Beside other start tiles it lies on the first square where it fits, row by row.',
    'ruling.covidSpread': 'How many tokens a tile brings that makes several infected areas larger.',
    'ruling.covidOwnTile': 'Laying the COVID-19 tile itself infects, and does not spread besides.',
    'ruling.covidDuty': 'Whether the token must be laid where it can be.',
    'ruling.covidNeighbours':
      'Areas touch where they share a border on some tile, or where one runs into the other.',
    'ruling.covidSpare':
      'The disease has died down in a completed feature nobody stands in, and where an area holds a second token. If there is none, nothing spreads.',
    'ruling.covidMerge': 'When two infected areas join, nobody in them is tested again.',
    'ruling.covidOrder':
      'The player in turn tests first, then clockwise; figures of one owner row by row, from west to east.',
    'ruling.covidDeathCard': 'Whether a drawn death card is shuffled in again or leaves the game.',
    'ruling.covidBuildings': 'Living figures are tested; buildings and pieces that belong to nobody are not.',
    'ruling.covidScored': 'A scored feature stays infected, and the disease can still spread from it.',
    'ruling.covidBack': 'A meeple sent home while the tile is laid may be placed again in the same turn.',
    'ruling.covidRiver':
      'With a river, the tile of the variant lies on the other side of the spring; otherwise it is drawn after the river.'
  },
  learn: {
    infect: 'The COVID-19 tile. Lay it beside the start.',
    tokens: 'Its city and its field are infected now: the whole of each, across all tiles.',
    grow: 'This tile makes the infected field larger, so the disease will spread. Lay it.',
    spread: 'Choose where to: any lit area beside an infected one. Take the road.',
    enter: 'Now take a risk: place a meeple on the infected road. It is tested at once.',
    negative: 'Negative: your meeple stays. Two cards in three are.',
    positive:
      'Ben closed the infected city with a knight, but his test was positive. The knight went home, and nobody scored.',
    end: 'Tests come before scoring. Stay out of infected areas, or hope.'
  }
} as const;
