import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    unit: 'Soins intensifs',
    'unit.1':
      'L’unité est une salle spéciale avec un lit et une place de médecin. Elle soigne les patients de tout service dont vous avez le pôle.',
    'unit.2':
      'Un soin améliore l’état du patient de deux niveaux et rapporte la différence de revenu. Qui n’est pas guéri reste, et son état ne s’aggrave pas cette manche.',
    'ruling.intensiveCareNumbers':
      'Connu : elle améliore l’état de deux niveaux, et il y en a trois. Coût, lit, places et revenu sont de nous.'
  },
  learn: {
    build: 'Construisez l’unité de soins intensifs au-dessus de votre pôle Psychiatrie.',
    move: 'La Cardiologie n’a pas de salle de soins. Envoyez votre médecin rouge et le patient rouge aux soins intensifs : rouge soigne rouge sans infirmier.',
    better: 'Le patient est jaune maintenant et reste. Vous avez gagné la différence : $30 moins $12.',
    end: 'À la manche suivante, un médecin jaune guérit le patient sans infirmier. Les soins intensifs sauvent ceux que nul médecin ne peut guérir.'
  }
} satisfies Translation<typeof en>;
