/** Its rules page, our rulings and its lesson. */
export default {
  guide: {
    king: 'The king',
    'king.1':
      'The player who completes the largest city so far takes the king, even if the city belongs to another player. At the end the king brings 1 point for each completed city.',
    robber: 'The robber baron',
    'robber.1': 'The same holds for roads and the robber baron. A feature of the same size changes nothing.',
    'ruling.kingRobber':
      'The titles count at the end; by option they are worth a fixed sum, or 1 point for each feature completed while they are held.'
  },
  learn: {
    lay: 'Close the city on the top.',
    claim: 'Place a knight, too.',
    end: 'The first completed city makes you king.'
  }
} as const;
