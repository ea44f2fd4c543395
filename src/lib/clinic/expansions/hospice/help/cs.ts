import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    elders: 'Senioři',
    'elders.1':
      'Za bod fronty přijmeš seniora do svého hospice. Má čtyři místa; v krabici je šestnáct seniorů. Každý potřebuje parkovací místo.',
    'elders.2':
      'Senioři se nepřesouvají, nepřitíží se jim a léčbu nepotřebují. Každý platí $1 za kolo, po léčbě.',
    'ruling.hospiceNumbers':
      'Známo: šestnáct seniorů, ubytovaných v hospicích; COVID-19 je ihned zabije. Jak přicházejí a kolik platí, jsme určili my.'
  },
  learn: {
    admit: 'Přijmi seniora. Auto potřebuje parkovací místo.',
    move: 'Senioři zůstávají v hospici. Přesuň podle návrhu.',
    paid: 'Hospic vynesl $1.',
    end: 'Senioři se vyplatí, když přijdou brzy a není nouze o parkování. V pandemii jsou v ohrožení.'
  }
} satisfies Translation<typeof en>;
