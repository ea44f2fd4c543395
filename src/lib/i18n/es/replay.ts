import type { Messages } from '../messages.ts';

export default {
  title: 'Repetición',
  about: 'Recorre cualquier partida guardada aquí y prueba qué más se podía haber jugado.',
  pick: 'Elige una partida',
  none: 'Aún no hay partidas que ver',
  noneMore:
    'Las partidas que empiezas o a las que te unes se guardan aquí. También puedes abrir una guardada.',
  opening: 'Reconstruyendo la partida…',
  missing: 'No hay nada que recorrer',
  missingMore: 'Esta mesa no está en este dispositivo, o su partida no ha empezado.',
  noScreen: 'Este juego aún no se puede recorrer',
  failed: 'No se pudo reconstruir la partida: {reason}',
  leave: 'Salir de la repetición',
  toTable: 'A la mesa',
  again: 'Desde el principio',
  controls: 'Recorrido de la partida',
  position: 'Paso',
  of: '{n} de {of}',
  begins: 'Empieza la partida.',
  quiet: 'La partida sigue.',
  play: 'Reproducir',
  pause: 'Pausa',
  back: 'Un paso atrás',
  forward: 'Un paso adelante',
  speed: 'Velocidad: {n}×. Cambiar',
  moves: 'Jugadas',
  movesMore: 'Ve a cualquiera de ellas.',
  whatIf: '¿Y si…?',
  whatIfTitle: '¿Y si?',
  whatIfMore: 'Desde el paso {n} es tuya: juegas por todos y los robos son nuevos.',
  toGame: 'Volver a la partida'
} satisfies Messages<'replay'>;
