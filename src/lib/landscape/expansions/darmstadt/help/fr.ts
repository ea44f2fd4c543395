import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    city: 'Le Darmstadtium',
    'city.1': 'Une ville achevée avec le Darmstadtium rapporte 3 points de plus. Pas à la fin de la partie.',
    church: 'Les églises',
    'church.1':
      'Une église est une abbaye. Quand elle est achevée, occupée ou non, qui a le plus de meeples sur ses neuf cases gagne 3 points ; à égalité, chacun les gagne. Chaque meeple compte une fois, quelle que soit sa taille, avant que quiconque rentre.',
    'ruling.darmstadtRemovesTwo':
      'Si deux abbayes du jeu de base restent dans la boîte, comme le conseille l’éditeur.'
  },
  learn: {
    lay: 'Une église dans un virage. Posez-la à droite.',
    claim: 'Placez un moine.',
    end: 'Quand l’église est achevée, avoir le plus de meeples autour rapporte 3 points.'
  }
} satisfies Translation<typeof en>;
