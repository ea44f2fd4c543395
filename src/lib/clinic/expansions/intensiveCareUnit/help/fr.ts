import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    unit: 'Soins intensifs',
    'unit.1':
      'L’unité est un module spécial avec un lit et une place de médecin. Elle traite les patients de tout service dont vous avez le centre.',
    'unit.2':
      'Un traitement enlève deux niveaux et rapporte la différence de revenu. Qui n’est pas guéri reste et n’empire pas cette manche.',
    'ruling.intensiveCareNumbers':
      'Connu : elle enlève deux niveaux, et il y en a trois. Coût, lit, places et revenu sont notre choix.'
  },
  learn: {
    build: 'Construis l’unité de soins intensifs sur le toit de ton centre.',
    move: 'Envoie-y ton médecin rouge et le patient rouge. Rouge traite rouge sans infirmière.',
    better: 'Le patient est jaune maintenant et reste. Tu as gagné la différence : 30 $ moins 12 $.',
    end: 'À la manche suivante un médecin jaune guérit le patient sans infirmière. Les soins intensifs sauvent ceux que nul médecin ne peut guérir.'
  }
} satisfies Translation<typeof en>;
