import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Tunel',
    about: 'Dva žetony jednoho páru spojí dvě cesty pod zemí.',
    lesson: 'Cesta, která pokračuje pod kopcem.',
    'option.tunnelsElsewhere': 'Tunely z jiných rozšíření potřebují žetony',
    'option.tunnelsElsewhere.true': 'ano',
    'option.tunnelsElsewhere.false': 'ne',
    'option.tunnelTokens': 'Páry žetonů pro každého, ve dvou a ve třech',
    'option.tunnelTokens.3/2': '3 a 2',
    'option.tunnelTokens.2/1': '2 a 1',
    'option.tunnelTokens.1/1': '1 a 1',
    'meet.blackDragon': 'Cesta dokončená žetonem se počítá jako dokončená kartičkou tohoto tahu.',
    'meet.covid19': 'Žeton, který spojí nakaženou cestu s jinou, ji nakazí.',
    'meet.naturalDisasters': 'Meteor na ústí vrátí jeho žeton; druhé ústí je zase otevřené.',
    'meet.tradersBuilders': 'Spojení cest pod zemí nedá staviteli druhou kartičku.'
  },
  board: {
    'supply.tunnel': '{n, plural, one {# žeton tunelu} few {# žetony tunelu} other {# žetonů tunelu}}',
    'supply.tunnelA': '{n, plural, one {# žeton tunelu} few {# žetony tunelu} other {# žetonů tunelu}} A',
    'supply.tunnelB': '{n, plural, one {# žeton tunelu} few {# žetony tunelu} other {# žetonů tunelu}} B',
    'supply.tunnelC': '{n, plural, one {# žeton tunelu} few {# žetony tunelu} other {# žetonů tunelu}} C',
    'rule.tunnel': 'Tunely',
    'awaits.build.alone': '{name}: postav stavbu, nebo vynech',
    'ask.tunnel': '{name}: postav figurku, nebo polož žeton tunelu',
    'ask.tunnelLast': '{name}: položit žeton tunelu?',
    'decline.tunnel': 'Teď žádný',
    'because.tunnel': 'Dva žetony se stejným písmenem spojí svá ústí v jednu cestu',
    'do.build.tunnel': 'Položit žeton',
    'action.build.tunnel': 'Žeton tunelu {token} {arrow} {square}',
    'event.tunnelled': '{name} pokládá žeton tunelu {token}: {square}.',
    'event.tunnelLost': '{name} si bere zpět žeton tunelu.',
    'preview.tunnelJoined': 'Spojí obě ústí v jednu cestu',
    'preview.tunnelHalf': 'Ústí zůstane otevřené, dokud neleží druhý žeton {token}'
  }
} satisfies Translation<typeof en>;
