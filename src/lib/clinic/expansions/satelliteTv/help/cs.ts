import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    dishes: 'Satelity',
    'dishes.1': 'Satelit se staví jako heliport: na střechu místnosti. Nad ním nelze stavět.',
    'dishes.2':
      'Každý satelit přidá $1 ke každé léčbě v ošetřovnách, na operačních sálech a v intenzivní péči, ne v ambulanci.',
    'ruling.satelliteNumbers':
      'Známo: deset satelitů zvyšuje příjmy z léčby. O kolik, cenu a místo jsme určili my.'
  },
  learn: {
    build: 'Postav satelit na střechu svého centra.',
    move: 'Vyleč svého bílého pacienta: přesuň podle návrhu.',
    paid: 'Léčba vynesla $6 a $1 za satelit.',
    end: 'Čím víc pacientů v kole vyléčíš, tím víc satelit vynese.'
  }
} satisfies Translation<typeof en>;
