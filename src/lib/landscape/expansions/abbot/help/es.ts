import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    abbot: 'Dónde va el abad',
    'abbot.1':
      'Cada uno tiene un abad además de los seguidores. Va en un monasterio o un jardín, en lugar de un seguidor.',
    'abbot.2':
      'Un jardín puntúa como un monasterio: 9 si está rodeado, o 1 y 1 por cada loseta alrededor. Solo el abad puede estar ahí.',
    recall: 'Recuperar el abad',
    'recall.1':
      'En lugar de poner un seguidor puedes recuperar tu abad. Puntúa al instante lo que valga su sitio en ese momento.',
    'recall.2':
      'Puedes hacerlo esté donde esté, pero no si su sitio ya está completo: entonces puntúa automáticamente.'
  },
  learn: {
    lay: 'Esta loseta tiene un jardín. Colócala debajo de la inicial.',
    set: 'Solo el abad puede estar en un jardín. Pon ahí el tuyo.',
    more: 'Otra loseta junto al jardín lo hace valer más. Colócala.',
    back: 'En lugar de poner un seguidor puedes recuperar el abad. Hazlo ahora.',
    home: 'El jardín y tres losetas vecinas: 4 puntos, y el abad vuelve a estar libre.',
    end: 'Esperar habría dado hasta 9. Cuándo recuperarlo lo decides tú.'
  }
} satisfies Translation<typeof en>;
