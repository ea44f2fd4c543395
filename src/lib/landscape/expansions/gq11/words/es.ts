import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Games Quarterly 11',
    about: 'Diez losetas normales con paisajes poco comunes.',
    lesson: 'Una ciudad en tres lados.',
    'option.gqHerd': 'La loseta de campo tiene una piara',
    'option.gqHerd.false': 'no',
    'option.gqHerd.true': 'sí',
    'part.pigHerd': 'Piara',
    'meet.river2': 'Dos piaras en un campo cuentan una vez.'
  },
  board: {
    'score.pigHerd': 'piara',
    'preview.gqHerd':
      'Los cerdos de esta loseta {counts, select, yes {cuentan como piara} other {son solo un dibujo, no una piara}}'
  }
} satisfies Translation<typeof en>;
