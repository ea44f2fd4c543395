import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'El Abad',
    about: 'Una figura para monasterios y jardines que puede volver antes.',
    lesson: 'Una figura para jardines y monasterios que puede volver antes.'
  },
  board: {
    'awaits.recall': '{name}: recupera el abad o termina el turno',
    'do.recall': 'Recuperar el abad',
    'action.recall': '{figure}: recuperar y puntuar',
    'figure.abbot': 'abad',
    'event.recalled': '{name} recupera el abad: {n, plural, one {# punto} other {# puntos}}.',
    'rule.recall': 'El abad'
  }
} satisfies Translation<typeof en>;
