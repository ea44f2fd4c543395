/** The final count of the tile game and its result. */
export default {
  title: 'Final count',
  step: '{n} of {of}',
  skip: 'Skip',
  next: 'Next',
  wins: '{name} wins with {n, plural, one {# point} other {# points}}',
  ties: '{names} share the win with {n, plural, one {# point} other {# points}}',
  solo: '{n, plural, one {# point} other {# points}}',
  during: 'While playing',
  end: 'Final count',
  total: 'Total',
  picture: 'Share a picture',
  sources: 'Where the points came from',
  course: 'Points over the game',
  turning: 'When the lead changed',
  leads: '{name} took the lead. {what}',
  road: 'Roads',
  city: 'Cities',
  monastery: 'Monasteries',
  garden: 'Gardens',
  field: 'Fields',
  sets: 'Other points'
} as const;
