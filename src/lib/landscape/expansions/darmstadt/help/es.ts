import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    city: 'El Darmstadtium',
    'city.1': 'Una ciudad completa con el Darmstadtium da 3 puntos más. Al final de la partida no.',
    church: 'Iglesias',
    'church.1':
      'Una iglesia es un monasterio. Cuando se completa, ocupada o no, quien tiene más seguidores en sus nueve casillas gana 3 puntos; si hay empate, todos. Cada seguidor cuenta una vez, sea grande o no, antes de que nadie vuelva.',
    'ruling.darmstadtRemovesTwo':
      'Si dos monasterios del juego base se quedan en la caja, como aconseja la editorial.'
  },
  learn: {
    lay: 'Una iglesia en una curva. Colócala a la derecha.',
    claim: 'Pon un monje.',
    end: 'Cuando se completa la iglesia, tener más seguidores alrededor da 3 puntos.'
  }
} satisfies Translation<typeof en>;
