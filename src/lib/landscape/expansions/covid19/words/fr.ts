import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'COVID-19',
    authors: 'Danka et šmoula',
    about: 'Une infection se propage de zone en zone, et chaque figurine qu’elle atteint est testée.',
    'option.covidStart': 'La tuile COVID-19',
    'option.covidSpread': 'L’infection se propage',
    'option.covidSpread.tile': 'une fois par tuile',
    'option.covidSpread.area': 'une fois par zone agrandie',
    'option.covidDuty': 'Quand l’infection peut s’étendre',
    'option.covidDuty.must': 'c’est obligatoire',
    'option.covidDuty.may': 'ce n’est pas obligatoire',
    'option.covidDeathCard': 'La carte de décès, une fois piochée',
    'option.covidDeathCard.discarded': 'remélangée plus tard',
    'option.covidDeathCard.removed': 'quitte la partie',
    'meet.naturalDisasters': 'Si une tornade dépose un meeple en zone infectée, il est testé.',
    'option.covidStart.false': 'piochée du sac',
    'option.covidStart.true': 'placée à côté de la tuile de départ',
    lesson: 'Zones infectées, leur propagation, et tests.'
  },
  board: {
    'awaits.infect': '{name} : où va l’infection ?',
    'awaits.drawCards': 'On pioche une carte de test pour {name}',
    'do.infect': 'Infecter ici',
    'action.infect': 'Infecter : {feature}, {square}',
    'action.infectFrom': 'Infecter : {feature}, {square}, avec le jeton de : {from}',
    'event.infected': 'L’infection atteint : {feature}, {square}.',
    'event.tested':
      '{name}, test ({figure}) : {result, select, negative {négatif, reste en place} positive {positif, rentre} other {décès, quitte la partie}}.',
    'rule.covid19.infection': 'Infection',
    'rule.covid19.spread': 'Propagation',
    'rule.covid19.testing': 'Test',
    'preview.test': 'Puis un test',
    'preview.then.infect': 'Puis l’infection s’étend',
    'because.infect': 'Une zone infectée a grandi : une autre est infectée'
  }
} satisfies Translation<typeof en>;
