import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    janitors: 'Údržbáři',
    'janitors.1': 'Při náboru si smíš místo sestry nebo sanitáře vzít údržbáře za $3. Na hráče jsou dva.',
    'janitors.2': 'Každý ušetří $1 údržby za kolo, ať stojí kdekoli. Plat je $1. V karanténě neušetří nic.',
    'ruling.maintenanceNumbers':
      'Známo: osm údržbářů, v karanténě jako sestry. Cenu, plat a úsporu jsme určili my.'
  },
  learn: {
    hire: 'Najmi údržbáře.',
    move: 'Údržbář pracuje sám od sebe. Přesuň podle návrhu.',
    paid: 'Údržba tří místností stála $2 místo $3.',
    end: 'Úspora pokryje plat; údržbář má na konci i bod a v pandemii může vzít kartičku.'
  }
} satisfies Translation<typeof en>;
