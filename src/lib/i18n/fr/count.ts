import type { Messages } from '../messages.ts';

export default {
  title: 'Décompte final',
  step: '{n} sur {of}',
  skip: 'Passer',
  next: 'Suivant',
  wins: '{name} gagne avec {n, plural, one {# point} other {# points}}',
  ties: '{names} gagnent ensemble avec {n, plural, one {# point} other {# points}}',
  solo: '{n, plural, one {# point} other {# points}}',
  during: 'Pendant la partie',
  end: 'Décompte final',
  total: 'Total',
  picture: 'Partager une image',
  sources: 'D’où viennent les points',
  course: 'Les points au fil de la partie',
  turning: 'Quand la tête a changé',
  leads: '{name} a pris la tête. {what}',
  road: 'Routes',
  city: 'Villes',
  monastery: 'Abbayes',
  garden: 'Jardins',
  field: 'Prés',
  sets: 'Autres points'
} satisfies Messages<'count'>;
