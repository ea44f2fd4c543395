/** Texts of the set's rules page, rulings and lesson. */
export default {
  guide: {
    king: 'The king',
    'king.1':
      'Whoever lays the tile that completes the first city takes the king, and passes it on as soon as another player completes a larger one. It does not matter whose city it is; only tiles count, not shields.',
    'king.2': 'At the end the king is worth 1 point for each complete city on the table.',
    robber: 'The robber baron',
    'robber.1':
      'The robber baron goes with the longest complete road in the same way, and is worth 1 point for each complete road.',
    'robber.2': 'Equal size changes nothing. The title changes hands after scoring.',
    'ruling.kingRobber':
      'What the titles are worth: a point for each complete city or road at the end, a fixed sum, or a point whenever one is completed while they are held.'
  },
  learn: {
    lay: 'Close the city above the start tile.',
    claim: 'Place a knight in it.',
    end: 'Four points, and you are king: yours is the first complete city. A city of three tiles would make Ben king.'
  }
} as const;
