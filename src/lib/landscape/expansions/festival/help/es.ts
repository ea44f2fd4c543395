import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    festival: 'La fiesta',
    'festival.1':
      'Al colocar una loseta con carpa puedes recuperar una de tus figuras de cualquier sitio de la mesa en lugar de poner una. No puntúa.',
    'festival.2':
      'El constructor, el cerdo y el granero también pueden volver; las figuras capturadas no. Un constructor o un cerdo que así se queda solo también vuelve.',
    'ruling.festivalTakes':
      'Puede volver cualquier figura propia; con la opción, solo seguidores, no el constructor, el cerdo ni el granero.'
  },
  learn: {
    lay: 'Esta loseta muestra una fiesta. Colócala a la izquierda.',
    take: 'Recupera tu seguidor del camino de la derecha.',
    end: 'Está otra vez en tu reserva, sin puntos.'
  }
} satisfies Translation<typeof en>;
