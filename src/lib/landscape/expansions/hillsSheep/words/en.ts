/** What the page of a new table and the board say of it. */
export default {
  set: {
    name: 'Hills & Sheep',
    about: 'Hills break ties, vineyards help monasteries, and shepherds gather sheep.',
    lesson: 'A shepherd.',
    'option.hillTie': 'A hill breaks a tie by',
    'option.hillTie.any': 'any follower on it',
    'option.hillTie.number': 'the number of followers on hills',
    'option.vineyardGardens': 'Vineyards count for gardens, too',
    'part.shepherd': 'Shepherds',
    'part.hill': 'Hills',
    'part.vineyard': 'Vineyards'
  },
  board: {
    'figure.shepherd': 'shepherd',
    'score.flock': 'flock',
    'score.vineyard': 'vineyards',
    'rule.flock': 'Shepherds',
    'awaits.flock': '{name}: let the flock grow or drive it home',
    'do.flock': 'Choose',
    'action.flock': 'Flock',
    'event.drewToken':
      '{name} draws {token, select, wolf {the wolf} sheep1 {1 sheep} sheep2 {2 sheep} sheep3 {3 sheep} other {4 sheep}}.',
    'awaits.drawSheep': '{name} draws from the bag of sheep'
  }
} as const;
