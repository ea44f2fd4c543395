/** Texts of the set for the new-table page and the board. */
export default {
  set: {
    name: 'COVID-19',
    authors: 'Danka and šmoula',
    about: 'An infection spreads from area to area, and every figure it reaches is tested.',
    'option.covidStart': 'The COVID-19 tile',
    'option.covidSpread': 'The infection spreads',
    'option.covidSpread.tile': 'once a tile',
    'option.covidSpread.area': 'once an enlarged area',
    'option.covidDuty': 'When the infection can spread',
    'option.covidDuty.must': 'it must',
    'option.covidDuty.may': 'it need not',
    'option.covidDeathCard': 'The death card, once drawn',
    'option.covidDeathCard.discarded': 'shuffled in again later',
    'option.covidDeathCard.removed': 'leaves the game',
    'meet.naturalDisasters': 'A meeple that a tornado sets down in an infected area is tested.',
    'option.covidStart.false': 'drawn from the bag',
    'option.covidStart.true': 'lies beside the start tile',
    lesson: 'Infected areas, how they spread, and tests.'
  },
  board: {
    'awaits.infect': '{name}: infect one more area',
    'awaits.drawCards': 'A test card is being drawn for {name}',
    'do.infect': 'Infect this area',
    'action.infect': 'Infect {feature} {square}',
    'action.infectFrom': 'Infect {feature} {square} with the token from {from}',
    'event.infected': 'The infection reaches {feature} {square}.',
    'event.tested':
      '{name}’s {figure} is tested: {result, select, negative {negative, it stays} positive {positive, it goes home} other {it leaves the game}}.',
    'rule.covid19.infection': 'Infection',
    'rule.covid19.spread': 'Spread',
    'rule.covid19.testing': 'Testing',
    'preview.test': 'Then a test',
    'preview.then.infect': 'Then the infection spreads',
    'because.infect': 'The tile enlarged an infected area: one more area is infected'
  }
} as const;
