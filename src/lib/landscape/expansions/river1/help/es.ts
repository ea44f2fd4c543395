import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    river: 'Colocar el río',
    'river.1':
      'El manantial está en la mesa en lugar de la loseta inicial. Primero van todas las losetas de río, la última el lago.',
    'river.2':
      'Cada loseta de río sigue donde acaba el agua. El río no puede girar dos veces seguidas hacia el mismo lado.',
    'river.3': 'Por lo demás son turnos normales, con seguidores y puntuación.',
    figures: 'Tierra y agua',
    'figures.1': 'Nadie se pone en el propio río.',
    'figures.2':
      'El río divide los campos; se unen alrededor del manantial y del lago, pero no bajo un puente.',
    'ruling.riverTurns': 'Si un tramo recto entre dos curvas permite la segunda.'
  },
  learn: {
    lay: 'La partida empieza en un manantial. Primero van las losetas de río, y el agua debe seguir: coloca esta.',
    field: 'Nadie va en el agua, pero los campos de al lado están libres. Elige el de arriba.',
    bent: 'Ben hizo girar el río hacia el sur.',
    bend: 'No puede girar dos veces seguidas al mismo lado, así que solo queda esta forma. Coloca la loseta.',
    wraps: 'Ambas orillas son un solo campo, pues rodea el manantial: tu seguidor lo tiene entero.',
    end: 'Así sigue hasta el lago. Después se roban las losetas normales.'
  }
} satisfies Translation<typeof en>;
