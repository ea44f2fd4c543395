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
    'option.innsAtEnd.plain': 'cuenta como otra',
    'part.largeFollower': 'Seguidor grande',
    'part.inn': 'Posadas',
    'part.cathedral': 'Catedrales',
    'meet.naturalDisasters': 'Un camino con posada inundado nunca se completa y no da nada al final.'
  },
  board: {
    'figure.largeFollower': 'seguidor grande',
    'score.inn': 'posada',
    'score.cathedral': 'catedral'
  }
} satisfies Translation<typeof en>;
