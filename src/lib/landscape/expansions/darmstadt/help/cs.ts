import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    city: 'Darmstadtium',
    'city.1': 'Dokončené město s Darmstadtiem dává o 3 body víc. Na konci hry ne.',
    church: 'Kostely',
    'church.1':
      'Kostel je klášter. Když se dokončí, ať je obsazený, nebo ne, dostane 3 body ten, kdo má nejvíc družiníků na jeho devíti polích; při shodě každý z nich. Každý družiník se počítá jednou, velký i malý, a to dřív, než se kdokoli vrátí domů.',
    'ruling.darmstadtRemovesTwo': 'Zda dva kláštery základní hry zůstanou v krabici, jak radí vydavatel.'
  },
  learn: {
    lay: 'Kostel v zatáčce cesty. Polož ho vpravo.',
    claim: 'Postav mnicha.',
    end: 'Až bude kostel hotový, nejvíc družiníků okolo přinese 3 body.'
  }
} satisfies Translation<typeof en>;
