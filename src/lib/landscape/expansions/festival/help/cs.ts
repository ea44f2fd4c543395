import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    festival: 'Slavnost',
    'festival.1':
      'Když položíš kartičku se stanem, smíš místo postavení figurky vzít domů jednu svou odkudkoli ze stolu. Body nedá.',
    'festival.2':
      'Domů smějí i stavitel, prase a stodola, zajaté figurky ne. Co stálo jen u vzaté figurky, jde domů s ní.',
    'ruling.festivalTakes':
      'Domů smí kterákoli vlastní figurka; ve variantě jen družina, ne stavitel, prase a stodola.'
  },
  learn: {
    lay: 'Tato kartička ukazuje slavnost. Polož ji vlevo.',
    take: 'Vezmi svou figurku z cesty vpravo domů.',
    end: 'Je zase v tvé zásobě, bez bodů.'
  }
} satisfies Translation<typeof en>;
