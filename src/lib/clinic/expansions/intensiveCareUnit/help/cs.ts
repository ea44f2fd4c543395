import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    unit: 'Intenzivní péče',
    'unit.1':
      'Jednotka je zvláštní modul s jedním lůžkem a místem pro jednoho lékaře. Ošetřuje pacienty každého oddělení, jehož centrálu máte.',
    'unit.2':
      'Ošetření ubere dva stupně a vynese rozdíl příjmů. Kdo se tím neuzdraví, zůstává a v tomto kole se nezhorší.',
    'ruling.intensiveCareNumbers':
      'Známo: ubírá dva stupně a jsou tři. Cena, lůžko, místa a příjem jsou naše.'
  },
  learn: {
    build: 'Postav jednotku intenzivní péče na střechu své centrály.',
    move: 'Pošli tam červeného lékaře a červeného pacienta. Červený ošetří červeného bez sestry.',
    better: 'Pacient je teď žlutý a zůstává. Vydělal sis rozdíl: 30 $ bez 12 $.',
    end: 'Příště pacienta vyléčí žlutý lékař bez sestry. Intenzivní péče zachrání ty, na které žádný lékař nestačí.'
  }
} satisfies Translation<typeof en>;
