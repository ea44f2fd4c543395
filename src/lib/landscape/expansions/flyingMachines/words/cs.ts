import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Létající stroje',
    about: 'Družiník letí jedno až tři pole a přistane tam v oblasti, i v obsazené.',
    lesson: 'Let na cestu.',
    'meet.princessDragon': 'Žádná tajná chodba nevede na stroj a na poli draka nikdo nepřistane.'
  },
  board: {
    'feature.flyingMachine': 'létající stroj',
    'short.flyingMachine': 'Letět',
    'rule.flyingMachine': 'Létající stroje',
    'event.flight': '{name}: {figure} letí {squares, plural, one {# pole} few {# pole} other {# polí}}.',
    'awaits.draw.die': '{name} hází, jak daleko letí',
    'preview.then.die': 'Pak kostka určí, jak daleko: 1, 2 nebo 3 pole',
    'ask.landing': '{name}: vyber, kde přistane',
    'because.landing': 'Na nedokončenou cestu, město nebo klášter, volné i obsazené'
  }
} satisfies Translation<typeof en>;
