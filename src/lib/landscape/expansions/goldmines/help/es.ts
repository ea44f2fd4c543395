import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    gold: 'Poner y tomar oro',
    'gold.1':
      'Una loseta con mina recibe al instante un lingote, y pones otro en una loseta alrededor, también en diagonal.',
    'gold.2':
      'Cuando un camino o una ciudad se completa y puntúa, su dueño toma el oro de sus losetas. Un monasterio o jardín da el oro de sus nueve casillas.',
    'gold.3':
      'Varios dueños toman un lingote cada uno por turno, primero quien juega. Si nadie puntúa, el oro se queda. Los campos y zonas sin acabar no dan oro.',
    value: 'Su valor',
    'value.1':
      'Al final cada lingote tuyo vale 1 punto si tienes hasta 3, 2 puntos hasta 6, 3 hasta 9 y 4 con más.'
  },
  learn: {
    lay: 'Esta loseta tiene una mina. Colócala a la derecha: un lingote en ella y otro en la inicial.',
    claim: 'Ocupa el camino.',
    end: 'Completa el camino y los dos lingotes son tuyos.'
  }
} satisfies Translation<typeof en>;
