import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Pandémie de COVID-19',
    about:
      'Toutes les cliniques ensemble contre une pandémie : il doit y avoir plus de survivants que de morts.',
    'option.contagion': 'Contagion',
    'option.contagion.low': 'faible',
    'option.contagion.high': 'forte',
    'option.isolation': 'Auto-isolement',
    'option.isolation.good': 'bon',
    'option.isolation.medium': 'moyen',
    'option.isolation.poor': 'mauvais',
    'option.propagation': 'Tuiles de chaque manche',
    'option.propagation.listed': 'comme indiqué ici',
    'option.propagation.typed': 'de votre boîte',
    'option.propagation.part': 'Manche {n}',
    'option.propagation.fault':
      'Tuiles par joueur : un nombre de 0 à 9 pour chaque manche, 99 tuiles au plus pour tous les joueurs.',
    'option.mandatoryAction': 'L’action que tous doivent prendre',
    'option.mandatoryAction.admit': 'admettre des patients',
    'option.mandatoryAction.build': 'construire',
    'option.preadmissionCounts': 'Nouvelles infections possibles en pré-admission',
    'option.outpatientCounts': 'Un soin aux consultations fait un survivant',
    'option.outpatientExempt': 'Les médecins infectés en soignant sont épargnés cette manche',
    'option.lowNeedsHub': 'La contagion faible exige aussi un pôle du service',
    'option.preadmissionCounts.true': 'ils le peuvent',
    'option.preadmissionCounts.false': 'ils ne le peuvent pas',
    'option.outpatientCounts.true': 'un survivant',
    'option.outpatientCounts.false': 'non compté',
    'option.outpatientExempt.false': 'empire',
    'option.outpatientExempt.true': 'est épargné',
    'option.lowNeedsHub.true': 'il faut un pôle',
    'option.lowNeedsHub.false': 'tout service',
    lesson: 'Répartir les infections, les soigner et gagner ensemble.'
  }
} satisfies Translation<typeof en>;
