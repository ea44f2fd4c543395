import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Unité de soins intensifs',
    about: 'Un module spécial où un traitement améliore de deux niveaux.',
    lesson: 'Construire les soins intensifs et y traiter un patient rouge.'
  }
} satisfies Translation<typeof en>;
