import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    fishermen: 'Pescadores',
    'fishermen.1':
      'En vez de en otra zona, puedes poner un seguidor en un tramo libre del río de la loseta recién colocada, también mientras solo se juegan losetas de río. El abad, el alcalde y el carro no pescan.',
    'fishermen.2':
      'Un tramo va entre dos de estos puntos: manantial, bifurcación, lago, lago del volcán y la ciudad al final de un brazo.',
    'fishermen.3':
      'Cerrado en los dos extremos, da a la mayoría 2 puntos por loseta, y los seguidores vuelven. Al final de la partida, uno sin acabar da 1 punto por loseta.'
  },
  learn: {
    lay: 'Coloca esta loseta de río junto al manantial.',
    fish: 'Pon un seguidor en el río.',
    end: 'El lago completará este tramo.'
  }
} satisfies Translation<typeof en>;
