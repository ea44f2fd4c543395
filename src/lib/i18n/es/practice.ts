import type { Messages } from '../messages.ts';

export default {
  title: 'Práctica',
  about: 'Juega por todos en este dispositivo: nada se envía ni se guarda.',
  players: 'Jugadores',
  with: 'Jugar con',
  start: 'Empezar',
  again: 'Otra vez',
  leave: 'Dejar la mesa',
  names: 'Ana, Bruno, Clara, Diego, Elena, Félix',
  failed: 'No se pudo preparar: {reason}'
} satisfies Messages<'practice'>;
