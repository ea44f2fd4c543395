import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    ferries: 'Transbordadores',
    'ferries.1':
      'Cada camino de una loseta de lago acaba en el lago. Primero puedes poner una figura en uno de ellos. Después debes poner un transbordador que una dos de ellos en un solo camino. Los demás quedan cerrados.',
    'ferries.2':
      'Si tu loseta alarga un camino con transbordador, puedes girar el primer transbordador de ese camino en cada dirección, cada uno una vez, para que una otros dos caminos de su lago. Un camino que solo acaba en un lago no tiene transbordador.',
    'ferries.3':
      'Lo que cierra un transbordador se completa con la loseta de este turno. Un lago cuenta una vez en cada camino que llega a él, y no es una posada.'
  },
  learn: {
    lay: 'Coloca este lago a la derecha.',
    ferry: 'Que el transbordador una el camino del oeste con el del sur.',
    end: 'El camino del este acaba ahora en el lago.'
  }
} satisfies Translation<typeof en>;
