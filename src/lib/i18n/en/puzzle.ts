/** The puzzle of the day. */
export default {
  title: 'Puzzle of the day',
  about:
    'One position from a game of bots, the same for everyone today. Find the best move. It is made on this device, without a network.',
  making: 'Making the puzzle …',
  failed: 'The puzzle could not be made: {reason}',
  ask: '{name} is to move. Find the best place for this tile, and for a figure.',
  judging: 'The teacher looks at your move …',
  best: 'This is the best move the teacher finds.',
  good: 'Very good: the best move is worth less than a point more.',
  fair: 'Not bad. The best move is worth {n, plural, one {about # point} other {about # points}} more.',
  poor: 'There is a much better move, worth {n, plural, one {about # point} other {about # points}} more.',
  again: 'Try again',
  show: 'Show the best move',
  shown: 'The best move: {what}.',
  solved: 'Solved today',
  streak: '{n, plural, =0 {No day in a row yet} one {# day in a row} other {# days in a row}}',
  tomorrow: 'A new puzzle comes tomorrow.',
  leave: 'Leave the puzzle',
  names: 'Ada, Ben',
  judged: 'Judged by a bot that tries what might be drawn next. It can be wrong.'
} as const;
