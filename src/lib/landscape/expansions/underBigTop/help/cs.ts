import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    top: 'Šapitó',
    'top.1': 'První cirkusová kartička přiveze šapitó se skrytým žetonem od 1 do 7.',
    'top.2':
      'S každou další cirkusovou kartičkou se žeton po bodování odkryje: každý družiník na poli šapitó a osmi kolem dá majiteli tolik bodů. Pak se šapitó přestěhuje na novou kartičku s novým žetonem.',
    'top.3': 'Poslední žeton se odkryje na konci hry.',
    acrobats: 'Akrobaté',
    'acrobats.1':
      'Místo jiné figurky smíš postavit družiníka jako akrobata: na pyramidu nové kartičky nebo některé z osmi kolem, na každou až tři.',
    'acrobats.2':
      'Místo postavení figurky smíš bodovat plnou pyramidu kdekoli: každý akrobat dá majiteli 5 bodů a všichni jdou domů. Na konci dají 5 bodů i akrobaté v každé pyramidě.',
    ringmaster: 'Principál',
    'ringmaster.1':
      'Staví se jako družiník. Když se jeho oblast boduje, dá majiteli 2 body za každou cirkusovou a akrobatickou kartičku na svém poli a osmi kolem, s většinou i bez ní.',
    'ruling.pyramidBy': 'Zda plnou pyramidu smí bodovat kdokoli, nebo jen ten, kdo v ní stojí.',
    'ruling.extraMeeples': 'V některých krabicích jsou pro každého dva družiníci navíc.'
  },
  learn: {
    lay: 'Cirkusová kartička. Polož ji pod start.',
    claim: 'Postav vedle sedláka.',
    end: 'Šapitó je tu. S další cirkusovou kartičkou se odkryje žeton a tvůj sedlák boduje.'
  }
} satisfies Translation<typeof en>;
