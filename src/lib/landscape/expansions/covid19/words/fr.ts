import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'COVID-19',
    about: 'Une infection rampe de zone en zone, et qui la croise est testé.',
    'option.covidStart': 'L’infection commence sur la table',
    'option.covidSpread': 'L’infection se propage',
    'option.covidSpread.tile': 'une fois par tuile',
    'option.covidSpread.area': 'une fois par zone agrandie',
    'option.covidDuty': 'Quand l’infection peut s’étendre',
    'option.covidDuty.must': 'c’est obligatoire',
    'option.covidDuty.may': 'on peut le garder',
    'option.covidDeathCard': 'La carte mort, une fois tirée',
    'option.covidDeathCard.discarded': 'remélangée plus tard',
    'option.covidDeathCard.removed': 'quitte la partie',
    'meet.naturalDisasters': 'Si une tornade dépose une figurine en zone infectée, elle est testée.',
    'option.covidStart.false': 'tirée du sac',
    'option.covidStart.true': 'à côté du départ',
    lesson: 'Zones infectées, leur propagation, et tests.'
  },
  board: {
    'awaits.infect': '{name} : où va l’infection ?',
    'awaits.drawCards': 'On tire une carte de test pour {name}',
    'do.infect': 'Infecter ici',
    'action.infect': 'Infecter : {feature}, {square}',
    'action.infectFrom': 'Infecter : {feature}, {square}, avec le jeton de : {from}',
    'event.infected': 'L’infection atteint : {feature}, {square}.',
    'event.tested':
      '{name}, test ({figure}) : {result, select, negative {négatif, il reste} positive {positif, il rentre} other {il quitte la partie}}.',
    'rule.covid19.infection': 'Infection',
    'rule.covid19.spread': 'Propagation',
    'rule.covid19.testing': 'Test',
    'preview.test': 'Puis un test',
    'preview.then.infect': 'Puis l’infection s’étend',
    'because.infect': 'Une zone infectée a grandi : une autre tombe malade'
  }
} satisfies Translation<typeof en>;
