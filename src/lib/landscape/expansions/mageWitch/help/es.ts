import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    magic: 'Mago y bruja',
    'magic.1':
      'Una loseta con estrella te hace poner o mover a uno de los dos, el que quieras, a un camino o ciudad sin acabar donde no esté ninguno de ellos. No importa quién esté allí.',
    'magic.2':
      'El mago suma 1 punto por loseta del camino o la ciudad. La bruja reduce sus puntos a la mitad, redondeando hacia arriba. Los dos cuentan después de la posada o la catedral, también al final de la partida.',
    'magic.3':
      'Dejan un camino o ciudad completos. Si una loseta une sus dos zonas, mueves a uno antes de puntuar. Si no hay sitio, uno deja la mesa.'
  },
  learn: {
    lay: 'Esta loseta lleva la estrella. Colócala a la izquierda.',
    move: 'Pon al mago en el camino del centro.',
    end: 'El camino vale 1 punto más por loseta, sea de quien sea.'
  }
} satisfies Translation<typeof en>;
