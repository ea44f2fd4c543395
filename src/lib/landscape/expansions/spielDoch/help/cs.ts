import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    tiles: 'Dvě kartičky navíc',
    'tiles.1': 'Kartičky nemají vlastní pravidla.',
    'ruling.spielDochStart':
      'Zda tyto dvě kartičky leží na začátku místo startovní. Řeka nebo větrná růžice mají přednost.'
  },
  learn: {
    lay: 'Polož tuto křižovatku vpravo od startu.',
    claim: 'Zaber cestu na jihu.',
    end: 'Obě kartičky se hrají jako ostatní.'
  }
} satisfies Translation<typeof en>;
