import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    janitors: 'Údržbáři',
    'janitors.1': 'Při najímání lze místo sestry nebo sanitáře vzít údržbáře za 3 $. Na hráče jsou dva.',
    'janitors.2': 'Každý ušetří 1 $ provozu za kolo, ať stojí kdekoli. Plat je 1 $. V karanténě nešetří nic.',
    'ruling.maintenanceNumbers':
      'Známo: osm údržbářů, v karanténě jako sestry. Cena, plat a úspora jsou naše.'
  },
  learn: {
    hire: 'Najmi údržbáře.',
    move: 'Údržbář pracuje sám. Pohyb podle návrhu.',
    paid: 'Provoz tří místností stál 2 $ místo 3 $.',
    end: 'Úspora pokryje plat; údržbář má na konci i bod a v pandemii může vzít kartičku.'
  }
} satisfies Translation<typeof en>;
