import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    points: 'Šipka na prázdné pole',
    'points.1': 'Šipka míří na pole hned vedle.',
    'points.2': 'Míří-li šipka tvé kartičky na prázdné pole, máš hned 2 body.',
    activate: 'Použití šipek',
    'activate.1':
      'Míří-li tvá šipka na kartičku, použije se. Stejně tak šipka na stole, která míří na tvou kartičku.',
    'activate.2':
      'Za tah se použije jen jedna šipka. Je-li jich víc, vybíráš; tvá vlastní si nechá 2 body, není-li vybrána.',
    'activate.3': 'Šipku použít musíš, ale družiníka, kterého dovoluje, stavět nemusíš.',
    partner: 'Druhý vedle vlastního',
    'partner.1':
      'Místo běžného družiníka můžeš jednoho postavit hned vedle svého kdekoli. Vedle sebe smějí být nejvýš dva.',
    'partner.2': 'Ostatní v téže oblasti nevadí: tak se získává většina.',
    elsewhere: 'Družiník kamkoli',
    'elsewhere.1':
      'Místo běžného družiníka můžeš jednoho postavit do kterékoli oblasti na stole, která nikomu nepatří a není hotová.',
    'elsewhere.2': 'Uzavřená louka se bere jako otevřená.',
    extraTurn: 'Tah navíc',
    'extraTurn.1': 'Po skončení tahu včetně bodování máš ještě jeden celý tah.',
    'extraTurn.2': 'V něm fungují druhé dvě šipky, ale třetí tah už získat nelze.',
    'ruling.arrowBeside':
      'Zda se druhý družiník smí přidat do oblasti, kterou tato kartička právě dokončila; boduje s ní.',
    'ruling.arrowOwnTile':
      'Na právě položené kartičce platí dál běžné pravidlo, i pro oblast, kterou dokončila.',
    'ruling.arrowRepeat':
      'Zda šipka tahu navíc, která během tahu navíc míří na kartičku, přesto přinese své 2 body.',
    'ruling.arrowNoTile': 'Když nezbývá kartička, tah navíc není.',
    'ruling.arrowGarden': 'Na zahradě stojí jen opat, takže tam nikdy není druhá figurka.',
    'ruling.arrowRecall': 'Vrácení opata nahrazuje jakékoli umístění figurky, i to díky šipce.',
    'ruling.arrowBeforeTest': 'Nejdřív se zvolí šipka, teprve potom jdou nakažení družiníci na test.'
  },
  learn: {
    points: 'Tato kartička má šipku. Polož ji tak, aby mířila na prázdné pole.',
    two: 'Šipka na prázdné pole: hned 2 body.',
    arrow: 'Tato dovolí postavit družiníka vedle vlastního. Polož ji tak, aby šipka mířila na kartičku.',
    partner: 'Ve městě máš rytíře. Postav vedle něj druhého.',
    extra: 'Kulatá šipka je tah navíc. Ať míří na kartičku s městem.',
    go: 'Ukonči tah bez družiníka. I další je tvůj.',
    again: 'Zase ty: šipka ti dala další kartičku.',
    close: 'Uzavři s ní město.',
    end: 'Oba rytíři jsou doma se 4 body. Tah navíc už další tah nepřinese.'
  }
} satisfies Translation<typeof en>;
