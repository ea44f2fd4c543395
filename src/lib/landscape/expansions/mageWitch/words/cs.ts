import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Mág a čarodějnice',
    about:
      'Dvě figurky, které nikomu nepatří: mág zvýší cenu cesty nebo města, čarodějnice ji zmenší na polovinu.',
    lesson: 'Mág přijde na cestu.',
    'meet.blackDragon': 'Drak sežere i mága a čarodějnici. Vrátí je příští kartička s hvězdou.',
    'meet.innsCathedrals': 'Nejdřív hostinec nebo katedrála, pak mág nebo čarodějnice.'
  },
  board: {
    'score.mage': 'mág',
    'score.witch': 'čarodějnice',
    'rule.mageWitch': 'Mág a čarodějnice',
    'ask.magic': '{name}: pohni mágem, nebo čarodějnicí',
    'ask.magicAside': '{name}: vyber, kdo odejde ze stolu',
    'because.magic': 'Ťukni na cestu nebo město; podruhé pro druhou figurku',
    'do.move.mage': 'Mág sem',
    'do.move.witch': 'Čarodějnice sem',
    'do.remove.mage': 'Odebrat mága',
    'do.remove.witch': 'Odebrat čarodějnici',
    'action.move.mage': 'Mág: {feature}, {square}',
    'action.move.witch': 'Čarodějnice: {feature}, {square}',
    'action.remove.mage': 'Odebrat mága',
    'action.remove.witch': 'Odebrat čarodějnici',
    'event.magicMoved': '{piece, select, mage {Mág} other {Čarodějnice}} jde: {feature}, {square}.',
    'event.magicAside': '{piece, select, mage {Mág} other {Čarodějnice}} odchází ze stolu.',
    'preview.magic': 'Pak pohneš mágem, nebo čarodějnicí',
    'preview.mage': 'o 1 bod víc za kartičku',
    'preview.witch': 'Polovina bodů, zaokrouhleno nahoru'
  }
} satisfies Translation<typeof en>;
