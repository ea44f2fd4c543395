/** What the page of a new table and the board say of it. */
export default {
  set: {
    name: 'Under the Big Top',
    about: 'A circus that moves, pyramids of acrobats and a ringmaster.',
    lesson: 'A circus.',
    'option.pyramidBy': 'A full pyramid is scored by',
    'option.pyramidBy.anyone': 'anyone',
    'option.pyramidBy.participants': 'those who are in it',
    'option.extraMeeples': 'Further meeples for each seat',
    'option.extraMeeples.0': 'none',
    'option.extraMeeples.2': 'two',
    'part.bigTop': 'Big top',
    'part.acrobats': 'Acrobats',
    'part.ringmaster': 'Ringmaster'
  },
  board: {
    'figure.ringmaster': 'ringmaster',
    'feature.acrobats': 'the pyramid',
    'short.acrobats': 'Pyramid',
    'score.bigTop': 'big top',
    'score.acrobats': 'acrobats',
    'score.ringmaster': 'ringmaster',
    'rule.bigTop': 'The big top',
    'rule.acrobats': 'Acrobats',
    'rule.ringmaster': 'The ringmaster',
    'do.score': 'Score the pyramid',
    'action.score': 'Score the pyramid {square}',
    'awaits.score': '{name}: place a figure or score a pyramid',
    'event.revealedToken':
      'The token under the big top: {token, select, animal1 {1} animal3 {3} animal4 {4} animal5 {5} animal6 {6} other {7}}.',
    'awaits.drawAnimals': 'The token under the big top is revealed'
  }
} as const;
