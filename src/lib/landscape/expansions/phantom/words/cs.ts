import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Fantom',
    about: 'Družiník, kterého smíš v tahu postavit jako druhého, do jiné oblasti.',
    lesson: 'Dvě figurky v jednom tahu.',
    'option.phantomAfter': 'Fantom smí následovat',
    'option.phantomAfter.any': 'po každé akci',
    'option.phantomAfter.meeple': 'jen po postaveném družiníkovi',
    'meet.flyingMachines': 'Fantom smí letět, pokud v tomto tahu ještě nikdo neletěl.',
    'meet.princessDragon': 'Pošle-li princezna rytíře domů, fantom nenásleduje.',
    'meet.tower': 'Fantom smí následovat po patře a smí uzavřít věž.'
  },
  board: {
    'figure.phantom': 'fantom',
    'rule.phantom': 'Fantom',
    'ask.phantom': '{name}: postav i fantoma, nebo konec',
    'decline.phantom': 'Konec bez fantoma'
  }
} satisfies Translation<typeof en>;
