import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Les Petits Bâtiments',
    about: 'Tours, maisons et cabanes : un point pour chaque zone où ils se trouvent.',
    lesson: 'Une cabane au bord de la route.',
    'option.littleBuildings': 'Points d’une tour, d’une maison, d’une cabane',
    'option.littleBuildings.1/1/1': '1 chacune',
    'option.littleBuildings.3/2/1': '3, 2 et 1',
    'meet.innsCathedrals':
      'Auberge et cathédrale ne doublent pas les bâtiments ; inachevées, elles n’en rapportent que les points.',
    'meet.naturalDisasters':
      'Pas de bâtiment sur un météore ou une inondation ; celui d’une tuile frappée va dans la boîte.',
    'meet.blackDragon': 'Les bâtiments ne sont pas dévorés, et leurs points comptent pour les 50.'
  },
  board: {
    'supply.smallTower': '{n, plural, one {# tour} other {# tours}}',
    'supply.house': '{n, plural, one {# maison} other {# maisons}}',
    'supply.shed': '{n, plural, one {# cabane} other {# cabanes}}',
    'score.littleBuildings': 'bâtiments',
    'rule.littleBuildings': 'Les petits bâtiments',
    'awaits.build': '{name} : placer une figurine ou bâtir',
    'awaits.build.alone': '{name} : bâtir, ou passer',
    'do.build.smallTower': 'Bâtir la tour',
    'do.build.house': 'Bâtir la maison',
    'do.build.shed': 'Bâtir la cabane',
    'action.build.smallTower': 'Tour',
    'action.build.house': 'Maison',
    'action.build.shed': 'Cabane',
    'event.builtToken': '{name} bâtit sur la tuile : {square}.',
    'preview.builtToken': 'Compte pour chaque zone de cette tuile, à qui qu’elle soit'
  }
} satisfies Translation<typeof en>;
