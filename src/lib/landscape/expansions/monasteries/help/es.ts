import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    monasteries: 'Monasterios especiales',
    'monasteries.1':
      'En un monasterio especial puedes poner un seguidor de pie, como monje, o tumbado, como abad. Una figura en cualquiera de las dos posiciones impide poner otras.',
    'monasteries.2':
      'Un monje puntúa como en cualquier monasterio. Un abad se queda hasta el final; entonces da 1 punto por su loseta y 1 por cada loseta de la fila y la columna sin huecos desde él, en las cuatro direcciones hasta la primera casilla vacía.',
    'monasteries.3':
      'Monjes y abades se cuentan por separado. Un monasterio rodeado donde solo hay abades no está completo.',
    'ruling.monasteryTiles':
      'Los seis monasterios normales del juego base se quedan en la caja, o también se juegan.'
  },
  learn: {
    lay: 'Coloca este monasterio debajo de la loseta inicial.',
    abbot: 'Pon un seguidor como abad.',
    end: 'Al final puntúa las losetas de su fila y su columna.'
  }
} satisfies Translation<typeof en>;
