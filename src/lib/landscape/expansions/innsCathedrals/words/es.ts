import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Posadas y Catedrales',
    about:
      'Posadas y catedrales suben la apuesta: más puntos si se acaban, ninguno si no. Y un seguidor grande que vale por dos.',
    lesson: 'Una posada junto al camino y el seguidor grande.',
    'option.innsAtEnd': 'Camino con posada o ciudad con catedral sin acabar',
    'option.innsAtEnd.nothing': 'no da nada',
    'option.innsAtEnd.plain': 'cuenta como otra'
  },
  board: {
    'figure.largeFollower': 'seguidor grande',
    'score.inn': 'posada',
    'score.cathedral': 'catedral'
  }
} satisfies Translation<typeof en>;
