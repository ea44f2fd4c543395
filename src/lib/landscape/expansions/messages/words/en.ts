/** What the page of a new table and the board say of it. */
export default {
  set: {
    name: 'The Messages',
    about: 'A second figure on the scoring track, and messages on its dark spaces.',
    lesson: 'The messenger brings a message.',
    'option.messageRound': 'Points are moved',
    'option.messageRound.award': 'award by award',
    'option.messageRound.turn': 'together at the end of the turn',
    'option.messageBlocked': 'A figure of another player on the space',
    'option.messageBlocked.false': 'does not matter',
    'option.messageBlocked.true': 'keeps the message back',
    'option.messageFarmers': 'Points for each own farmer',
    'option.messageFarmers.3': '3',
    'option.messageFarmers.2': '2'
  },
  board: {
    'supply.messenger': 'the messenger is on {n}',
    'rule.messages': 'Messages',
    'score.message': 'message',
    'draws.messages': 'A message is drawn.',
    'awaits.advance': '{name}: move the score figure or the messenger',
    'do.advance': 'Move',
    'action.advance': 'Move this figure by the points',
    'awaits.message': '{name}: use the message or take 2 points',
    'do.message': 'Message',
    'action.message': 'Use the message',
    'event.advanced': '{name} is on {field} now.',
    'event.drewMessage': '{name} draws a message.'
  }
} as const;
