import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    floors: 'Cimientos y pisos',
    'floors.1':
      'En lugar de poner una figura en la loseta nueva puedes poner uno de tus pisos en unos cimientos o una torre abierta.',
    'floors.2':
      'O pones una figura en una torre abierta de al menos un piso. La cierra, se queda hasta que la capturen y no puntúa.',
    capture: 'Capturar e intercambiar',
    'capture.1':
      'Con el piso puedes capturar una figura: en la casilla de la torre o en línea recta a tantas casillas como pisos tenga. Ni huecos ni otras torres estorban.',
    'capture.2':
      'La tuya vuelve a tu reserva, la de otro es tu prisionero. Constructor, cerdo y granero no se capturan.',
    'capture.3':
      'En cuanto dos jugadores tienen presas figuras del otro, cada uno devuelve una. Quien acaba de capturar elige cuál de las suyas vuelve.',
    ransom: 'Rescate',
    'ransom.1':
      'Una vez en tu turno, antes de puntuar, puedes pagar 3 puntos y recuperar una figura. Debes tenerlos, y puedes usarla al instante.',
    'ransom.2': 'Los prisioneros no dan puntos al final.',
    'ruling.towerTypes':
      'En una torre pueden estar las figuras que valen en toda zona. Con la opción también el abad; alcalde y carro nunca.'
  },
  learn: {
    lay: 'Esta loseta tiene cimientos. Colócala debajo de la inicial.',
    build: 'Construye un piso en lugar de poner un seguidor.',
    monk: 'Ben ha puesto un monje junto a la torre.',
    next: 'Coloca esta loseta a la derecha de la torre.',
    raise: 'Sube la torre.',
    take: 'El monje está al alcance. Captúralo.',
    held: 'El monje es tu prisionero. Ben puede rescatarlo por 3 puntos.',
    end: 'Una figura tuya en una torre la cierra.'
  }
} satisfies Translation<typeof en>;
