import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    shrine: 'Svatyně',
    'shrine.1': 'Svatyně se pokládá, obsazuje a boduje jako klášter. Družiník v ní je kacíř.',
    'shrine.2': 'Svatyně se smí dotýkat nejvýš jednoho kláštera a klášter nejvýš jedné svatyně, i rohem.',
    challenge: 'Výzva',
    'challenge.1':
      'Jsou-li svatyně a klášter vedle ní obsazené a nedokončené, dá jen to, co je dokončeno první, 9 bodů. Družiník v druhém jde domů bez bodů.',
    'challenge.2':
      'Dokončí-li jedna kartička obojí, boduje se obojí. Není-li dokončeno nic, počítá se obojí na konci jako jindy.',
    'ruling.shrineTiles': 'V některých krabicích je pět svatyní místo šesti.'
  },
  learn: {
    lay: 'Svatyně. Polož ji pod startovní kartičku.',
    claim: 'Postav do ní kacíře.',
    end: 'Boduje se jako klášter, pokud některý klášter vedle ní není dokončen dřív.'
  }
} satisfies Translation<typeof en>;
