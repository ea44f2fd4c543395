import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    tiles: 'Deux tuiles de plus',
    'tiles.1': 'Ces tuiles n’apportent aucune règle.',
    'ruling.spielDochStart':
      'Si les deux tuiles sont posées au début à la place de la tuile de départ. Une rivière ou une rose des vents passe avant.'
  },
  learn: {
    lay: 'Posez ce carrefour à droite du départ.',
    claim: 'Occupez la route au sud.',
    end: 'Les deux tuiles se jouent comme les autres.'
  }
} satisfies Translation<typeof en>;
