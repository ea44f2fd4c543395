import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    spring: 'La source avec une route',
    'spring.1':
      'Avec une rivière, cette source remplace l’autre, et la seconde tuile est mêlée à la rivière. La route partage le pré derrière la source et finit à une maison qui n’est pas une auberge. Sans rivière, les deux restent dans la boîte.'
  },
  learn: {
    lay: 'La rivière commence à une source avec une route. Posez cette tuile à droite.',
    claim: 'Occupez la ville au nord.',
    end: 'Une seule source est en jeu.'
  }
} satisfies Translation<typeof en>;
