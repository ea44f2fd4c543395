import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    dishes: 'Antennes',
    'dishes.1':
      'Une antenne se construit comme un héliport : sur le toit d’une salle. Rien ne se construit au-dessus.',
    'dishes.2':
      'Chaque antenne ajoute 1 $ à chaque traitement en salle de soins, bloc opératoire et soins intensifs, pas en ambulatoire.',
    'ruling.satelliteNumbers':
      'Connu : dix antennes augmentent le revenu des traitements. Le montant, le coût et la place sont notre choix.'
  },
  learn: {
    build: 'Construis une antenne sur le toit de ton centre.',
    move: 'Traite ton patient blanc : déplace comme proposé.',
    paid: 'Le traitement a rapporté 6 $ et 1 $ pour l’antenne.',
    end: 'Une antenne rapporte d’autant plus que tu traites de patients.'
  }
} satisfies Translation<typeof en>;
