import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    spring: 'El manantial con camino',
    'spring.1':
      'Con un río, este manantial sustituye al otro, y la segunda loseta se mezcla con el río. El camino divide el campo detrás del manantial y acaba en una casa que no es posada. Sin río, las dos se quedan en la caja.'
  },
  learn: {
    lay: 'El río empieza en un manantial con camino. Coloca esta loseta a la derecha.',
    claim: 'Ocupa la ciudad del norte.',
    end: 'Solo hay un manantial en juego.'
  }
} satisfies Translation<typeof en>;
