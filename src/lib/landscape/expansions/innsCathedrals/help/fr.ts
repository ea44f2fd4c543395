import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    inns: 'Les auberges',
    'inns.1': 'Une auberge appartient à la route qu’elle borde ; à un carrefour, à ce bras seulement.',
    'inns.2':
      'Une route achevée avec auberge rapporte 2 points par tuile, quel que soit le nombre d’auberges.',
    'inns.3': 'Inachevée à la fin, elle ne rapporte rien.',
    cathedrals: 'Les cathédrales',
    'cathedrals.1': 'Une ville achevée avec cathédrale rapporte 3 points par tuile et 3 par blason.',
    'cathedrals.2': 'Inachevée à la fin, elle ne rapporte rien.',
    large: 'Le grand meeple',
    'large.1': 'Chacun en a un. Il se place et rentre comme un meeple.',
    'large.2': 'Pour la majorité il compte double. Il ne double jamais les points.',
    'ruling.innsAtEnd': 'Ce que vaut à la fin une route avec auberge ou une ville avec cathédrale inachevée.'
  },
  learn: {
    lay: 'Cette route a une auberge près d’un étang. Posez-la à droite du départ.',
    large: 'Occupez la route avec votre grand meeple : il compte double.',
    west: 'Ben a fermé la route à l’autre bout.',
    close: 'Fermez-la ici : la route de l’abbaye la termine.',
    pass: 'Pas besoin de meeple là. Finissez le tour.',
    scored: 'Quatre tuiles et une auberge : 2 points par tuile, 8 en tout.',
    end: 'Inachevée, une route avec auberge ne vaut rien. Une ville avec cathédrale non plus ; achevée elle rapporte 3 par tuile.'
  }
} satisfies Translation<typeof en>;
