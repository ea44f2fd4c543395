import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Obstétrique',
    about: 'Les femmes enceintes doivent être traitées la manche de leur arrivée, sinon elles partent.',
    lesson: 'Admettre une femme enceinte et la traiter à temps.'
  }
} satisfies Translation<typeof en>;
