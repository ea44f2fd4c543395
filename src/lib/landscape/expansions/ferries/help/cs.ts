import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    ferries: 'Přívozy',
    'ferries.1':
      'Každá cesta na kartičce s jezerem končí u jezera. Nejdřív smíš na jednu z nich postavit figurku. Pak musíš položit přívoz, který dvě z nich spojí v jednu cestu. Ostatní jsou uzavřené.',
    'ferries.2':
      'Když tvá kartička prodlouží cestu s přívozem, smíš na ní otočit první přívoz v každém směru, každý jednou, aby spojoval dvě jiné cesty svého jezera. Cesta, která u jezera jen končí, přívoz nemá.',
    'ferries.3':
      'Co přívoz uzavře, je dokončeno kartičkou tohoto tahu. Jezero se v každé cestě, která k němu vede, počítá jednou a není hostinec.'
  },
  learn: {
    lay: 'Polož toto jezero vpravo.',
    ferry: 'Ať přívoz spojí cestu ze západu s cestou na jih.',
    end: 'Cesta na východ teď končí u jezera.'
  }
} satisfies Translation<typeof en>;
