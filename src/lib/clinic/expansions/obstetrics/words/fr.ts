import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Obstétrique',
    about: 'Les femmes enceintes doivent être soignées la manche de leur arrivée, sinon elles partent.',
    lesson: 'Admettre une femme enceinte et la soigner à temps.'
  },
  clinic: {
    'kind.pregnantWoman': 'femme enceinte'
  }
} satisfies Translation<typeof en>;
