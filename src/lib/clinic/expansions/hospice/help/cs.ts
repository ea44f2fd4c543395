import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    elders: 'Senioři',
    'elders.1':
      'Za bod fronty přijmete seniora do svého hospice. Má čtyři místa; v krabici je šestnáct seniorů. Každý potřebuje parkování.',
    'elders.2': 'Nepohybují se, nezhoršují se a ošetření nepotřebují. Každý platí 1 $ za kolo, po ošetření.',
    'ruling.hospiceNumbers':
      'Známo: šestnáct seniorů v hospicích; COVID-19 je ihned zabije. Jak přicházejí a kolik platí, je naše.'
  },
  learn: {
    admit: 'Přijmi seniora. Auto potřebuje parkování.',
    move: 'Senioři zůstávají v hospici. Pohyb podle návrhu.',
    paid: 'Hospic vynesl 1 $.',
    end: 'Vyplatí se, když přijdou brzy a parkování nechybí. V pandemii jsou v ohrožení.'
  }
} satisfies Translation<typeof en>;
