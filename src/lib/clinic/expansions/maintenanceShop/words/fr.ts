import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Atelier d’entretien',
    about: 'Des concierges réduisent l’entretien de vos salles.',
    lesson: 'Embaucher un concierge et voir ce qu’il économise.'
  },
  clinic: {
    'score.salary.janitor': 'concierges',
    'score.upkeep.janitors': 'économisé par les concierges',
    'score.score.janitor': 'concierges'
  }
} satisfies Translation<typeof en>;
