import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Hostince a katedrály',
    about:
      'Hostince a katedrály zvyšují sázky: dokončené za víc, nedokončené za nic. A velký družiník, který platí za dva.',
    lesson: 'Hostinec u cesty a velký družiník.',
    'option.innsAtEnd': 'Nedokončená cesta s hostincem, město s katedrálou',
    'option.innsAtEnd.nothing': 'nedá nic',
    'option.innsAtEnd.plain': 'platí jako jiná',
    'part.largeFollower': 'Velký družiník',
    'part.inn': 'Hostince',
    'part.cathedral': 'Katedrály',
    'meet.naturalDisasters': 'Zatopená cesta s hostincem se nikdy nedokončí a na konci nedá nic.'
  },
  board: {
    'figure.largeFollower': 'velký družiník',
    'score.inn': 'hostinec',
    'score.cathedral': 'katedrála'
  }
} satisfies Translation<typeof en>;
