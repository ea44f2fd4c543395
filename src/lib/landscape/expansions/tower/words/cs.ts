import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Věž',
    about: 'Věže zajímají družiníky v dosahu: vyměň je, nebo zaplať výkupné.',
    lesson: 'Patro, zajatý družiník a výkupné.',
    'option.towerTypes': 'Kdo smí stát na věži',
    'option.towerTypes.listed': 'družiníci, kteří smějí do každé oblasti',
    'option.towerTypes.any': 'i opat',
    'meet.naturalDisasters':
      'Meteor na kartičce věže: patra jdou do krabice. Tornádo nikoho nepostaví na věž.'
  },
  board: {
    'feature.tower': 'věž',
    'short.tower': 'Věž',
    'supply.floor': '{n, plural, one {# patro} few {# patra} other {# pater}}',
    'supply.prisoner': '{n, plural, one {# zajatec} few {# zajatci} other {# zajatců}}: {name}',
    'score.ransom': 'výkupné',
    'rule.tower.floor': 'Základy a patra',
    'rule.tower.capture': 'Zajetí družiníka',
    'rule.tower.exchange': 'Výměna zajatců',
    'rule.tower.ransom': 'Placení výkupného',
    'awaits.build': '{name}: postav figurku, nebo stavbu',
    'awaits.build.alone': '{name}: postav stavbu, nebo vynech',
    'awaits.capture': '{name}: zajmi družiníka',
    'awaits.exchange': '{name}: vyber, kdo se vrátí',
    'do.build': 'Postavit patro',
    'do.capture': 'Zajmout',
    'do.exchange': 'Vzít zpět',
    'do.ransom': 'Zaplatit 3 body',
    'decline.capture': 'Nikoho nezajmout',
    'action.build': 'Postavit patro: {square}',
    'action.capture': 'Zajmout: {figure} ({name}), {feature}, {square}',
    'action.exchange': 'Vzít zpět: {figure}',
    'action.ransom': 'Zaplatit 3 body za: {figure} ({from})',
    'event.built': '{name} staví patro: {square}.',
    'event.captured': '{name} zajímá: {figure}, {feature}, {square}.',
    'event.exchanged': '{name} vymění zajatce a získá zpět: {figure}.',
    'event.ransomed': '{name} platí 3 body a získá zpět: {figure}.',
    'preview.then.capture': 'Potom smíš zajmout družiníka v dosahu',
    'preview.prisoner': 'Bude tvým zajatcem',
    'preview.exchange': 'Výměnou se vrátí: {figure}',
    'because.capture': 'Věž dosáhne {n, plural, one {# pole} few {# pole} other {# polí}} každým směrem'
  }
} satisfies Translation<typeof en>;
