import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Opatství a starosta',
    about: 'Vlastní opatství zaplní každou mezeru, starosta počítá erby, vůz jede dál a stodola drží louku.',
    lesson: 'Vůz, který po bodování jede dál.',
    'option.wagonMove': 'Vůz jede',
    'option.wagonMove.near': 'na své nebo sousední pole',
    'option.wagonMove.linked': 'k tomu, co navazuje na obodované',
    'option.barnBesideBarn': 'Více stodol na jedné louce',
    'option.barnBesideBarn.false': 'ne',
    'option.barnBesideBarn.true': 'ano',
    'option.abbeyAtEnd': 'Opatství, která zbyla',
    'option.abbeyAtEnd.round': 'ještě jedno kolo',
    'option.abbeyAtEnd.never': 'zůstanou stranou'
  },
  board: {
    'figure.mayor': 'starosta',
    'figure.wagon': 'vůz',
    'figure.barn': 'stodola',
    'score.barn': 'stodola',
    'rule.abbey': 'Opatství',
    'rule.wagon': 'Vůz jede dál',
    'rule.barn': 'Stodola',
    'supply.abbey': '{n} × opatství'
  }
} satisfies Translation<typeof en>;
