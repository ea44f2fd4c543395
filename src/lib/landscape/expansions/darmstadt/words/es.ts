import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Darmstadt',
    about:
      'Una ciudad con el Darmstadtium y dos iglesias con una bonificación para quien tenga más seguidores alrededor.',
    lesson: 'Una iglesia.',
    'option.darmstadtRemovesTwo': 'Dos monasterios se quedan en la caja',
    'option.darmstadtRemovesTwo.false': 'no',
    'option.darmstadtRemovesTwo.true': 'sí',
    'meet.shrines':
      'Una iglesia puede ser desafiada como un monasterio; su bonificación solo llega si se completa.',
    'meet.mageWitch': 'Mago y bruja cambian la ciudad; los 3 puntos son parte de ella.',
    'meet.blackDragon':
      'La bonificación de una iglesia cuenta para los 50; las figuras devoradas no cuentan alrededor.'
  },
  board: {
    'score.darmstadtium': 'Darmstadtium',
    'score.church': 'más seguidores en torno a la iglesia',
    'rule.church': 'Iglesias',
    'preview.church': 'Completa, da 3 más a quien tenga más seguidores alrededor',
    'preview.darmstadtium': 'Una ciudad completa con él da 3 más'
  }
} satisfies Translation<typeof en>;
