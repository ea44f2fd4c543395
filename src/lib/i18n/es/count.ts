import type { Messages } from '../messages.ts';

export default {
  title: 'Recuento final',
  step: '{n} de {of}',
  skip: 'Saltar',
  next: 'Siguiente',
  wins: '{name} gana con {n, plural, one {# punto} other {# puntos}}',
  ties: '{names} comparten la victoria con {n, plural, one {# punto} other {# puntos}}',
  solo: '{n, plural, one {# punto} other {# puntos}}',
  during: 'Durante la partida',
  end: 'Recuento final',
  total: 'Total',
  picture: 'Compartir imagen',
  sources: 'De dónde vienen los puntos',
  course: 'Puntos durante la partida',
  turning: 'Cuándo cambió el líder',
  leads: '{name} se puso en cabeza. {what}',
  road: 'Caminos',
  city: 'Ciudades',
  monastery: 'Monasterios',
  garden: 'Jardines',
  field: 'Campos',
  sets: 'Otros puntos'
} satisfies Messages<'count'>;
