import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Pandemia de COVID-19',
    about: 'Todas las clínicas juntas contra una pandemia: deben sobrevivir más de los que mueran.',
    'option.contagion': 'Contagio',
    'option.contagion.low': 'baja',
    'option.contagion.high': 'alta',
    'option.isolation': 'Autoaislamiento',
    'option.isolation.good': 'bueno',
    'option.isolation.medium': 'medio',
    'option.isolation.poor': 'malo',
    'option.propagation': 'Losetas de cada ronda',
    'option.propagation.listed': 'como aquí',
    'option.propagation.typed': 'de vuestra caja',
    'option.propagation.part': 'Ronda {n}',
    'option.propagation.fault':
      'Losetas por jugador: un número de 0 a 9 para cada ronda y, entre todos, 99 losetas como máximo.',
    'option.mandatoryAction': 'La acción que todos deben tomar',
    'option.mandatoryAction.admit': 'admitir pacientes',
    'option.mandatoryAction.build': 'construir',
    'option.preadmissionCounts': 'Nuevas infecciones también en preadmisión',
    'option.outpatientCounts': 'Curar en consultas externas da un superviviente',
    'option.outpatientExempt': 'Los médicos infectados al tratar se libran esa ronda',
    'option.lowNeedsHub': 'El contagio bajo también exige un centro del servicio',
    'option.preadmissionCounts.true': 'pueden',
    'option.preadmissionCounts.false': 'no pueden',
    'option.outpatientCounts.true': 'un superviviente',
    'option.outpatientCounts.false': 'no cuenta',
    'option.outpatientExempt.false': 'empeora',
    'option.outpatientExempt.true': 'se libra',
    'option.lowNeedsHub.true': 'hace falta un centro',
    'option.lowNeedsHub.false': 'cualquier servicio',
    lesson: 'Repartir contagios, curarlos y ganar juntos.'
  }
} satisfies Translation<typeof en>;
