import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    tiles: 'Dos losetas más',
    'tiles.1': 'Las losetas no traen reglas propias.',
    'ruling.spielDochStart':
      'Si las dos losetas están al principio en lugar de la inicial. Un río o una rosa de los vientos tiene preferencia.'
  },
  learn: {
    lay: 'Coloca este cruce a la derecha de la inicial.',
    claim: 'Ocupa el camino del sur.',
    end: 'Las dos losetas se juegan como las demás.'
  }
} satisfies Translation<typeof en>;
