import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Hrabě z Carcassonne',
    about: 'Kdo pomůže k bodům jiným, postaví figurku do města; odtud se přidá k tomu, co se právě boduje.',
    lesson: 'Do města a včas zase ven.',
    'option.countAtEnd': 'Před závěrečným bodováním figurky opouštějí',
    'option.countAtEnd.market': 'trh, na louky',
    'option.countAtEnd.any': 'všechny čtvrti',
    'option.countMove': 'Hrabě jde',
    'option.countMove.choice': 'kam hráč chce',
    'option.countMove.clockwise': 'o čtvrť dál, po směru hodin',
    'option.countMove.follow': 'k příchozí figurce',
    'option.countPlacement': 'Ve dvojitém tahu přijde figurka do města',
    'option.countPlacement.part': 'v každé polovině',
    'option.countPlacement.turn': 'jednou',
    'meet.blackDragon': 'Létá jen nad vnějšími poli Carcassonne.',
    'meet.covid19': 'Figurka se testuje, když odchází k něčemu nakaženému.',
    'meet.naturalDisasters': 'Na Carcassonne nespadne meteor a za hradby se nedostane tornádo.',
    'meet.anniversary20': 'Dva body šipky nejsou body z krajiny.'
  },
  board: {
    'feature.quarter': 'Carcassonne',
    'short.quarter': 'Carcassonne',
    'short.quarter.castle': 'Hrad',
    'short.quarter.market': 'Trh',
    'short.quarter.blacksmith': 'Kovárna',
    'short.quarter.cathedral': 'Katedrála',
    'side.castle': 'hrad',
    'side.market': 'trh',
    'side.blacksmith': 'kovárna',
    'side.cathedral': 'katedrála',
    'rule.count.enter': 'Do Carcassonne',
    'rule.count.move': 'Hrabě',
    'rule.count.leave': 'Z Carcassonne',
    'ask.city.enter': '{name}: postav figurku do Carcassonne, nebo ne',
    'ask.city.moveCount': '{name}: pohni hrabětem, nebo ho nech stát',
    'ask.city.join': '{name}: pošli figurku z Carcassonne, nebo ne',
    'ask.city.leave': '{name}: pošli figurku z Carcassonne, nebo ne',
    'decline.city.enter': 'Nikoho do města',
    'decline.city.moveCount': 'Hrabě zůstane',
    'decline.city.leave': 'Neposlat nikoho',
    'because.city.enter': 'V tomto tahu dostali body jiní, {name} ne',
    'because.city.moveCount': 'Ze čtvrti hraběte nikdo neodejde',
    'because.city.join': 'Bude se bodovat: figurky ze správné čtvrti se mohou přidat',
    'because.city.leave': 'Před závěrečným bodováním mohou figurky odejít z města, po jedné',
    'preview.mayEnter': 'Pak smíš postavit figurku do Carcassonne',
    'preview.enteredCity':
      'Odtud se přidá {quarter, select, castle {k městu těsně před bodováním} market {na louku na konci, nebo když ji boduje stodola} blacksmith {k cestě těsně před bodováním} other {ke klášteru těsně před bodováním}}',
    'preview.enteredShut': 'Je tam hrabě: čtvrť nikdo neopustí, dokud neodejde',
    'preview.leftCity': 'Tam se počítá do většiny',
    'preview.countMoved':
      'Dokud tam stojí, nikdo neodejde {quarter, select, castle {z hradu} market {z trhu} blacksmith {z kovárny} other {z katedrály}}',
    'do.move.count': 'Pohnout hrabětem',
    'action.move.count':
      'Hrabě: {to, select, castle {hrad} market {trh} blacksmith {kovárna} other {katedrála}}',
    'event.enteredCity':
      '{name} staví do Carcassonne, {quarter, select, castle {hrad} market {trh} blacksmith {kovárna} other {katedrála}}: {figure}.',
    'event.leftCity':
      '{name} posílá z Carcassonne, {quarter, select, castle {hrad} market {trh} blacksmith {kovárna} other {katedrála}}: {figure}, {feature}, {square}.',
    'event.countMoved':
      'Hrabě jde: {quarter, select, castle {hrad} market {trh} blacksmith {kovárna} other {katedrála}}.'
  }
} satisfies Translation<typeof en>;
