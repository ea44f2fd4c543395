/** Texts of the set for the new-table page and the board. */
export default {
  set: {
    name: 'The Messages',
    about: 'A second figure on the scoring track, and messages on its dark spaces.',
    lesson: 'The messenger brings a message.',
    'option.messageRound': 'Points are moved',
    'option.messageRound.award': 'award by award',
    'option.messageRound.turn': 'together at the end of the turn',
    'option.messageBlocked': 'A figure of another player on the dark space',
    'option.messageBlocked.false': 'does not matter',
    'option.messageBlocked.true': 'keeps the message back',
    'option.messageFarmers': 'The farmers’ message gives for each',
    'option.messageFarmers.3': '3 points',
    'option.messageFarmers.2': '2 points',
    'meet.blackDragon': 'Each of the two figures brings the dragon at 50, not their sum.',
    'meet.anniversary20': 'The tile of a message is a turn of its own; an arrow’s extra turn comes after it.',
    'meet.tradersBuilders': 'The turn of a message has a second tile of its own, if a builder brings it.'
  },
  board: {
    'supply.messenger': 'Messenger on space {n}',
    'rule.messages': 'Messages',
    'score.message': 'message',
    'draws.messages': 'A message is drawn',
    'awaits.draw.messages': 'A message is being drawn for {name}',
    'awaits.advance': '{name}: move one of the two figures',
    'because.advance':
      '{points, plural, one {# point} other {# points}} to move. Score figure: {marker}, messenger: {messenger}. Stopping on 5, 10, 15 … brings a message',
    'do.advance': 'Move it',
    'action.advance': '{piece, select, marker {Score figure} other {Messenger}}',
    'awaits.message': '{name}: use the message, or take 2 points',
    'do.message': 'Choose',
    'action.message':
      '{choice, select, points {2 points} other {{on, select, none {Use the message} other {{feature} {square}}}}}',
    'event.advanced':
      '{name}: the {piece, select, marker {score figure} other {messenger}} moves to space {field}.',
    'event.drewMessage': '{name} draws a message.',
    'because.smallestRoad': 'The smallest road with a figure of yours gives its points now',
    'because.smallestCity': 'The smallest city with a figure of yours gives its points now',
    'because.smallestMonastery': 'The smallest monastery with a figure of yours gives its points now',
    'because.shields': '2 points for each shield in cities with a knight of yours',
    'because.knights': '2 points for each knight of yours',
    'because.farmers': 'Points for each farmer of yours',
    'because.extraTile': 'Play a further tile as a whole turn',
    'because.scoreFigure': 'One figure of yours is scored as at the end and taken back'
  }
} as const;
