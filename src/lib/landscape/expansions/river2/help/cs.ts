import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    river: 'Řeka',
    'river.1':
      'Pramen nahrazuje startovní kartičku. Pak se položí rozvětvení, potom všechny ostatní kartičky řeky a nakonec sopečné jezero. Každá navazuje na otevřený konec řeky.',
    'river.2': 'V jednom rameni nesmějí jít po sobě dvě zatáčky stejným směrem a ramena se nikdy nespojí.',
    lake: 'Sopečné jezero',
    'lake.1':
      'Když se pokládá sopečné jezero, nikdo nestaví družiníka. Kdo ho položil, hned losuje další kartičku a hraje celý tah.',
    herd: 'Stádo prasat',
    'herd.1':
      'Kdo boduje louku se stádem, má za každé dokončené město u ní o 1 bod víc. Dvě stáda na louce se počítají jednou; vlastní prasátko se přičítá.',
    'ruling.riverLakes':
      'S oběma řekami zůstanou pramen a jezero té první v krabici. Nebo se hrají obě jezera; které se nevejde, jde stranou.',
    'ruling.pigHerd': 'Zda se stádo prasat počítá.',
    'ruling.volcanoLake':
      'Zda je sopečné jezero běžná kartička: smí se stavět družiník a nikdo nelosuje znovu.'
  },
  learn: {
    fork: 'Po prameni přijde rozvětvení. Polož ho vpravo.',
    field: 'Louka vedle vody je volná. Zaber tu horní.',
    bend: 'Ben prodloužil jedno rameno.',
    straight: 'Prodluž druhé rameno.',
    end: 'Obě ramena uzavře město a sopečné jezero.'
  }
} satisfies Translation<typeof en>;
