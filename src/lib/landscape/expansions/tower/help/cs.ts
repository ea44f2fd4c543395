import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    floors: 'Základy a patra',
    'floors.1':
      'Místo figurky na novou kartičku smíš dát jedno své patro na kterékoli základy nebo otevřenou věž.',
    'floors.2':
      'Nebo postavíš družiníka na otevřenou věž s aspoň jedním patrem. Uzavře ji, zůstane, dokud není zajat, a neboduje.',
    capture: 'Zajetí a výměna',
    'capture.1':
      'S patrem smíš zajmout jednoho družiníka: na poli věže, nebo rovným směrem nejvýš o tolik polí, kolik má věž pater. Prázdná pole ani jiné věže nebrání.',
    'capture.2':
      'Vlastní družiník se vrátí do zásoby, cizí je tvým zajatcem. Stavitele, prasátko a statek zajmout nelze.',
    'capture.3':
      'Jakmile dva hráči drží družiníky jeden druhého, každý jednoho vrátí. Kdo právě zajal, vybere, který jeho se vrátí.',
    ransom: 'Výkupné',
    'ransom.1':
      'Jednou za tah, než se boduje, smíš tomu, kdo drží tvého družiníka, zaplatit 3 body a dostat ho zpět. Musíš ty 3 body mít a družiníka smíš hned použít.',
    'ransom.2': 'Zajatci na konci nedávají body.',
    'ruling.towerTypes':
      'Na věži smějí stát družiníci, kteří smějí do každé oblasti. Ve variantě i opat; starosta a vůz nikdy.'
  },
  learn: {
    lay: 'Tato kartička má základy. Polož ji pod start.',
    build: 'Postav na nich patro místo družiníka.',
    monk: 'Ben postavil mnicha vedle věže.',
    next: 'Polož tuto kartičku vpravo od věže.',
    raise: 'Zvyš věž.',
    take: 'Mnich je v dosahu. Zajmi ho.',
    held: 'Mnich je tvůj zajatec. Ben ho může vykoupit za 3 body.',
    end: 'Tvůj družiník na věži ji uzavře.'
  }
} satisfies Translation<typeof en>;
