import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    magic: 'Mág a čarodějnice',
    'magic.1':
      'Když položíš kartičku s hvězdou, postav nebo přesuň jednoho z nich podle výběru na nedokončenou cestu nebo do nedokončeného města, kde není ani jeden. Kdo jiný tam stojí, nehraje roli.',
    'magic.2':
      'Mág přidá 1 bod za každou kartičku cesty nebo města. Čarodějnice zmenší body na polovinu, zaokrouhleno nahoru. Oba se počítají až po hostinci nebo katedrále, i na konci hry.',
    'magic.3':
      'Dokončenou cestu nebo město opouštějí. Spojí-li kartička oblasti obou, pohneš jedním před bodováním. Není-li kam, jeden odejde ze stolu.'
  },
  learn: {
    lay: 'Tato kartička má hvězdu. Polož ji vlevo.',
    move: 'Postav mága na cestu uprostřed.',
    end: 'Cesta dá o 1 bod víc za každou kartičku, ať je čí chce.'
  }
} satisfies Translation<typeof en>;
