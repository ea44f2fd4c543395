import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    phantom: 'Fantom',
    'phantom.1':
      'Po své akci smíš postavit i fantoma, podle běžných pravidel do jiné oblasti nové kartičky. Jinak je to družiník jako ostatní; do zahrad nesmí.',
    'phantom.2':
      'Smíš ho postavit i místo jiného družiníka; pak druhý nepřijde. Nepostavíš-li žádnou figurku, zůstane doma i fantom.',
    'ruling.phantomAfter':
      'Fantom smí následovat po každé akci kromě odeslání rytíře princeznou; ve variantě jen po postaveném družiníkovi.'
  },
  learn: {
    lay: 'Polož tuto kartičku vpravo.',
    claim: 'Obsaď cestu družiníkem.',
    phantom: 'Teď postav fantoma na louku.',
    end: 'Dva družiníci v jednom tahu, ve dvou oblastech.'
  }
} satisfies Translation<typeof en>;
