import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Monasterios Especiales',
    about:
      'En un monasterio especial, un seguidor está de pie como monje, o tumbado como abad hasta el final.',
    lesson: 'Un abad mira la fila y la columna.',
    'option.monasteryTiles': 'Monasterios normales del juego base',
    'option.monasteryTiles.replace': 'se quedan en la caja',
    'option.monasteryTiles.add': 'también se juegan',
    'meet.abbot': 'La figura del abad puede tomar las dos posiciones; desde la de abad no se recupera antes.',
    'meet.naturalDisasters':
      'Un meteorito en la fila no cuenta y no la corta; una casilla inundada cuenta 1.',
    'meet.blackDragon': 'Un monasterio especial rodeado donde solo hay abades no da ningún paso al dragón.'
  },
  board: {
    'side.abbot': 'como abad',
    'short.monastery.abbot': 'Como abad',
    'preview.abbotPlace': 'Se queda hasta el final: 1 punto por loseta de su fila y su columna'
  }
} satisfies Translation<typeof en>;
