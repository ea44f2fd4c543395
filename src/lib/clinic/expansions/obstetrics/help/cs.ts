import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    women: 'Těhotné ženy',
    'women.1':
      'Na všechny hráče čekají tři těhotné ženy. Za bod fronty přijmeš jednu do oboru, pro který máš centrum, s volným místem a parkováním.',
    'women.2': 'Léčí se jako bílý pacient. Neléčená odejde na konci provozu, což stojí 2 obliby.',
    'ruling.obstetricsNumbers':
      'Známo: jsou tři a musí se léčit v kole příchodu. Jak přicházejí, jak vážně se počítají a co stojí jejich odchod, jsme určili my.'
  },
  learn: {
    admit: 'Přijmi těhotnou ženu na Psychiatrii. Stojí to bod fronty.',
    move: 'Musí se léčit hned. Tvůj bílý lékař nepotřebuje sestru: přesuň podle návrhu.',
    paid: 'Odešla domů a vynesla ti $6.',
    end: 'Těhotnou přijmi jen tehdy, když je v tomto kole volný lékař a lůžko.'
  }
} satisfies Translation<typeof en>;
