import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    builder: 'Stavitel',
    'builder.1':
      'Postav ho místo družiníka na nedokončenou cestu nebo do nedokončeného města, kde už máš družiníka.',
    'builder.2': 'Když tvá další kartička tu oblast rozšíří, máš druhou část: hned další kartičku.',
    'builder.3': 'Druhá část nikdy nedá třetí. Stavitel odchází s posledním družiníkem své oblasti.',
    pig: 'Prasátko',
    'pig.1': 'Postav ho místo družiníka na louku, kde už máš družiníka.',
    'pig.2': 'Vyhraješ-li tu louku, každé dokončené město ti dá o 1 bod víc.',
    goods: 'Zboží',
    'goods.1':
      'Kdo položí kartičku, která dokončí město, bere žeton za každé víno, obilí a látku v něm, ať patří komukoli.',
    most: 'Nejvíc zboží',
    'most.1': 'Na konci dává nejvíc žetonů jednoho druhu 10 bodů. Kdo nemá žádný, nedostane nic.',
    'ruling.goodsTie': 'Co dostanou ti, kdo mají žetonů jednoho druhu stejně.'
  },
  learn: {
    lay: 'Prodluž cestu: polož tuto kartičku vpravo od startu.',
    claim: 'Obsaď cestu družiníkem.',
    more: 'Další kus tvé cesty. Polož ho.',
    builder: 'Postav na něj stavitele, k družiníkovi o kousek dál.',
    grow: 'Tvá cesta roste a stavitel na ní stojí: dostaneš druhou kartičku.',
    go: 'Ukonči tuto část bez figurky.',
    second: 'Jsi pořád na tahu: tuto kartičku přinesl stavitel.',
    close: 'Uzavři jí cestu.',
    done: 'Ukonči tah.',
    scored: 'Šest bodů a obě figurky jsou doma.',
    end: 'Zboží nepotřebuje figurky: kdo dokončí město, bere, s čím se v něm obchoduje.'
  }
} satisfies Translation<typeof en>;
