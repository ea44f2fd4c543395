import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Games Quarterly 11',
    about: 'Diez losetas normales con paisajes poco comunes.',
    lesson: 'Una ciudad en tres lados.',
    'option.gqHerd': 'La loseta de campo tiene una piara',
    'part.pigHerd': 'Piara',
    'meet.river2': 'Dos piaras en un campo cuentan una vez.'
  },
  board: {
    'score.pigHerd': 'piara'
  }
} satisfies Translation<typeof en>;
