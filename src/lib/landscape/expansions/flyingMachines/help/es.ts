import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    flight: 'Volar',
    'flight.1':
      'En lugar de poner un seguidor en la loseta nueva puedes ponerlo en la máquina. Después se tira el dado: el seguidor vuela 1, 2 o 3 casillas en la dirección de la flecha.',
    'flight.2':
      'Lo que hay en medio no importa. En la loseta a la que llega debe ir a un camino, ciudad o monasterio sin acabar, libre o no; nunca a un campo.',
    'flight.3': 'Si allí no hay loseta o nada le sirve, vuelve a casa y no pones a nadie más.'
  },
  learn: {
    lay: 'Esta máquina vuela al oeste. Colócala a la derecha.',
    claim: 'Pon un seguidor en la máquina.',
    land: 'El dado muestra 1: llega a la loseta inicial. Elige el camino.',
    end: 'Ahora está en el camino. También podía ir a la ciudad.'
  }
} satisfies Translation<typeof en>;
