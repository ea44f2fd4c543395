import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'COVID-19',
    authors: 'Danka y šmoula',
    about: 'Una infección se extiende de zona en zona, y se hace la prueba a cada figura a la que llega.',
    'option.covidStart': 'La loseta COVID-19',
    'option.covidSpread': 'La infección se extiende',
    'option.covidSpread.tile': 'una vez por loseta',
    'option.covidSpread.area': 'una vez por zona ampliada',
    'option.covidDuty': 'Cuando la infección puede extenderse',
    'option.covidDuty.must': 'es obligatorio',
    'option.covidDuty.may': 'no es obligatorio',
    'option.covidDeathCard': 'La carta de muerte, una vez robada',
    'option.covidDeathCard.discarded': 'se baraja más tarde',
    'option.covidDeathCard.removed': 'sale de la partida',
    'meet.naturalDisasters': 'Si un tornado deja un seguidor en zona infectada, se le hace la prueba.',
    'option.covidStart.false': 'robada de la bolsa',
    'option.covidStart.true': 'colocada junto a la loseta inicial',
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
    'because.infect': 'Creció una zona infectada: se infecta otra'
  }
} satisfies Translation<typeof en>;
