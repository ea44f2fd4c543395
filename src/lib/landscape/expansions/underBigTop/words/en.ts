/** Texts of the set for the new-table page and the board. */
export default {
  set: {
    name: 'Under the Big Top',
    about:
      'A circus pays everyone who stands around it, acrobats build pyramids, and the ringmaster collects.',
    lesson: 'The circus comes to town.',
    'option.pyramidBy': 'A full pyramid may be scored by',
    'option.pyramidBy.anyone': 'anyone',
    'option.pyramidBy.participants': 'players who stand in it',
    'option.extraMeeples': 'More meeples for each player',
    'option.extraMeeples.0': 'none',
    'option.extraMeeples.2': 'two',
    'part.bigTop': 'Big top',
    'part.acrobats': 'Acrobats',
    'part.ringmaster': 'Ringmaster',
    'meet.anniversary20': 'No arrow sends a meeple to a pyramid.',
    'meet.blackDragon': 'It eats acrobats, too. The big top stays.',
    'meet.covid19': 'Acrobats are not infected.',
    'meet.naturalDisasters': 'If a meteor hits the big top’s tile, it waits for the next circus tile.'
  },
  board: {
    'figure.ringmaster': 'ringmaster',
    'feature.acrobats': 'the pyramid',
    'short.acrobats': 'Pyramid',
    'score.bigTop': 'big top: {n, plural, one {# figure} other {# figures}}',
    'score.acrobats': '{n, plural, one {# acrobat} other {# acrobats}}',
    'score.ringmaster': 'ringmaster: {n, plural, one {# tile} other {# tiles}}',
    'rule.bigTop': 'The big top',
    'rule.acrobats': 'Acrobats',
    'rule.ringmaster': 'The ringmaster',
    'do.score': 'Score the pyramid',
    'action.score': 'Score the pyramid {square}',
    'awaits.score': '{name}: place a figure or score a pyramid',
    'event.revealedToken':
      'The token under the big top: {token, select, animal1 {1} animal3 {3} animal4 {4} animal5 {5} animal6 {6} other {7}}.',
    'awaits.draw.animals': 'The token under the big top is revealed',
    'preview.drawAnimals': 'Then the token under the big top is revealed, and the big top moves here',
    'preview.bigTop': 'The big top comes here'
  }
} as const;
