import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    janitors: 'Hausmeister',
    'janitors.1':
      'Beim Einstellen darfst du statt einer Pflege- oder Hilfskraft einen Hausmeister nehmen, für $3. Es gibt zwei je Person.',
    'janitors.2':
      'Jeder spart $1 Unterhalt je Runde, wo immer er steht. Der Lohn ist $1. In Quarantäne spart er nichts.',
    'ruling.maintenanceNumbers':
      'Bekannt: acht Hausmeister, in Quarantäne wie Pflegekräfte. Preis, Lohn und Ersparnis haben wir festgelegt.'
  },
  learn: {
    hire: 'Stelle einen Hausmeister ein.',
    move: 'Der Hausmeister arbeitet von selbst. Nimm den Vorschlag an.',
    paid: 'Der Unterhalt von drei Räumen kostete $2 statt $3.',
    end: 'Die Ersparnis deckt den Lohn; ein Hausmeister zählt am Ende auch einen Punkt und kann in einer Pandemie ein Plättchen nehmen.'
  }
} satisfies Translation<typeof en>;
