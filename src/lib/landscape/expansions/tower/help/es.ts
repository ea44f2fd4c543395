import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    floors: 'Cimientos y pisos',
    'floors.1':
      'En lugar de poner una figura en la loseta nueva puedes poner uno de tus pisos en unos cimientos o una torre abierta.',
    'floors.2':
      'O pones un seguidor en una torre abierta de al menos un piso. La cierra, se queda hasta que lo capturen y no puntúa.',
    capture: 'Capturar e intercambiar',
    'capture.1':
      'Con el piso puedes capturar un seguidor: en la casilla de la torre o en línea recta hasta tantas casillas como pisos tenga. Ni huecos ni otras torres estorban.',
    'capture.2':
      'El tuyo vuelve a tu reserva, el de otro es tu prisionero. Constructor, cerdo y granero no se capturan.',
    'capture.3':
      'En cuanto dos jugadores tienen presos seguidores del otro, cada uno devuelve uno. Quien acaba de capturar elige cuál de los suyos vuelve.',
    ransom: 'Rescate',
    'ransom.1':
      'Una vez en tu turno, antes de puntuar, puedes pagar 3 puntos al captor y recuperar un seguidor. Debes tener los 3 puntos, y puedes usar el seguidor al instante.',
    'ransom.2': 'Los prisioneros no dan puntos al final.',
    'ruling.towerTypes':
      'En una torre pueden estar los seguidores que pueden ir a cualquier zona. Con la opción también el abad; alcalde y carro nunca.'
  },
  learn: {
    lay: 'Esta loseta tiene cimientos. Colócala debajo de la inicial.',
    build: 'Construye un piso en lugar de poner un seguidor.',
    monk: 'Ben ha puesto un monje junto a la torre.',
    next: 'Coloca esta loseta a la derecha de la torre.',
    raise: 'Sube la torre.',
    take: 'El monje está al alcance. Captúralo.',
    held: 'El monje es tu prisionero. Ben puede rescatarlo por 3 puntos.',
    end: 'Un seguidor tuyo en una torre la cierra.'
  }
} satisfies Translation<typeof en>;
