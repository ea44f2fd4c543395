import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    abbey: 'Opatství',
    'abbey.1':
      'Každý má jedno. Místo losování ho smíš položit do mezery s kartičkami na všech čtyřech stranách; sedne ke všemu.',
    'abbey.2':
      'Co se ho dotýká, tam končí: cesty, města i louky jsou z té strany uzavřené. Boduje se jako klášter.',
    mayor: 'Starosta',
    'mayor.1':
      'Stojí jen ve městech. Do většiny se počítá za tolik, kolik má celé město erbů, třeba i za nulu.',
    wagon: 'Vůz',
    'wagon.1': 'Stojí na cestě, ve městě nebo klášteře a platí za jednoho družiníka.',
    'wagon.2':
      'Když je jeho oblast obodovaná, smí jet do nedokončené oblasti bez figurek na svém nebo sousedním poli.',
    barn: 'Statek',
    'barn.1':
      'Postav ho tam, kde se stýkají čtyři kartičky a všechny ukazují louku. Louka se hned boduje jako na konci a její družiníci jdou domů.',
    'barn.2':
      'Na tu louku už žádného družiníka postavit nelze. Připojí-li se k ní louka s družiníky, dá jim 1 bod za každé dokončené město.',
    'barn.3': 'Na konci dá statek majiteli 4 body za každé dokončené město své louky.',
    'ruling.wagonMove': 'Jak daleko vůz jede.',
    'ruling.barnBesideBarn': 'Zda smí být na louce se statkem další statek.',
    'ruling.abbeyAtEnd': 'Zda se zbylá opatství pokládají v posledním kole po poslední kartičce.'
  },
  learn: {
    lay: 'Polož tuto cestu vpravo od startu.',
    wagon: 'Postav na cestu svůj vůz.',
    west: 'Ben uzavřel cestu na druhém konci.',
    close: 'Uzavři cestu tady kartičkou kláštera.',
    pass: 'Nic dalšího tu nechceš. Skonči bez figurky.',
    drive: 'Cesta dala 4. Vůz nemusí domů: zajeď s ním do vedlejšího kláštera.',
    there: 'Vůz teď stojí tam a nestálo tě to žádný tah.',
    end: 'Když mezi čtyřmi kartičkami vznikne mezera, tvé opatství do ní sedne, ať je kolem cokoli.'
  }
} satisfies Translation<typeof en>;
