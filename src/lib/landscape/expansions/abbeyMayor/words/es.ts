import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Abadía y Alcalde',
    about:
      'Una abadía propia llena cualquier hueco, el alcalde cuenta escudos, el carro sigue su camino y el granero guarda un campo.',
    lesson: 'Un carro que sigue tras puntuar.',
    'option.wagonMove': 'El carro va',
    'option.wagonMove.near': 'a su casilla o a una vecina',
    'option.wagonMove.linked': 'a lo que toca lo puntuado',
    'option.barnBesideBarn': 'Varios graneros en un campo',
    'option.barnBesideBarn.false': 'no',
    'option.barnBesideBarn.true': 'sí',
    'option.abbeyAtEnd': 'Abadías que quedan al final',
    'option.abbeyAtEnd.round': 'una última ronda',
    'option.abbeyAtEnd.never': 'no se colocan'
  },
  board: {
    'figure.mayor': 'alcalde',
    'figure.wagon': 'carro',
    'figure.barn': 'granero',
    'score.barn': 'granero',
    'rule.abbey': 'La abadía',
    'rule.wagon': 'El carro sigue',
    'rule.barn': 'El granero',
    'supply.abbey': '{n} × abadía'
  }
} satisfies Translation<typeof en>;
