import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Las Máquinas Voladoras',
    about: 'Un seguidor vuela de una a tres casillas y aterriza allí en una zona, incluso ocupada.',
    lesson: 'Un vuelo hasta un camino.',
    'meet.princessDragon': 'Ningún portal lleva a una máquina, y nadie aterriza en la casilla del dragón.'
  },
  board: {
    'feature.flyingMachine': 'la máquina voladora',
    'short.flyingMachine': 'Volar',
    'rule.flyingMachine': 'Máquinas voladoras',
    'event.flight': '{figure} de {name} vuela {squares, plural, one {# casilla} other {# casillas}}.',
    'awaits.draw.die': '{name} tira el dado del vuelo',
    'preview.then.die': 'Después el dado dice cuánto: 1, 2 o 3 casillas',
    'ask.landing': '{name}: elige dónde aterriza',
    'because.landing': 'En un camino, ciudad o monasterio sin acabar, libre o no'
  }
} satisfies Translation<typeof en>;
