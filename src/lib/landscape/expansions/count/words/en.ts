/** Texts of the set for the new-table page and the board. */
export default {
  set: {
    name: 'The Count of Carcassonne',
    about:
      'Whoever helps others to points puts a meeple into the city; from there it joins features just before they score.',
    lesson: 'Into the city, and out of it in time.',
    'option.countAtEnd': 'Before the final scoring meeples leave',
    'option.countAtEnd.market': 'the market, for fields',
    'option.countAtEnd.any': 'all quarters',
    'option.countMove': 'The count moves',
    'option.countMove.choice': 'where the player wants',
    'option.countMove.clockwise': 'one quarter on, clockwise',
    'option.countMove.follow': 'to the meeple that came',
    'option.countPlacement': 'In a double turn a meeple comes to the city',
    'option.countPlacement.part': 'in each half',
    'option.countPlacement.turn': 'once',
    'meet.blackDragon': 'It flies over the outer squares of Carcassonne only.',
    'meet.covid19': 'A meeple is tested when it leaves for an infected feature.',
    'meet.naturalDisasters': 'No meteor falls on Carcassonne, and no tornado comes inside its walls.',
    'meet.anniversary20': 'Two points of an arrow are no points from features.'
  },
  board: {
    'feature.quarter': 'a quarter of Carcassonne',
    'short.quarter': 'Carcassonne',
    'short.quarter.castle': 'Castle',
    'short.quarter.market': 'Market',
    'short.quarter.blacksmith': 'Blacksmith',
    'short.quarter.cathedral': 'Cathedral',
    'side.castle': 'castle',
    'side.market': 'market',
    'side.blacksmith': 'blacksmith',
    'side.cathedral': 'cathedral',
    'rule.count.enter': 'Coming to Carcassonne',
    'rule.count.move': 'The count',
    'rule.count.leave': 'Leaving Carcassonne',
    'ask.city.enter': '{name}: put a meeple into Carcassonne, or none',
    'ask.city.moveCount': '{name}: move the count, or leave him',
    'ask.city.join': '{name}: send a meeple out of Carcassonne, or nobody',
    'ask.city.leave': '{name}: send a meeple out of Carcassonne, or nobody',
    'decline.city.enter': 'None to Carcassonne',
    'decline.city.moveCount': 'Leave the count',
    'decline.city.leave': 'Send nobody',
    'because.city.enter': 'Others got points in this turn and {name} none',
    'because.city.moveCount': 'Nobody leaves the quarter of the count',
    'because.city.join': 'Features are about to be scored: meeples of the right quarter may join them',
    'because.city.leave': 'Before the final scoring meeples may leave the city, one at a time',
    'preview.mayEnter': 'Then you may put a meeple into Carcassonne',
    'preview.enteredCity':
      'From there it can join {quarter, select, castle {a city just before it scores} market {a field at the end, or when a barn scores it} blacksmith {a road just before it scores} other {a monastery just before it scores}}',
    'preview.enteredShut': 'The count is there: nobody leaves this quarter until he moves',
    'preview.leftCity': 'It counts for the majority there',
    'preview.countMoved':
      'Nobody leaves {quarter, select, castle {the castle} market {the market} blacksmith {the blacksmith’s quarter} other {the cathedral}} while he is there',
    'do.move.count': 'Move the count',
    'action.move.count':
      'Count to the {to, select, castle {castle} market {market} blacksmith {blacksmith} other {cathedral}}',
    'event.enteredCity':
      '{name} puts the {figure} into Carcassonne: {quarter, select, castle {castle} market {market} blacksmith {blacksmith} other {cathedral}}.',
    'event.leftCity':
      '{name} sends the {figure} from the {quarter, select, castle {castle} market {market} blacksmith {blacksmith} other {cathedral}}: {feature} {square}.',
    'event.countMoved':
      'The count goes to the {quarter, select, castle {castle} market {market} blacksmith {blacksmith} other {cathedral}}.'
  }
} as const;
