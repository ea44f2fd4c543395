import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Abtei und Bürgermeister',
    about:
      'Eine eigene Abtei füllt jede Lücke, der Bürgermeister zählt Wappen, der Wagen fährt weiter, und die Scheune hält eine Wiese.',
    lesson: 'Ein Wagen, der nach der Wertung weiterfährt.',
    'option.wagonMove': 'Der Wagen fährt',
    'option.wagonMove.near': 'auf sein oder ein Nachbarfeld',
    'option.wagonMove.linked': 'zu dem, was ans Gewertete grenzt',
    'option.barnBesideBarn': 'Mehrere Scheunen in einer Wiese',
    'option.barnBesideBarn.false': 'nein',
    'option.barnBesideBarn.true': 'ja',
    'option.abbeyAtEnd': 'Abteien, die übrig sind',
    'option.abbeyAtEnd.round': 'eine letzte Runde dafür',
    'option.abbeyAtEnd.never': 'bleiben liegen'
  },
  board: {
    'figure.mayor': 'Bürgermeister',
    'figure.wagon': 'Wagen',
    'figure.barn': 'Scheune',
    'score.barn': 'Scheune',
    'rule.abbey': 'Die Abtei',
    'rule.wagon': 'Der Wagen fährt weiter',
    'rule.barn': 'Die Scheune',
    'supply.abbey': '{n} × Abtei'
  }
} satisfies Translation<typeof en>;
