import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    festival: 'Oslava',
    'festival.1':
      'Když položíš kartičku se stanem, smíš místo postavení figurky vzít domů jednu svou odkudkoli ze stolu. Body nedá.',
    'festival.2':
      'Domů smějí i stavitel, prasátko a statek, zajaté figurky ne. Stavitel nebo prasátko, které tak zůstane samo, jde také domů.',
    'ruling.festivalTakes':
      'Domů smí kterákoli vlastní figurka; ve variantě jen družiník, ne stavitel, prasátko a statek.'
  },
  learn: {
    lay: 'Tato kartička ukazuje oslavu. Polož ji vlevo.',
    take: 'Vezmi svého družiníka z cesty vpravo domů.',
    end: 'Je zase v tvé zásobě, bez bodů.'
  }
} satisfies Translation<typeof en>;
