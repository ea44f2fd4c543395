import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    tiles: 'Diez losetas más',
    'tiles.1': 'Las losetas no traen reglas propias.',
    'ruling.gqHerd':
      'Si la loseta que es toda campo cuenta como piara: 1 punto más por cada ciudad completa junto a su campo. La editorial dice que no.'
  },
  learn: {
    lay: 'Una ciudad en tres lados de la que sale un camino. Colócala arriba, junto a la ciudad inicial.',
    claim: 'Ocupa la ciudad.',
    end: 'Las diez losetas se juegan como las demás.'
  }
} satisfies Translation<typeof en>;
