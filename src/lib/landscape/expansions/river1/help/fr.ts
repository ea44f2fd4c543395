import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    river: 'Poser la rivière',
    'river.1':
      'La source est sur la table au lieu de la tuile de départ. Toutes les tuiles rivière viennent d’abord, le lac en dernier.',
    'river.2':
      'Chaque tuile rivière continue là où l’eau s’arrête. La rivière ne tourne pas deux fois de suite du même côté.',
    'river.3': 'Sinon ce sont des tours ordinaires, avec meeples et décompte.',
    figures: 'Terre et eau',
    'figures.1': 'Personne ne se place sur la rivière.',
    'figures.2':
      'La rivière sépare les prés ; ils se rejoignent autour de la source et du lac, mais pas sous un pont.',
    'ruling.riverTurns': 'Si un tronçon droit entre deux virages permet le second.'
  },
  learn: {
    lay: 'La partie commence à une source. Les tuiles rivière viennent d’abord, et l’eau doit continuer : posez celle-ci.',
    field: 'Personne ne va sur l’eau, mais les prés voisins sont libres. Prenez celui du haut.',
    bent: 'Ben a fait tourner la rivière vers le sud.',
    bend: 'Elle ne tourne pas deux fois de suite du même côté, il ne reste donc que ce sens. Posez la tuile.',
    wraps: 'Les deux rives sont un seul pré, car il contourne la source : votre meeple le tient tout entier.',
    end: 'Cela continue jusqu’au lac. Puis on pioche les tuiles ordinaires.'
  }
} satisfies Translation<typeof en>;
