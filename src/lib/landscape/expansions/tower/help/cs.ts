import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    floors: 'Základy a patra',
    'floors.1':
      'Místo figurky na novou kartičku smíš dát jedno své patro na kterékoli základy nebo otevřenou věž.',
    'floors.2':
      'Nebo postavíš figurku na otevřenou věž s aspoň jedním patrem. Uzavře ji, zůstane, dokud není zajata, a neboduje.',
    capture: 'Zajetí a výměna',
    'capture.1':
      'S patrem smíš zajmout jednu figurku: na poli věže, nebo rovně tak daleko, kolik má pater. Mezery ani jiné věže nebrání.',
    'capture.2':
      'Vlastní se vrátí do zásoby, cizí je tvým zajatcem. Stavitele, prase a stodolu zajmout nelze.',
    'capture.3':
      'Jakmile dva hráči drží figurky jeden druhého, každý jednu vrátí. Kdo právě zajal, vybere, která jeho se vrátí.',
    ransom: 'Výkupné',
    'ransom.1':
      'Jednou za tah, než se boduje, smíš tomu, kdo drží tvou figurku, zaplatit 3 body a dostat ji zpět. Musíš ty 3 body mít a figurku smíš hned použít.',
    'ransom.2': 'Zajatci na konci nedávají body.',
    'ruling.towerTypes':
      'Na věži smějí stát figurky, které smějí do každé oblasti. Ve variantě i opat; starosta a vůz nikdy.'
  },
  learn: {
    lay: 'Tato kartička má základy. Polož ji pod start.',
    build: 'Postav na nich patro místo figurky.',
    monk: 'Ben postavil mnicha vedle věže.',
    next: 'Polož tuto kartičku vpravo od věže.',
    raise: 'Zvyš věž.',
    take: 'Mnich je v dosahu. Zajmi ho.',
    held: 'Mnich je tvůj zajatec. Ben ho může vykoupit za 3 body.',
    end: 'Tvá figurka na věži ji uzavře.'
  }
} satisfies Translation<typeof en>;
