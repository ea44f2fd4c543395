import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Les Abbayes spéciales',
    about: 'Une figurine y est debout comme moine, ou couchée comme abbé jusqu’à la fin.',
    lesson: 'Un abbé regarde la ligne et la colonne.',
    'option.monasteryTiles': 'Abbayes ordinaires du jeu de base',
    'option.monasteryTiles.replace': 'restent dans la boîte',
    'option.monasteryTiles.add': 'sont aussi jouées',
    'meet.abbot':
      'La figurine abbé peut prendre les deux positions ; de celle d’abbé, elle ne revient pas avant la fin.',
    'meet.naturalDisasters':
      'Un météore dans la ligne ne compte rien et ne l’arrête pas ; une case inondée compte 1.',
    'meet.blackDragon': 'Une abbaye spéciale entourée où il n’y a que des abbés ne donne aucun pas.'
  },
  board: {
    'side.abbot': 'comme abbé',
    'short.monastery.abbot': 'En abbé',
    'preview.abbotPlace': 'Reste jusqu’à la fin : 1 point par tuile de la ligne et de la colonne'
  }
} satisfies Translation<typeof en>;
