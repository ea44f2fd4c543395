import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Games Quarterly 11',
    about: 'Dix tuiles ordinaires aux paysages inhabituels.',
    lesson: 'Une ville sur trois côtés.',
    'option.gqHerd': 'La tuile de pré a un troupeau de cochons',
    'option.gqHerd.false': 'non',
    'option.gqHerd.true': 'oui',
    'part.pigHerd': 'Troupeau de cochons',
    'meet.river2': 'Deux troupeaux dans un pré comptent une fois.'
  },
  board: {
    'score.pigHerd': 'troupeau de cochons',
    'preview.gqHerd':
      'Les cochons de cette tuile {counts, select, yes {comptent comme un troupeau} other {ne sont qu’un dessin, pas un troupeau}}'
  }
} satisfies Translation<typeof en>;
