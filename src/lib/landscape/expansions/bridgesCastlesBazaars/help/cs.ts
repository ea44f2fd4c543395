import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    bridges: 'Mosty',
    'bridges.1':
      'Most je rovná cesta přes jednu kartičku, od kraje louky ke kraji louky. Když se cesta tvé kartičky setká s loukou nebo naopak, smíš ji položit s mostem, který v cestě pokračuje. Smíš také před postavením figurky položit most, za jehož oběma konci jsou prázdná pole. Jeden most v každé části tahu.',
    'bridges.2':
      'Co je pod mostem, zůstává spojené. Most platí jako cesta své kartičky a figurka na něm smí stát, pokud byla kartička právě položena. Pokud každé místo potřebuje most, smíš kartičku vyměnit za jinou vylosovanou.',
    castles: 'Hrady',
    'castles.1':
      'Je-li tvůj družiník při dokončení sám ve městě ze dvou půlkruhových kartiček, smíš místo bodování postavit hrad. Družiník se stane jeho pánem, na kterého drak ani věž nedosáhne.',
    'castles.2':
      'Co se později na šesti polích kolem hradu dokončí jako první (cesta, město, klášter nebo zahrada), přinese ti stejné body, ať je získá kdokoli. Pak jde pán domů. Hrad, který se boduje, je dokončený pro hrad vedle. Louka počítá hrad za 4 body místo 3.',
    bazaars: 'Bazary',
    'bazaars.1':
      'Po tahu s kartičkou bazaru se odkryje jedna kartička za každého hráče. Počínaje levým sousedem si vždy hráč vybere kartičku a nabídne body; každý další hráč bez kartičky smí jednou nabídnout víc.',
    'bazaars.2':
      'Kdo vybral, pak buď zaplatí nejvyšší nabídku tomu, kdo ji dal, a kartičku si nechá, nebo dostane zaplaceno a kartičku vydá. Když nikdo nenabídl víc, platí bance. Poslední kartička je zdarma. V příštím tahu místo losování položíš svou kartičku.',
    'ruling.freeBridge':
      'Most, který žádná kartička nepotřebuje, smí ležet i vedle položené kartičky; ve variantě jen na ní.',
    'ruling.castleChoice':
      'Když se vedle hradu dokončí více oblastí, platí nejvyšší hodnota; ve variantě vybírá majitel.',
    'ruling.bazaar': 'Ve variantě si každý vezme kartičku, bez nabídek.',
    'ruling.bidLimit': 'Nabídka je nejvýš počet vlastních bodů; ve variantě smí být vyšší.'
  },
  learn: {
    lay: 'Tato kartička dokončí město ze dvou kartiček. Polož ji nad start.',
    claim: 'Postav do něj rytíře.',
    build: 'Místo bodování města postav hrad.',
    end: 'Příští cesta nebo město dokončené vedle hradu dá body i tobě.'
  }
} satisfies Translation<typeof en>;
