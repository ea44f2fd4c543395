import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'El Fantasma',
    about: 'Un seguidor que puedes poner como segundo del turno, en otra zona.',
    lesson: 'Dos figuras en un turno.',
    'option.phantomAfter': 'El fantasma puede seguir',
    'option.phantomAfter.any': 'a cualquier acción',
    'option.phantomAfter.meeple': 'solo a un seguidor recién puesto',
    'meet.flyingMachines': 'El fantasma puede volar si nadie ha volado en este turno.',
    'meet.princessDragon': 'No sigue el fantasma si la princesa devuelve a un caballero.',
    'meet.tower': 'El fantasma puede seguir a un piso, y cerrar una torre.'
  },
  board: {
    'figure.phantom': 'fantasma',
    'rule.phantom': 'El fantasma',
    'ask.phantom': '{name}: pon también el fantasma o termina',
    'decline.phantom': 'Terminar sin fantasma'
  }
} satisfies Translation<typeof en>;
