import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    tiles: 'Dix tuiles de plus',
    'tiles.1': 'Ces tuiles n’apportent aucune règle.',
    'ruling.gqHerd':
      'Si la tuile toute en pré compte comme un troupeau de cochons : 1 point de plus par ville achevée au bord de son pré. L’éditeur dit que non.'
  },
  learn: {
    lay: 'Une ville sur trois côtés, d’où sort une route. Posez-la en haut, contre la ville de départ.',
    claim: 'Occupez la ville.',
    end: 'Les dix tuiles se jouent comme les autres.'
  }
} satisfies Translation<typeof en>;
