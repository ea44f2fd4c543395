import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    unit: 'Intenzivní péče',
    'unit.1':
      'Jednotka je speciální místnost s jedním lůžkem a místem pro jednoho lékaře. Léčí pacienty každého oboru, pro který máš centrum.',
    'unit.2':
      'Léčba zlepší pacienta o dvě úrovně a vynese rozdíl příjmů. Kdo se tím neuzdraví, zůstává a v tomto kole se mu nepřitíží.',
    'ruling.intensiveCareNumbers':
      'Známo: zlepšuje o dvě úrovně a jsou tři. Cenu, lůžko, místa a příjmy jsme určili my.'
  },
  learn: {
    build: 'Postav jednotku intenzivní péče nad své centrum Psychiatrie.',
    move: 'Kardiologie nemá ošetřovnu. Pošli červeného lékaře a červeného pacienta do intenzivní péče: červený léčí červeného bez sestry.',
    better: 'Pacient je teď žlutý a zůstává. Léčba vynesla rozdíl: $30 minus $12.',
    end: 'Příští kolo pacienta vyléčí žlutý lékař bez sestry. Intenzivní péče zachrání ty, na které žádný lékař nestačí.'
  }
} satisfies Translation<typeof en>;
