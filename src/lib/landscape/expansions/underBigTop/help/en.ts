/** Its rules page, our rulings and its lesson. */
export default {
  guide: {
    top: 'The big top',
    'top.1':
      'The first circus tile brings the big top with a hidden token. With every further one the token is revealed after scoring: each of your followers on its nine squares is worth that many points. Then the big top moves on. The last token is revealed at the end.',
    acrobats: 'Acrobats',
    'acrobats.1':
      'Instead of placing a figure elsewhere you may put a meeple on a pyramid of the tile or beside it. Three fill it; then a player may use the turn to score it: 5 points for each acrobat. At the end all acrobats bring 5 points.',
    ringmaster: 'The ringmaster',
    'ringmaster.1':
      'The ringmaster is a follower. When its feature is scored, it brings 2 points for each circus and acrobat tile on its nine squares.',
    'ruling.pyramidBy': 'Anyone may score a full pyramid; by option only those who are in it.',
    'ruling.extraMeeples': 'A Nordic box has two more meeples for each seat.'
  },
  learn: {
    lay: 'A circus. Lay it below the start.',
    claim: 'Place a farmer beside it.',
    end: 'The next circus tile reveals the token: your followers around score.'
  }
} as const;
