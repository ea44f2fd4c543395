import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    dishes: 'Paraboles',
    'dishes.1':
      'Une parabole se construit comme un héliport : sur le toit d’une salle. Rien ne se construit au-dessus.',
    'dishes.2':
      'Chaque parabole ajoute $1 à chaque soin en salle de soins, bloc opératoire et soins intensifs, pas aux consultations.',
    'ruling.satelliteNumbers':
      'Connu : dix paraboles augmentent le revenu des soins. Le montant, le coût et la place sont de nous.'
  },
  learn: {
    build: 'Construisez une parabole sur le toit de votre pôle.',
    move: 'Soignez votre patient blanc : déplacez comme proposé.',
    paid: 'Le soin a rapporté $6, et $1 pour la parabole.',
    end: 'Plus vous soignez de patients à chaque manche, plus une parabole rapporte.'
  }
} satisfies Translation<typeof en>;
