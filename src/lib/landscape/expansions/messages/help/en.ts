/** Texts of the set's rules page, rulings and lesson. */
export default {
  guide: {
    messages: 'Messages',
    'messages.1':
      'Each player has a score figure and a messenger. Whoever gets points moves one of the two by all of them. The score is the sum of both.',
    'messages.2':
      'If one of your figures comes to a space divisible by 5 in your own turn, you draw one message for that round of scoring. You use its action, or take 2 points. These points may bring the next message.',
    'messages.3':
      'The smallest road, city or monastery with a figure of yours gives its present points. You get 2 points for each of your knights or for each shield in their cities, and 3 for each of your farmers. One figure is scored and taken back. Or you play a further tile as a whole turn.',
    'ruling.messageRound':
      'Every award of points is moved by itself. All points of a turn can also be moved together at its end.',
    'ruling.messageBlocked':
      'A figure of another player on the dark space keeps no message back, unless so agreed.',
    'ruling.messageFarmers': 'The message of the farmers gives 3 points for each, or 2.'
  },
  learn: {
    lay: 'Close your road with this tile.',
    advance: 'Move your messenger by the 3 points.',
    end: 'Your points are the sum of both figures. A space divisible by 5 brings a message.'
  }
} as const;
