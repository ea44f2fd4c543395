import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    inns: 'Posadas',
    'inns.1': 'Una posada pertenece al camino junto al que está; en un cruce, solo a ese ramal.',
    'inns.2': 'Un camino completo con posada da 2 puntos por loseta, tenga las posadas que tenga.',
    'inns.3': 'Sin acabar al final no da nada.',
    cathedrals: 'Catedrales',
    'cathedrals.1': 'Una ciudad completa con catedral da 3 puntos por loseta y 3 por escudo.',
    'cathedrals.2': 'Sin acabar al final no da nada.',
    large: 'El seguidor grande',
    'large.1': 'Cada uno tiene uno. Se pone y vuelve como un seguidor.',
    'large.2': 'Para la mayoría vale por dos. Nunca dobla los puntos.',
    'ruling.innsAtEnd': 'Lo que vale al final un camino con posada o una ciudad con catedral sin acabar.'
  },
  learn: {
    lay: 'Este camino tiene una posada junto a un estanque. Colócalo a la derecha de la inicial.',
    large: 'Ocupa el camino con tu seguidor grande: vale por dos.',
    west: 'Ben cerró el camino por el otro extremo.',
    close: 'Ciérralo aquí: el camino del monasterio lo termina.',
    pass: 'Ahí no necesitas seguidor. Termina el turno.',
    scored: 'Cuatro losetas y una posada: 2 puntos por loseta, 8 en total.',
    end: 'Sin acabar, un camino con posada no vale nada. Tampoco una ciudad con catedral; completa da 3 por loseta.'
  }
} satisfies Translation<typeof en>;
