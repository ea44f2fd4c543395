import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    buildings: 'Malé stavby',
    'buildings.1':
      'Místo figurky smíš dát jednu ze svých staveb na právě položenou kartičku. Od té chvíle nepatří nikomu a zůstává.',
    'buildings.2':
      'Kdo boduje cestu, město nebo louku, dostane o 1 bod víc za každou stavbu na jejich kartičkách; klášter nebo zahrada počítá stavby na svých devíti polích. Nic tyto body nezdvojnásobí ani nepůlí.',
    'buildings.3':
      'Každý má od každého druhu stejně: ve hře pro jednoho šest, ve dvou tři, ve třech dvě, ve více jednu.',
    'ruling.littleBuildings': 'Ve variantě dá věž 3 body, dům 2 a kůlna 1.'
  },
  learn: {
    lay: 'Polož tuto kartičku vpravo.',
    build: 'Dej na ni místo družiníka kůlnu.',
    end: 'Každá oblast na této kartičce má cenu o bod vyšší.'
  }
} satisfies Translation<typeof en>;
