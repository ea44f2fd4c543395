import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    dishes: 'Satelitní antény',
    'dishes.1': 'Anténa se staví jako heliport: na střechu místnosti. Nad ní nelze stavět.',
    'dishes.2':
      'Každá anténa přidá 1 $ ke každému ošetření v ošetřovnách, na sálech a v intenzivní péči, ne v ambulanci.',
    'ruling.satelliteNumbers':
      'Známo: deset antén zvyšuje příjem z ošetření. O kolik, cena a místo jsou naše.'
  },
  learn: {
    build: 'Postav anténu na střechu své centrály.',
    move: 'Ošetři bílého pacienta: pohyb podle návrhu.',
    paid: 'Ošetření vyneslo 6 $ a 1 $ za anténu.',
    end: 'Anténa se vyplatí tím víc, čím víc pacientů ošetříš.'
  }
} satisfies Translation<typeof en>;
