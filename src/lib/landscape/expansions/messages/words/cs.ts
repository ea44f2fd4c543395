import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Depeše',
    about: 'Druhá figurka na počítadle bodů a depeše na jeho tmavých polích.',
    lesson: 'Posel přináší depeši.',
    'option.messageRound': 'Body se připisují',
    'option.messageRound.award': 'zisk po zisku',
    'option.messageRound.turn': 'najednou na konci tahu',
    'option.messageBlocked': 'Cizí figurka na tmavém poli',
    'option.messageBlocked.false': 'nevadí',
    'option.messageBlocked.true': 'depeši zadrží',
    'option.messageFarmers': 'Depeše sedláků dá za každého',
    'option.messageFarmers.3': '3 body',
    'option.messageFarmers.2': '2 body',
    'meet.blackDragon': 'Draka přivede každá ze dvou figurek na 50, ne jejich součet.',
    'meet.anniversary20': 'Kartička z depeše je samostatný tah; tah navíc ze šipky přijde po něm.',
    'meet.tradersBuilders': 'Tah z depeše má vlastní druhou kartičku, přinese-li ji stavitel.'
  },
  board: {
    'supply.messenger': 'Posel na poli {n}',
    'rule.messages': 'Depeše',
    'score.message': 'depeše',
    'draws.messages': 'Losuje se depeše',
    'awaits.draw.messages': '{name}: losuje se depeše',
    'awaits.advance': '{name}: posuň jednu ze dvou figurek',
    'because.advance':
      '{points, plural, one {# bod} few {# body} other {# bodů}} k posunu. Figurka bodů: {marker}, posel: {messenger}. Zastavení na 5, 10, 15… přinese depeši',
    'do.advance': 'Posunout',
    'action.advance': '{piece, select, marker {Figurka bodů} other {Posel}}',
    'awaits.message': '{name}: použij depeši, nebo 2 body',
    'do.message': 'Vybrat',
    'action.message':
      '{choice, select, points {2 body} other {{on, select, none {Použít depeši} other {{feature} {square}}}}}',
    'event.advanced': '{name}: {piece, select, marker {figurka bodů} other {posel}} jde na pole {field}.',
    'event.drewMessage': '{name} losuje depeši.',
    'because.smallestRoad': 'Nejmenší cesta s tvou figurkou dá své nynější body',
    'because.smallestCity': 'Nejmenší město s tvou figurkou dá své nynější body',
    'because.smallestMonastery': 'Nejmenší klášter s tvou figurkou dá své nynější body',
    'because.shields': '2 body za každý erb ve městech s tvým rytířem',
    'because.knights': '2 body za každého tvého rytíře',
    'because.farmers': 'Body za každého tvého sedláka',
    'because.extraTile': 'Zahraj další kartičku jako celý tah',
    'because.scoreFigure': 'Jedna tvá figurka se oboduje jako na konci a vrátí se'
  }
} satisfies Translation<typeof en>;
