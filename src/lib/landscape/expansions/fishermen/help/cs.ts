import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    fishermen: 'Rybáři',
    'fishermen.1':
      'Místo do jiné oblasti smíš postavit družiníka na volný úsek řeky na právě položené kartičce, i dokud se hrají jen kartičky řeky. Opat, starosta a vůz neloví.',
    'fishermen.2':
      'Úsek leží mezi dvěma z těchto míst: pramen, rozvětvení, jezero, sopečné jezero a město na konci ramene.',
    'fishermen.3':
      'Uzavřený na obou koncích dá většině 2 body za kartičku a družiníci se vrátí. Na konci hry dá nedokončený 1 bod za kartičku.'
  },
  learn: {
    lay: 'Polož tuto kartičku řeky k prameni.',
    fish: 'Postav družiníka na řeku.',
    end: 'Jezero tento úsek dokončí.'
  }
} satisfies Translation<typeof en>;
