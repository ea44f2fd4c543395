import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'La Fiesta',
    about: 'En lugar de poner una figura puedes recuperar una tuya de cualquier sitio, sin puntos.',
    lesson: 'Una figura vuelve a casa.',
    'option.festivalTakes': 'La fiesta recupera',
    'option.festivalTakes.figure': 'cualquier figura propia',
    'option.festivalTakes.follower': 'solo seguidores propios',
    'part.festival': 'Fiestas',
    'meet.abbot': 'En la fiesta el abad vuelve sin puntos.',
    'meet.tradersBuilders':
      'El constructor y el cerdo también pueden volver; si quedan solos, vuelven al instante.',
    'meet.phantom': 'Tras la fiesta aún se puede poner el fantasma.'
  },
  board: {
    'rule.festival': 'La fiesta',
    'ask.festival': '{name}: pon o recupera una figura',
    'ask.festivalHome': '{name}: recupera una figura o termina el turno',
    'preview.festival': 'En lugar de poner una figura puedes recuperar una'
  }
} satisfies Translation<typeof en>;
