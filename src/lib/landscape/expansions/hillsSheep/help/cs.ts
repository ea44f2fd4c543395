import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    shepherd: 'Pastýři',
    'shepherd.1':
      'Místo jiné figurky smíš postavit pastýře na louku nové kartičky, ať jsou na ní sedláci, nebo ne, pokud tam není jiný pastýř. Hned losuješ žeton z pytlíku: 1 až 4 ovce, nebo vlka.',
    'shepherd.2':
      'Když tvá další kartička louku rozšíří, volíš: vylosovat další žeton, nebo zahnat stádo domů. Pak každý pastýř louky přinese 1 bod za každou ovci na ní a jde domů.',
    'shepherd.3': 'Vlk pošle všechny pastýře louky domů bez bodů. Všechny žetony se vrátí do pytlíku.',
    'shepherd.4': 'Uzavřená louka se boduje hned. Na konci hry pastýři nedávají nic.',
    hill: 'Kopce',
    'hill.1': 'Když položíš kopec, vrchní kartička balíčku jde neodkrytá ze hry.',
    'hill.2': 'Při shodě v oblasti vyhrává ten, kdo má družiníka na některém jejím kopci.',
    vineyard: 'Vinice',
    'vineyard.1': 'Každá vinice na osmi polích kolem kláštera dává při jeho dokončení o 3 body víc.',
    'ruling.hillTie': 'Zda stačí jeden družiník na kopci, nebo rozhoduje počet družiníků na kopcích.',
    'ruling.vineyardGardens': 'Zda se vinice počítají i pro zahrady.'
  },
  learn: {
    lay: 'Polož tuto kartičku vpravo.',
    shepherd: 'Postav pastýře na louku na jihu.',
    ben: 'Máš 2 ovce. Ben pokládá kartičku.',
    extend: 'Rozšiř louku svého pastýře.',
    score: 'Při dalším losování by mohl přijít vlk. Zažeň stádo domů.',
    end: 'Dvě ovce, dva body a pastýř je zase volný.'
  }
} satisfies Translation<typeof en>;
