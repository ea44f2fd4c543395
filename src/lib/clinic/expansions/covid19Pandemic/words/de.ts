import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'COVID-19-Pandemie',
    about: 'Alle Kliniken gemeinsam gegen eine Pandemie: Es müssen mehr überleben als sterben.',
    'option.contagion': 'Ansteckung',
    'option.contagion.low': 'niedrig',
    'option.contagion.high': 'hoch',
    'option.isolation': 'Selbstisolation',
    'option.isolation.good': 'gut',
    'option.isolation.medium': 'mittel',
    'option.isolation.poor': 'schlecht',
    'option.propagation': 'Plättchen je Runde',
    'option.propagation.listed': 'wie hier aufgeführt',
    'option.propagation.typed': 'aus eurer Schachtel',
    'option.propagation.part': 'Runde {n}',
    'option.propagation.fault':
      'Plättchen je Person: für jede Runde eine Zahl von 0 bis 9, für alle zusammen höchstens 99 Plättchen.',
    'option.mandatoryAction': 'Die Aktion, die alle nehmen müssen',
    'option.mandatoryAction.admit': 'Patienten aufnehmen',
    'option.mandatoryAction.build': 'bauen',
    'option.preadmissionCounts': 'Neue Infektionen auch in der Voraufnahme',
    'option.outpatientCounts': 'Heilung in der Ambulanz zählt als überlebt',
    'option.outpatientExempt': 'Bei der Arbeit Angesteckte bleiben diese Runde verschont',
    'option.lowNeedsHub': 'Auch niedrige Ansteckung verlangt ein Fachzentrum',
    'option.preadmissionCounts.true': 'können sie',
    'option.preadmissionCounts.false': 'können sie nicht',
    'option.outpatientCounts.true': 'ein Überlebender',
    'option.outpatientCounts.false': 'zählt nicht',
    'option.outpatientExempt.false': 'wird schlechter',
    'option.outpatientExempt.true': 'bleibt verschont',
    'option.lowNeedsHub.true': 'Fachzentrum nötig',
    'option.lowNeedsHub.false': 'jedes Fach',
    lesson: 'Infektionen aufteilen, heilen und gemeinsam gewinnen.'
  }
} satisfies Translation<typeof en>;
