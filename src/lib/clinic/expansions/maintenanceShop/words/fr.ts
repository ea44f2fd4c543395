import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Atelier d’entretien',
    about: 'Des concierges réduisent l’entretien de vos salles.',
    lesson: 'Engager un concierge et ce qu’il épargne.'
  }
} satisfies Translation<typeof en>;
