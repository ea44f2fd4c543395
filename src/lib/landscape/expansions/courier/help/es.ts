import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    courier: 'El emisario',
    'courier.1':
      'El emisario empieza en la loseta inicial. Si un seguidor puesto este turno sigue, al final del turno, en un camino, ciudad, monasterio o jardín sin acabar, en su casilla o en su fila o columna a cualquier distancia, acude a él.',
    'courier.2':
      'Su dueño gana los puntos que esa zona daría al final de la partida. De varios seguidores vale el primero puesto, nunca el fantasma.',
    'ruling.courierPays':
      'Si trae los puntos de la zona a la que acude, o de cada camino, ciudad, monasterio y jardín ocupados en las nueve casillas a su alrededor.'
  },
  learn: {
    lay: 'Coloca esta loseta a la derecha.',
    place: 'Pon un seguidor en el camino, en la fila del emisario.',
    end: 'Ha acudido y ha traído los puntos del camino.'
  }
} satisfies Translation<typeof en>;
