import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    shepherd: 'Pastores',
    'shepherd.1':
      'En lugar de otra figura puedes poner tu pastor en un campo de la loseta nueva, con granjeros o sin ellos, si no hay allí otro pastor. Robas al instante una ficha de la bolsa: de 1 a 4 ovejas, o el lobo.',
    'shepherd.2':
      'Cuando otra loseta tuya amplía el campo, eliges: robar otra ficha o llevar el rebaño a casa. Entonces cada pastor del campo puntúa todas sus ovejas, 1 punto cada una, y vuelve.',
    'shepherd.3':
      'El lobo devuelve sin puntos a todos los pastores del campo. Todas las fichas vuelven a la bolsa.',
    'shepherd.4': 'Un campo cerrado puntúa al instante. Al final de la partida los pastores no puntúan.',
    hill: 'Colinas',
    'hill.1': 'Por cada colina, la loseta superior de la pila sale del juego sin verse.',
    'hill.2': 'Si hay empate en una zona, ganan quienes tienen un seguidor en una de sus colinas.',
    vineyard: 'Viñedos',
    'vineyard.1':
      'Cada viñedo en las ocho casillas alrededor de un monasterio da 3 puntos más cuando el monasterio se completa.',
    'ruling.hillTie': 'Si basta un seguidor en una colina, o decide el número de seguidores en colinas.',
    'ruling.vineyardGardens': 'Si los viñedos cuentan también para jardines.'
  },
  learn: {
    lay: 'Coloca esta loseta a la derecha.',
    shepherd: 'Pon tu pastor en el campo del sur.',
    ben: 'Robaste 2 ovejas. Ben coloca una loseta.',
    extend: 'Amplía el campo de tu pastor.',
    score: 'Podrías robar otra vez, pero puede venir el lobo. Lleva el rebaño a casa.',
    end: 'Dos ovejas, dos puntos, y el pastor vuelve a estar libre.'
  }
} satisfies Translation<typeof en>;
