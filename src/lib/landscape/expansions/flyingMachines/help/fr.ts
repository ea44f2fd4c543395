import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    flight: 'Voler',
    'flight.1':
      'Au lieu de placer un meeple sur la nouvelle tuile, vous pouvez le mettre sur la machine. Puis on lance le dé : le meeple vole de 1, 2 ou 3 cases dans le sens de la flèche.',
    'flight.2':
      'Ce qui est entre les deux ne compte pas. Sur la tuile d’arrivée, il doit aller sur une route, dans une ville ou une abbaye inachevées, libres ou non ; jamais dans un pré.',
    'flight.3':
      'Sans tuile là-bas, ou si rien ne lui convient, il rentre, et vous ne placez personne d’autre.'
  },
  learn: {
    lay: 'Cette machine vole vers l’ouest. Posez-la à droite.',
    claim: 'Mettez un meeple sur la machine.',
    land: 'Le dé montre 1 : il arrive sur la tuile de départ. Choisissez la route.',
    end: 'Il est maintenant sur la route. La ville convenait aussi.'
  }
} satisfies Translation<typeof en>;
