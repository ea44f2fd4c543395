import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    inns: 'Hostince',
    'inns.1': 'Hostinec patří k cestě, u které stojí; na křižovatce jen k tomu rameni.',
    'inns.2': 'Dokončená cesta s hostincem dává 2 body za kartičku, ať je na ní hostinců kolik chce.',
    'inns.3': 'Nedokončená na konci nedá nic.',
    cathedrals: 'Katedrály',
    'cathedrals.1': 'Dokončené město s katedrálou dává 3 body za kartičku a 3 za erb.',
    'cathedrals.2': 'Nedokončené na konci nedá nic.',
    large: 'Velký družiník',
    'large.1': 'Každý má jednoho. Staví se a vrací jako obyčejný družiník.',
    'large.2': 'Do většiny se počítá za dva. Body nikdy nezdvojuje.',
    'ruling.innsAtEnd': 'Kolik na konci dá nedokončená cesta s hostincem nebo město s katedrálou.'
  },
  learn: {
    lay: 'Tato cesta má hostinec u rybníka. Polož ji vpravo od startu.',
    large: 'Obsaď cestu velkým družiníkem: platí za dva.',
    west: 'Ben uzavřel cestu na druhém konci.',
    close: 'Uzavři ji tady: ukončí ji cesta kláštera.',
    pass: 'Družiníka tu nepotřebuješ. Ukonči tah.',
    scored: 'Čtyři kartičky a hostinec: 2 body za kartičku, celkem 8.',
    end: 'Nedokončená cesta s hostincem nedá nic. Ani město s katedrálou; dokončené dá 3 za kartičku.'
  }
} satisfies Translation<typeof en>;
