import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Hostince a katedrály',
    about:
      'Hostince a katedrály zvyšují sázky: dokončené za víc, nedokončené za nic. A velká figurka, která platí za dvě.',
    lesson: 'Hostinec u cesty a velká figurka.',
    'option.innsAtEnd': 'Nedokončená cesta s hostincem, město s katedrálou',
    'option.innsAtEnd.nothing': 'nedá nic',
    'option.innsAtEnd.plain': 'platí jako jiná',
    'part.largeFollower': 'Velká figurka',
    'part.inn': 'Hostince',
    'part.cathedral': 'Katedrály',
    'meet.naturalDisasters': 'Zatopená cesta s hostincem se nikdy nedokončí a na konci nedá nic.'
  },
  board: {
    'figure.largeFollower': 'velká figurka',
    'score.inn': 'hostinec',
    'score.cathedral': 'katedrála'
  }
} satisfies Translation<typeof en>;
