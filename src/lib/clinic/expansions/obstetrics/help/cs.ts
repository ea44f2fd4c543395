import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    women: 'Těhotné ženy',
    'women.1':
      'Na všechny čekají tři těhotné ženy. Za bod fronty přijmete jednu na oddělení s centrálou, místem a parkováním.',
    'women.2': 'Ošetřuje se jako bílý pacient. Neošetřená odejde na konci obchodu a stojí 2 body obliby.',
    'ruling.obstetricsNumbers':
      'Známo: jsou tři a musí se ošetřit v kole příchodu. Jak přicházejí, jak vážné jsou a co stojí jejich odchod, je naše.'
  },
  learn: {
    admit: 'Přijmi těhotnou ženu na psychiatrii. Stojí to bod fronty.',
    move: 'Musí být ošetřena hned. Bílý lékař nepotřebuje sestru: pohyb podle návrhu.',
    paid: 'Odešla domů a vydělal sis 6 $.',
    end: 'Těhotnou přijmi jen tehdy, když je v tomto kole volný lékař a lůžko.'
  }
} satisfies Translation<typeof en>;
