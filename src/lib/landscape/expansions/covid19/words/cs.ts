import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'COVID-19',
    authors: 'Danka a šmoula',
    about: 'Nákaza se šíří z oblasti do oblasti a každá figurka, ke které dojde, jde na test.',
    'option.covidStart': 'Kartička COVID-19',
    'option.covidSpread': 'Nákaza se šíří',
    'option.covidSpread.tile': 'jednou za kartičku',
    'option.covidSpread.area': 'jednou za zvětšenou oblast',
    'option.covidDuty': 'Když se nákaza může šířit',
    'option.covidDuty.must': 'musí se šířit',
    'option.covidDuty.may': 'nemusí se šířit',
    'option.covidDeathCard': 'Karta úmrtí, jakmile je vylosovaná',
    'option.covidDeathCard.discarded': 'později se zamíchá zpět',
    'option.covidDeathCard.removed': 'opouští hru',
    'meet.naturalDisasters': 'Když tornádo položí družiníka do nakažené oblasti, jde na test.',
    'option.covidStart.false': 'losuje se z pytlíku',
    'option.covidStart.true': 'leží vedle startovní kartičky',
    lesson: 'Nakažené oblasti, jak se šíří, a testy.'
  },
  board: {
    'awaits.infect': '{name}: vyber další nakaženou oblast',
    'awaits.drawCards': 'Losuje se karta testu: {name}',
    'do.infect': 'Nakazit oblast',
    'action.infect': 'Nakazit: {feature}, {square}',
    'action.infectFrom': 'Nakazit: {feature}, {square}, žetonem odtud: {from}',
    'event.infected': 'Nákaza dorazila: {feature}, {square}.',
    'event.tested':
      '{name}, test ({figure}): {result, select, negative {negativní, zůstává} positive {pozitivní, jde domů} other {opouští hru}}.',
    'rule.covid19.infection': 'Nákaza',
    'rule.covid19.spread': 'Šíření',
    'rule.covid19.testing': 'Testování',
    'preview.test': 'Pak test',
    'preview.then.infect': 'Pak se nákaza šíří',
    'because.infect': 'Nakažená oblast se zvětšila: nakazí se další'
  }
} satisfies Translation<typeof en>;
