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
    'option.wagonMove.linked': 'a una zona unida a la puntuada',
    'option.barnBesideBarn': 'Varios graneros en un campo',
    'option.barnBesideBarn.false': 'no',
    'option.barnBesideBarn.true': 'sí',
    'option.abbeyAtEnd': 'Abadías que quedan al final',
    'option.abbeyAtEnd.round': 'una última ronda',
    'option.abbeyAtEnd.never': 'no se colocan',
    'part.abbey': 'Abadías',
    'part.mayor': 'Alcalde',
    'part.wagon': 'Carro',
    'part.barn': 'Granero',
    'meet.tradersBuilders':
      'Una abadía no amplía nada ni da segunda loseta. Un granero devuelve los cerdos a casa.',
    'meet.princessDragon': 'Ningún carro va a la casilla del dragón, y el hada no viaja con él.',
    'meet.tower': 'Alcalde y carro pueden ser capturados, pero nunca van sobre una torre.'
  },
  board: {
    'figure.mayor': 'alcalde',
    'figure.wagon': 'carro',
    'figure.barn': 'granero',
    'score.barn': 'granero: {n, plural, one {# ciudad} other {# ciudades}}',
    'rule.abbey': 'La abadía',
    'rule.wagon': 'El carro sigue',
    'rule.barn': 'El granero',
    'supply.abbey': '{n} × abadía',
    'ask.abbey': '{name}: coloca la abadía o roba',
    'decline.abbey': 'Robar loseta',
    'because.abbey': 'Un hueco entre cuatro losetas: ahí encaja tu abadía',
    'ask.lastAbbey': '{name}: coloca la abadía o pasa',
    'ask.wagon': '{name}: ¿sigue el carro?',
    'decline.wagon': 'Llevar el carro a casa',
    'because.wagon': 'Su zona ha puntuado: el carro puede ir a una libre cercana'
  }
} satisfies Translation<typeof en>;
