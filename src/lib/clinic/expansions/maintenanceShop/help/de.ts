import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    janitors: 'Hausmeister',
    'janitors.1':
      'Beim Einstellen könnt ihr statt einer Pflegekraft oder eines Pflegers einen Hausmeister nehmen, für 3 $. Es gibt zwei je Person.',
    'janitors.2':
      'Jeder spart 1 $ Unterhalt je Runde, wo immer er steht. Das Gehalt ist 1 $. In Quarantäne spart er nichts.',
    'ruling.maintenanceNumbers':
      'Bekannt: acht Hausmeister, in Quarantäne wie Pflegekräfte. Preis, Gehalt und Ersparnis sind unsere Wahl.'
  },
  learn: {
    hire: 'Stelle einen Hausmeister ein.',
    move: 'Der Hausmeister arbeitet von selbst. Bewege wie vorgeschlagen.',
    paid: 'Der Unterhalt von drei Räumen kostete 2 $ statt 3 $.',
    end: 'Die Ersparnis deckt das Gehalt; ein Hausmeister zählt am Ende auch einen Punkt und kann in einer Pandemie ein Plättchen nehmen.'
  }
} satisfies Translation<typeof en>;
