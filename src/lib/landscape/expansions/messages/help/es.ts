import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    messages: 'Mensajes',
    'messages.1':
      'Cada uno tiene una figura de puntos y un mensajero. Quien gana puntos avanza una de las dos con todos ellos. La puntuación es la suma de ambas.',
    'messages.2':
      'Si una de tus figuras llega en tu turno a una casilla divisible por 5, robas un mensaje en esa puntuación. Usas su acción o tomas 2 puntos. Estos puntos pueden traer el siguiente.',
    'messages.3':
      'El camino, la ciudad o el monasterio más pequeño con una figura tuya da sus puntos actuales. Recibes 2 puntos por cada caballero o por cada escudo de sus ciudades, y 3 por cada granjero. Una figura puntúa y vuelve. O juegas otra loseta como un turno entero.',
    'ruling.messageRound':
      'Cada ganancia se anota aparte. También se pueden anotar juntos todos los puntos de un turno al final.',
    'ruling.messageBlocked': 'Una figura ajena en la casilla oscura no impide el mensaje, salvo acuerdo.',
    'ruling.messageFarmers': 'El mensaje de los granjeros da 3 puntos por cada uno, o 2.'
  },
  learn: {
    lay: 'Cierra tu camino con esta loseta.',
    advance: 'Avanza tu mensajero los 3 puntos.',
    end: 'Los puntos son la suma de ambas figuras. Una casilla divisible por 5 trae un mensaje.'
  }
} satisfies Translation<typeof en>;
