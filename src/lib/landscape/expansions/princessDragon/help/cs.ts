import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    volcano: 'Sopky',
    'volcano.1': 'Když se položí kartička se sopkou, rudý drak k ní hned přiletí.',
    'volcano.2':
      'Dračí kartičky vylosované před první sopkou jdou stranou a losuje se jiná. První sopka je vrátí do pytlíku.',
    'volcano.3': 'Na pole, kde stojí drak, se nesmí postavit žádná figurka.',
    dragon: 'Rudý drak',
    'dragon.1':
      'Po kartičce s drakem a před bodováním udělá drak šest kroků. První udělá hráč na tahu, pak každý po řadě jeden.',
    'dragon.2':
      'Krok vede na sousední kartičku, nikdy tam, kde v tomto běhu už byl, a nikdy k víle. Kde není kam, běh končí.',
    'dragon.3': 'Každá figurka na kartičce, kam přijde, jde domů bez bodů.',
    fairy: 'Víla',
    'fairy.1': 'Místo postavení figurky smíš přesunout vílu k jedné ze svých na stole.',
    'fairy.2': 'Na její kartičku drak nesmí. Začíná-li tvůj tah s ní u tvé figurky, máš 1 bod.',
    'fairy.3':
      'Boduje-li se oblast s její figurkou, dostane majitel o 3 body víc, s většinou i bez ní. Když figurka odejde, víla zůstane.',
    portal: 'Tajné chodby',
    'portal.1':
      'Po kartičce s tajnou chodbou smíš postavit figurku na kteroukoli kartičku, do nedokončené oblasti bez figurek.',
    princess: 'Princezna',
    'princess.1':
      'Připojí-li se princezna k městu s rytíři, smíš místo postavení figurky jednoho z nich poslat domů, cizího i vlastního.',
    'ruling.princess': 'Zda princezna smí, nebo musí poslat rytíře domů.',
    'ruling.fairyStands': 'Zda víla stojí u jedné figurky, nebo na kartičce pro všechny figurky na ní.',
    'ruling.dragonMoves': 'Zda rudý drak táhne před bodováním, nebo po něm.',
    'ruling.redDragonTile': 'Zda se smí stavět figurky na pole rudého draka.',
    'ruling.fairyTwins':
      'Když jedna ze dvou stejných figurek hráče opustí jejich místo, víla zůstane u druhé: nelze je rozeznat.'
  },
  learn: {
    volcano: 'Tato kartička má sopku. Polož ji pod start.',
    came: 'Rudý drak k ní hned přiletí. Na jeho pole se nikdo nestaví.',
    ben: 'Ben položil cestu vpravo od startu a stojí na ní.',
    sign: 'Tato kartička má znak draka. Polož ji vlevo.',
    decline: 'Tentokrát nestav figurku.',
    first: 'Teď drak běží. Udělej první krok: na startovní kartičku.',
    second: 'Ben ho odvedl od své figurky na tvou novou kartičku.',
    end: 'Běží před bodováním a vedou ho všichni po řadě.'
  }
} satisfies Translation<typeof en>;
