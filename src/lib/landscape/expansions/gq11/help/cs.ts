import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    tiles: 'Deset kartiček navíc',
    'tiles.1': 'Kartičky nemají vlastní pravidla.',
    'ruling.gqHerd':
      'Zda kartička, která je celá louka, platí za stádo prasat: o 1 bod víc za každé dokončené město u její louky. Vydavatel říká, že ne.'
  },
  learn: {
    lay: 'Město na třech stranách s cestou ven. Polož ho nahoru k městu startu.',
    claim: 'Zaber město.',
    end: 'Deset kartiček se hraje jako ostatní.'
  }
} satisfies Translation<typeof en>;
