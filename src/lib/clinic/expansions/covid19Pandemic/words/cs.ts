import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Pandemie COVID-19',
    about: 'Všechny kliniky společně proti pandemii: přežít jich musí víc, než zemře.',
    'option.contagion': 'Nakažlivost',
    'option.contagion.low': 'nízká',
    'option.contagion.high': 'vysoká',
    'option.isolation': 'Samoizolace',
    'option.isolation.good': 'dobrá',
    'option.isolation.medium': 'střední',
    'option.isolation.poor': 'špatná',
    'option.propagation': 'Kartičky v každém kole',
    'option.propagation.listed': 'jak je uvedeno zde',
    'option.propagation.typed': 'z vaší krabice',
    'option.propagation.part': 'Kolo {n}',
    'option.propagation.fault':
      'Kartiček na hráče: pro každé kolo číslo od 0 do 9, pro všechny dohromady nejvýše 99 kartiček.',
    'option.mandatoryAction': 'Akce, kterou musí vzít všichni',
    'option.mandatoryAction.admit': 'přijmout pacienty',
    'option.mandatoryAction.build': 'stavět',
    'option.preadmissionCounts': 'Nové nákazy i v předpříjmu',
    'option.outpatientCounts': 'Vyléčený v ambulanci přežil',
    'option.outpatientExempt': 'Lékaři nakažení při práci jsou v tom kole ušetřeni',
    'option.lowNeedsHub': 'I nízká nakažlivost žádá centrum oboru',
    'option.preadmissionCounts.true': 'mohou',
    'option.preadmissionCounts.false': 'nemohou',
    'option.outpatientCounts.true': 'přežil',
    'option.outpatientCounts.false': 'nepočítá se',
    'option.outpatientExempt.false': 'přitíží se',
    'option.outpatientExempt.true': 'je ušetřen',
    'option.lowNeedsHub.true': 'je třeba centrum',
    'option.lowNeedsHub.false': 'kterýkoli obor',
    lesson: 'Dělit se o nákazy, léčit je a vyhrát společně.'
  }
} satisfies Translation<typeof en>;
