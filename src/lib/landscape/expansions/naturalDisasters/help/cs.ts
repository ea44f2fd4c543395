import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    earthquake: 'Zemětřesení',
    'earthquake.1':
      'Během hry obyčejná kartička. Na konci otřese každým městem, které leží aspoň zčásti na některém z dvanácti polí: dvě na každou stranu v řadě i sloupci a jedno úhlopříčně.',
    'earthquake.2': 'Nedokončená města tam nebodují a hotová nedávají nic loukám.',
    flood: 'Povodeň',
    'flood.1':
      'Pokládá se vedle jakékoli kartičky bez ohledu na hrany; s řekou přes některou její kartičku. Družiník na ní nestojí.',
    'flood.2': 'Před dalším losováním téhož hráče zakryje osm polí kolem.',
    'flood.3':
      'Co je nedokončené a dotýká se kartičky povodně nebo leží na zakrytém poli, nelze nikdy dokončit.',
    meteor: 'Meteor',
    'meteor.1':
      'Kdo ho vylosuje, ukáže na kartičku, ne na startovní. Ostatní smějí po řadě cíl posunout na sousední, na kterou se ještě nemířilo; nakonec ještě jednou ten, kdo losoval.',
    'meteor.2':
      'Zasažená kartička se nahradí kráterem. Oblasti tam končí; co se tím dokončí, se boduje. Družiníci z ní jdou domů bez bodů.',
    'meteor.3': 'Kráter zaplní pole u kláštera, ale bod nedá: 8 místo 9. Nikdo na něm nestojí.',
    tornado: 'Tornádo',
    'tornado.1':
      'Začíná na své kartičce. Počínaje hráčem na tahu jím každý pohne o dvě pole přes kartičky, celkem dvanáct, nikdy dvakrát na tutéž. Kde uvázne, skončí.',
    'tornado.2':
      'Cestou sebere jednoho družiníka. Potká-li dalšího, vymění je: nesený zaujme místo druhého, nebo jde domů, nesmí-li tam stát.',
    'tornado.3':
      'Na konci ho majitel postaví do volné nedokončené oblasti poslední kartičky. Jinak jde domů.',
    'tornado.4': 'To vše před umístěním družiníka a před bodováním.',
    'ruling.quakeLimit': 'Počet žetonů v krabici neomezuje počet otřesených měst.',
    'ruling.quakeKnights': 'Družiníci v otřesených městech na konci nebodují.',
    'ruling.floodLaid': 'Bez řeky se povodeň pokládá jako každá kartička a sedne vedle všeho.',
    'ruling.floodPoints': 'Body získané před povodní zůstávají.',
    'ruling.floodFinished':
      'Oblast dokončená před povodní zůstává dokončená; ve variantě se počítá jako nedokončená a město už loukám nic nedává.',
    'ruling.floodSquares':
      'Zda se na prázdná zatopená pole smí ještě pokládat kartičky. Kartička tam položená je hned pod vodou.',
    'ruling.floodFollowers': 'Družiníci na zakrytých polích zůstávají.',
    'ruling.floodMonastery':
      'Klášter či zahrada se nikdy nedokončí, je-li pod vodou nebo leží-li na některém z osmi polí kolem kartička povodně.',
    'ruling.floodNext': '„Příští tah“ je další kartička, kterou tento hráč vylosuje.',
    'ruling.meteorShift': 'Které kartičky jsou sousední při posunu cíle.',
    'ruling.meteorTarget': 'I posunutý cíl musí být kartička, kterou lze zasáhnout.',
    'ruling.meteorAlone': 'Není-li co zasáhnout, meteor jde do krabice a losuje se jiná kartička.',
    'ruling.meteorCut': 'Rozříznutá oblast se stane dvěma; část bez družiníka je prostě volná.',
    'ruling.meteorEdges': 'Vedle kráteru sedne každá hrana.',
    'ruling.meteorPhase': 'Co meteor dokončí, boduje se na konci tahu jako vše ostatní.',
    'ruling.meteorEffects':
      'Povodeň, zemětřesení či šipka na zasažené kartičce jsou pryč; dřívější body zůstávají. Kráter lze zasáhnout znovu.',
    'ruling.tornadoSquares': 'Kam se tornádo nesmí vrátit. Výchozí kartička se počítá jako navštívená.',
    'ruling.tornadoDrop': 'Zda si majitel smí neseného družiníka vzít domů, i když by ho mohl položit.',
    'ruling.floodRiver':
      'Kartička pod povodní opouští hru; povodeň, meteor a tornádo se losují až po řece. Pramen lze zatopit, ale ne zasáhnout.',
    'ruling.floodExtraTurn': 'I tah navíc začíná losováním, takže se povodeň rozlije před ním.',
    'ruling.meteorArrow':
      'Meteor nebo povodeň položená tam, kam míří šipka, ji použije. Nikdo na ní nestojí, ale jinam lze díky šipce družiníka postavit.',
    'ruling.tornadoPair': 'Ze dvou družiníků vedle sebe vezme tornádo jednoho.',
    'ruling.meteorInfection':
      'Žetony ze zasažené kartičky se vrací. Z rozříznuté oblasti zůstává nakažená jen strana s žetonem.',
    'ruling.tornadoTest':
      'Družiník, kterého tornádo položí do nakažené oblasti, jde na test dřív, než tah pokračuje.'
  },
  learn: {
    aim: 'Meteor! Zamiř na kartičku nejvíc vpravo.',
    shifted: 'Každý smí cíl posunout o kartičku: Ben ho posunul doleva.',
    strike: 'Poslední slovo je tvé. Nech cíl, kde je.',
    crater: 'Kartička je pryč. Cesty, města i louky končí u kráteru.',
    tornado: 'Tornádo. Polož jeho kartičku pod start.',
    storm: 'Každý jím pohne o dvě pole. Ťukni na startovní kartičku, pak na tu vpravo, kde stojí Ben.',
    caught: 'Sebralo Benova družiníka a nese ho s sebou.',
    dropped: 'Ben táhl dál, až uvázlo, a družiníka položil na poslední kartičku.',
    flood: 'Povodeň sedne vedle všeho. Polož ji vlevo od startu.',
    spread: 'Začíná tvůj tah a povodeň zakryje osm polí kolem. Co tam leží, nebude nikdy hotové.',
    end: 'Zbývá zemětřesení: otřese městy až na konci. Jak daleko, říkají pravidla.'
  }
} satisfies Translation<typeof en>;
