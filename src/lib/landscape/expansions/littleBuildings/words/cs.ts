import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Malé stavby',
    about: 'Věže, domy a kůlny: bod za každou oblast, u které stojí.',
    lesson: 'Kůlna u cesty.',
    'option.littleBuildings': 'Body za věž, dům a kůlnu',
    'option.littleBuildings.1/1/1': 'po 1',
    'option.littleBuildings.3/2/1': '3, 2 a 1',
    'meet.innsCathedrals':
      'Hostinec ani katedrála stavby nezdvojnásobí; nedokončené dají jen body za stavby.',
    'meet.naturalDisasters':
      'Na meteor ani na povodeň se nestaví; stavba ze zasažené kartičky jde do krabice.',
    'meet.blackDragon': 'Stavby drak nežere a jejich body se počítají do 50.'
  },
  board: {
    'supply.smallTower': '{n, plural, one {# věž} few {# věže} other {# věží}}',
    'supply.house': '{n, plural, one {# dům} few {# domy} other {# domů}}',
    'supply.shed': '{n, plural, one {# kůlna} few {# kůlny} other {# kůlen}}',
    'score.littleBuildings': 'stavby',
    'rule.littleBuildings': 'Malé stavby',
    'awaits.build': '{name}: postav figurku, nebo stavbu',
    'awaits.build.alone': '{name}: postav stavbu, nebo vynech',
    'do.build.smallTower': 'Postavit věž',
    'do.build.house': 'Postavit dům',
    'do.build.shed': 'Postavit kůlnu',
    'action.build.smallTower': 'Věž',
    'action.build.house': 'Dům',
    'action.build.shed': 'Kůlna',
    'event.builtToken': '{name} staví na kartičce: {square}.',
    'preview.builtToken': 'Počítá se pro každou oblast této kartičky, ať je čí chce'
  }
} satisfies Translation<typeof en>;
