import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    points: 'Flecha a una casilla vacía',
    'points.1': 'Una flecha apunta a la casilla justo a su lado.',
    'points.2': 'Si la flecha de tu loseta apunta a una casilla vacía, ganas 2 puntos al instante.',
    activate: 'Flechas en uso',
    'activate.1':
      'Si tu flecha apunta a una loseta, se usa. También una flecha ya colocada que apunte a tu loseta.',
    'activate.2':
      'Solo se usa una flecha por turno. Si hay varias, eliges; la tuya conserva sus 2 puntos salvo que sea la elegida.',
    'activate.3': 'Debes usar una flecha, pero no hace falta poner el seguidor que permite.',
    partner: 'Uno más al lado',
    'partner.1':
      'En lugar del seguidor normal puedes poner uno junto a otro tuyo, esté donde esté. Como mucho dos juntos.',
    'partner.2': 'No importa quién más esté en la zona: es una forma de ganar mayorías.',
    elsewhere: 'Uno donde sea',
    'elsewhere.1':
      'En lugar del seguidor normal puedes poner uno en cualquier zona de la mesa sin dueño y sin completar.',
    'elsewhere.2': 'Un campo cerrado cuenta como abierto.',
    extraTurn: 'Un turno más',
    'extraTurn.1': 'Cuando termina este turno, puntuación incluida, tienes otro turno entero.',
    'extraTurn.2': 'En él valen las otras dos flechas, pero no se puede ganar un tercer turno.',
    'ruling.arrowBeside':
      'Si un segundo seguidor puede entrar en una zona que esta loseta acaba de completar; puntúa con ella.',
    'ruling.arrowOwnTile':
      'En la loseta recién colocada sigue valiendo la regla normal, también para una zona que ha completado.',
    'ruling.arrowRepeat':
      'Si una flecha de turno extra que apunta a una loseta durante un turno extra da igualmente sus 2 puntos.',
    'ruling.arrowNoTile': 'Si no quedan losetas, no hay turno extra.',
    'ruling.arrowGarden': 'En un jardín solo está un abad, así que nunca hay segunda figura.',
    'ruling.arrowRecall': 'Recuperar el abad sustituye a cualquier colocación, también la de una flecha.',
    'ruling.arrowBeforeTest':
      'Primero se elige la flecha; después se hace la prueba a las figuras infectadas.'
  },
  learn: {
    points: 'Esta loseta tiene una flecha. Colócala de modo que apunte a una casilla vacía.',
    two: 'Una flecha hacia una casilla vacía: 2 puntos al instante.',
    arrow:
      'Esta te deja poner un seguidor junto a uno tuyo. Colócala de modo que la flecha apunte a una loseta.',
    partner: 'Tienes un caballero en la ciudad. Pon otro a su lado.',
    extra: 'La flecha redonda es un turno más. Haz que apunte a la loseta de la ciudad.',
    go: 'Termina este turno sin seguidor. El siguiente también es tuyo.',
    again: 'Otra vez tu turno: la flecha te dio otra loseta.',
    close: 'Cierra la ciudad con ella.',
    end: 'Los dos caballeros han vuelto, con 4 puntos. Un turno extra no puede dar otro.'
  }
} satisfies Translation<typeof en>;
