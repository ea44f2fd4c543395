import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'COVID-19',
    about: 'Una infección avanza de zona en zona, y quien la encuentra se hace la prueba.',
    'option.covidStart': 'La infección empieza en la mesa',
    'option.covidSpread': 'La infección se extiende',
    'option.covidSpread.tile': 'una vez por loseta',
    'option.covidSpread.area': 'una vez por zona ampliada',
    'option.covidDuty': 'Cuando la infección puede extenderse',
    'option.covidDuty.must': 'es obligatorio',
    'option.covidDuty.may': 'se puede guardar',
    'option.covidDeathCard': 'La carta de muerte, una vez robada',
    'option.covidDeathCard.discarded': 'se baraja más tarde',
    'option.covidDeathCard.removed': 'sale de la partida',
    'meet.naturalDisasters': 'Si un tornado deja una figura en zona infectada, se hace la prueba.',
    'option.covidStart.false': 'robada de la bolsa',
    'option.covidStart.true': 'junto a la inicial',
    lesson: 'Zonas infectadas, cómo se extienden y las pruebas.'
  },
  board: {
    'awaits.infect': '{name}: elige otra zona a infectar',
    'awaits.drawCards': 'Se roba una carta de prueba para {name}',
    'do.infect': 'Infectar esta zona',
    'action.infect': 'Infectar: {feature}, {square}',
    'action.infectFrom': 'Infectar: {feature}, {square}, con la ficha de: {from}',
    'event.infected': 'La infección llega a: {feature}, {square}.',
    'event.tested':
      '{name}, prueba ({figure}): {result, select, negative {negativa, se queda} positive {positiva, vuelve a casa} other {sale de la partida}}.',
    'rule.covid19.infection': 'Infección',
    'rule.covid19.spread': 'Propagación',
    'rule.covid19.testing': 'Prueba',
    'preview.test': 'Después, una prueba',
    'preview.then.infect': 'Después se extiende la infección',
    'because.infect': 'Creció una zona infectada: otra enferma'
  }
} satisfies Translation<typeof en>;
