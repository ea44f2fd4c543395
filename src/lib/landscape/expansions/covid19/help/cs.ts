import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    infection: 'Nákaza',
    'infection.1': 'Položením kartičky COVID-19 se nakazí její město i louka: každé dostane žeton.',
    'infection.2': 'Žeton dělá nakaženou oblast z celé souvislé cesty, města, louky či kláštera.',
    spread: 'Jak se šíří',
    'spread.1':
      'Kdo zvětší nakaženou oblast, položí jeden žeton na zdravou oblast, která se nakažené dotýká.',
    'spread.2':
      'Oblasti se dotýkají, kde mají na kartičce společnou hranici: cesta a louky podél ní, město a louka za hradbou, cesta a město, do něhož vede, klášter a louka kolem.',
    'spread.3': 'Pokládání kartiček kolem nakaženého kláštera ho nezvětšuje.',
    tokens: 'Žetony',
    'tokens.1': 'Je jich dvacet. Leží-li všechny na stole, přesune se jeden odtamtud, kde nemoc pominula.',
    testing: 'Testování',
    'testing.1':
      'Figurka, která se ocitne v nakažené oblasti, jde na test: postavená tam, připojená, zasažená žetonem nebo položená tornádem. Majitel losuje kartu.',
    'testing.2':
      'Negativní (20 karet): zůstává. Pozitivní (9): jde domů. Jedna karta je úmrtí: figurka opouští hru.',
    'testing.3': 'Figurka uvnitř se při růstu oblasti znovu netestuje.',
    'testing.4': 'Testy jsou před bodováním: kdo šel domů, neboduje. Jinak nemoc body nemění.',
    'testing.5': 'Když karty dojdou, vylosované se zamíchají.',
    'ruling.covidStart':
      'Kartička může od začátku ležet vedle startovní, s oběma žetony. U jiných startovních kartiček leží na prvním políčku, kam sedne, čteno po řádcích.',
    'ruling.covidSpread': 'Kolik žetonů přinese kartička, která zvětší víc nakažených oblastí.',
    'ruling.covidOwnTile': 'Samotná kartička COVID-19 nakazí, ale navíc nešíří.',
    'ruling.covidDuty': 'Zda se žeton musí položit, když to jde.',
    'ruling.covidNeighbours':
      'Oblasti se dotýkají, kde mají na kartičce společnou hranici nebo kde jedna ústí do druhé.',
    'ruling.covidSpare':
      'Nemoc pominula v hotové oblasti, kde nikdo nestojí, a kde má oblast druhý žeton. Není-li taková, nic se nešíří.',
    'ruling.covidMerge': 'Když se spojí dvě nakažené oblasti, nikdo v nich se znovu netestuje.',
    'ruling.covidOrder':
      'Nejdřív testuje hráč na tahu, pak po směru hodin; figurky téhož majitele po řadách od západu k východu.',
    'ruling.covidDeathCard': 'Zda se vylosovaná karta úmrtí znovu zamíchá, nebo vyřadí ze hry.',
    'ruling.covidBuildings': 'Testují se živé figurky; stavby a díly, které nikomu nepatří, ne.',
    'ruling.covidScored': 'Obodovaná oblast zůstává nakažená a nemoc se z ní může dál šířit.',
    'ruling.covidBack': 'Družiník poslaný domů při pokládání smí být v témž tahu znovu postaven.',
    'ruling.covidRiver': 'S řekou leží kartička varianty na druhé straně pramene; jinak se losuje až po řece.'
  },
  learn: {
    infect: 'Kartička COVID-19. Polož ji vedle startu.',
    tokens: 'Její město i louka jsou teď nakažené: celé, přes všechny kartičky.',
    grow: 'Tato kartička nakaženou louku zvětší, nemoc se tedy rozšíří. Polož ji.',
    spread: 'Vyber kam: kterákoli svítící oblast vedle nakažené. Vezmi cestu.',
    enter: 'Teď se odvaž: postav družiníka na nakaženou cestu. Hned jde na test.',
    negative: 'Negativní: družiník zůstává. Takové jsou dvě karty ze tří.',
    positive:
      'Ben uzavřel nakažené město s rytířem, ale test byl pozitivní. Rytíř šel domů a nikdo nebodoval.',
    end: 'Testy jsou před bodováním. Nakaženým oblastem se vyhni, nebo doufej.'
  }
} satisfies Translation<typeof en>;
