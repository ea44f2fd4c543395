import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Los Pescadores',
    authors: 'jugadores de Carcassonne Central',
    about: 'Seguidores en los tramos de un río. Solo con El Río o El Río II.',
    lesson: 'Un pescador en el manantial.',
    'meet.river1': 'Del manantial al lago hay un solo tramo.',
    'meet.river2':
      'En la bifurcación acaban tres tramos; una ciudad y el lago del volcán cierran los brazos.',
    'meet.naturalDisasters': 'Un tramo que toca la inundación nunca se completa.',
    'meet.covid19': 'Un tramo es una zona que puede infectarse, junto a los campos que lo bordean.',
    'meet.blackDragon': 'Un tramo completo cuenta como una zona completa.',
    'meet.goldmines': 'Un tramo completo toma el oro de sus losetas.'
  },
  board: {
    'score.fishermen': 'peces',
    'score.river': 'río'
  }
} satisfies Translation<typeof en>;
