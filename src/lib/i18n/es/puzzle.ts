import type { Messages } from '../messages.ts';

export default {
  title: 'Problema del día',
  about:
    'Una posición de una partida de bots, hoy la misma para todos. Encuentra la mejor jugada. Se crea en este dispositivo, sin red.',
  making: 'Creando el problema…',
  failed: 'No se pudo crear el problema: {reason}',
  ask: 'Le toca a {name}. Encuentra el mejor lugar para esta loseta y para una figura.',
  judging: 'El maestro mira tu jugada…',
  best: 'Es la mejor jugada que encuentra el maestro.',
  good: 'Muy bien: la mejor jugada vale menos de un punto más.',
  fair: 'No está mal. La mejor jugada vale {n, plural, one {cerca de # punto} other {cerca de # puntos}} más.',
  poor: 'Hay una jugada mucho mejor, que vale {n, plural, one {cerca de # punto} other {cerca de # puntos}} más.',
  again: 'Intentar otra vez',
  show: 'Mostrar la mejor jugada',
  shown: 'La mejor jugada: {what}.',
  solved: 'Resuelto hoy',
  streak: '{n, plural, =0 {Ningún día seguido aún} one {# día seguido} other {# días seguidos}}',
  tomorrow: 'Mañana habrá un problema nuevo.',
  leave: 'Salir del problema',
  names: 'Ada, Ben',
  judged: 'Lo juzga un bot que prueba lo que podría salir después. Puede equivocarse.'
} satisfies Messages<'puzzle'>;
