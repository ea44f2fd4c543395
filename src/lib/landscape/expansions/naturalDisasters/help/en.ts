/** Texts of the set's rules page, rulings and lesson. */
export default {
  guide: {
    earthquake: 'Earthquake',
    'earthquake.1':
      'An ordinary tile while you play. At the end it shakes every city with a part on one of twelve squares: two each way in its row and column, and one diagonally.',
    'earthquake.2': 'There, unfinished cities score nothing, and finished ones give nothing to fields.',
    flood: 'Flood',
    'flood.1':
      'Laid beside any tile, whatever the edges; with a river, over one of the river’s tiles. No meeple stands on it.',
    'flood.2': 'Before the same player’s next draw it covers the eight squares around it.',
    'flood.3':
      'What is unfinished and touches the flood tile, or lies on a covered square, can never be completed.',
    meteor: 'Meteor',
    'meteor.1':
      'The player who drew it points at a tile, not at the start tile. Then each other player in turn may shift the aim to a neighbouring tile that has not been aimed at; the player who drew it comes last.',
    'meteor.2':
      'The tile found is replaced by a crater. Features end there; what that completes is scored. Followers that stood on it go home without points.',
    'meteor.3':
      'A crater fills a square around a monastery but earns no point: 8 instead of 9. Nobody stands on it.',
    tornado: 'Tornado',
    'tornado.1':
      'It starts on its tile. Beginning with the player in turn, every player moves it two squares over tiles, twelve in all, never onto the same tile twice. Where it is stuck it ends.',
    'tornado.2':
      'It picks up one follower on its way. Meeting another, it swaps them: the one it carried is put where the other stood, or goes home if it may not stand there.',
    'tornado.3':
      'At the end the owner of the one carried sets it on a free, unfinished feature of the last tile. Otherwise it goes home.',
    'tornado.4': 'All this comes before you place a meeple and before scoring.',
    'ruling.quakeLimit': 'The number of tokens in the box does not limit how many cities are shaken.',
    'ruling.quakeKnights': 'Meeples in shaken cities score nothing at the end.',
    'ruling.floodLaid': 'Without a river the flood is laid like any tile, and fits beside everything.',
    'ruling.floodPoints': 'Points scored before the flood stay.',
    'ruling.floodFinished':
      'A feature completed before the flood reached it stays completed; with the option it counts as unfinished, and a city gives nothing to fields any more.',
    'ruling.floodSquares':
      'Whether tiles may still be laid on empty squares under the flood. A tile laid there is flooded at once.',
    'ruling.floodFollowers': 'Followers on covered squares stay where they are.',
    'ruling.floodMonastery':
      'A monastery or garden is frozen when it stands under water or the flood tile is one of its eight squares.',
    'ruling.floodNext': '“The next turn” is the next tile that player draws.',
    'ruling.meteorShift': 'Which tiles are neighbours when the aim is shifted.',
    'ruling.meteorTarget': 'A shift, too, must end on a tile that may be hit.',
    'ruling.meteorAlone': 'With nothing to hit the meteor goes back to the box and another tile is drawn.',
    'ruling.meteorCut': 'A feature cut in two becomes two; a part without a follower is simply free.',
    'ruling.meteorEdges': 'Tiles laid beside a crater match it with any edge.',
    'ruling.meteorPhase': 'What the meteor completes is scored at the end of the turn like everything else.',
    'ruling.meteorEffects':
      'Flood, earthquake or arrow on the tile hit are gone; earlier points stay. A crater can be hit again.',
    'ruling.tornadoSquares': 'Where the tornado may not return. The tile it starts on counts as visited.',
    'ruling.tornadoDrop':
      'Whether the owner may take the carried follower home although it could be set down.',
    'ruling.floodRiver':
      'The tile under the flood leaves the game; flood, meteor and tornado are drawn after the river. The spring may be flooded but not hit.',
    'ruling.floodExtraTurn': 'An extra turn begins with a draw as well, so the flood spreads before it.',
    'ruling.meteorArrow':
      'A meteor or flood laid where an arrow points uses that arrow. Nobody can stand on it, but elsewhere the arrow’s meeple may be placed.',
    'ruling.tornadoPair': 'Of two meeples side by side the tornado takes one.',
    'ruling.meteorInfection':
      'Tokens on the tile hit go back. Of an area cut in two only the side with a token stays infected.',
    'ruling.tornadoTest':
      'A follower that the tornado sets down in an infected area is tested before the turn goes on.'
  },
  learn: {
    aim: 'A meteor! Point at the tile farthest to the right.',
    shifted: 'Every player may shift the aim by one tile: Ben moved it to the left.',
    strike: 'The last word is yours. Keep the aim where it is.',
    crater: 'The tile is gone. Roads, cities and fields end at the crater.',
    tornado: 'A tornado. Lay its tile below the start.',
    storm:
      'Each player moves it two squares. Tap the start tile, then the one to its right, where Ben stands.',
    caught: 'It picked up Ben’s meeple and carries it along.',
    dropped: 'Ben moved on until it was stuck, and set his meeple down on the last tile.',
    flood: 'A flood fits beside everything. Lay it to the left of the start.',
    spread:
      'Your turn begins, and the flood covers the eight squares around. What lies there is never complete.',
    end: 'The earthquake is left: it shakes cities at the very end. The rules tell how far.'
  }
} as const;
