import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    courier: 'Le coursier',
    'courier.1':
      'Le coursier commence sur la tuile de départ. Si un meeple placé ce tour est encore, à la fin, sur une route, une ville, une abbaye ou un jardin inachevé, sur sa case ou sur sa ligne ou colonne à toute distance, il vient à lui.',
    'courier.2':
      'Son propriétaire gagne les points que cette zone rapporterait à la fin de la partie. De plusieurs meeples, c’est le premier placé, jamais le fantôme.',
    'ruling.courierPays':
      'S’il apporte les points de la zone où il vient, ou de chaque route, ville, abbaye et jardin occupés sur les neuf cases autour de lui.'
  },
  learn: {
    lay: 'Posez cette tuile à droite.',
    place: 'Placez un meeple sur la route, sur la ligne du coursier.',
    end: 'Il est venu et a apporté les points de la route.'
  }
} satisfies Translation<typeof en>;
