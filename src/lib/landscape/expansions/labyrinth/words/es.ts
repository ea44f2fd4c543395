import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'El Laberinto',
    about:
      'Un laberinto donde se unen cuatro caminos: cada brazo admite una figura, y las figuras dan puntos.',
    lesson: 'Un laberinto ocupado.',
    'option.labyrinth': 'Reglas del laberinto',
    'option.labyrinth.advanced': 'cada brazo por separado, 2 puntos por figura',
    'option.labyrinth.basic': 'un camino normal',
    'meet.innsCathedrals': 'Una posada duplica las losetas, no los puntos por figuras.',
    'meet.abbeyMayor': 'Un carro puede ir a un brazo libre.',
    'meet.mageWitch': 'La bruja también reduce a la mitad los puntos por figuras.'
  },
  board: {
    'score.labyrinth': 'figuras en el laberinto',
    'preview.labyrinth': 'Cada brazo y el centro admiten una figura'
  }
} satisfies Translation<typeof en>;
