import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Hrabě z Carcassonne',
    about: 'Kdo pomůže k bodům jiným, postaví družiníka do města; odtud se přidá k tomu, co se právě boduje.',
    lesson: 'Do města a včas zase ven.',
    'option.countAtEnd': 'Před závěrečným bodováním družiníci opouštějí',
    'option.countAtEnd.market': 'tržiště, na louky',
    'option.countAtEnd.any': 'všechny čtvrti',
    'option.countMove': 'Hrabě jde',
    'option.countMove.choice': 'kam hráč chce',
    'option.countMove.clockwise': 'o čtvrť dál, po směru hodin',
    'option.countMove.follow': 'k příchozímu družiníkovi',
    'option.countPlacement': 'Ve dvojitém tahu přijde družiník do města',
    'option.countPlacement.part': 'v každé polovině',
    'option.countPlacement.turn': 'jednou',
    'meet.blackDragon': 'Létá jen nad vnějšími poli Carcassonne.',
    'meet.covid19': 'Družiník se testuje, když odchází do nakažené oblasti.',
    'meet.naturalDisasters': 'Na Carcassonne nespadne meteor a za hradby se nedostane tornádo.',
    'meet.anniversary20': 'Dva body šipky nejsou body z krajiny.'
  },
  board: {
    'feature.quarter': 'Carcassonne',
    'short.quarter': 'Carcassonne',
    'short.quarter.castle': 'Hrad',
    'short.quarter.market': 'Tržiště',
    'short.quarter.blacksmith': 'Kovárna',
    'short.quarter.cathedral': 'Katedrála',
    'side.castle': 'hrad',
    'side.market': 'tržiště',
    'side.blacksmith': 'kovárna',
    'side.cathedral': 'katedrála',
    'rule.count.enter': 'Příchod do Carcassonne',
    'rule.count.move': 'Hrabě',
    'rule.count.leave': 'Odchod z Carcassonne',
    'ask.city.enter': '{name}: postav družiníka do Carcassonne, nebo nikoho',
    'ask.city.moveCount': '{name}: pohni hrabětem, nebo ho nech stát',
    'ask.city.join': '{name}: pošli družiníka z Carcassonne, nebo nikoho',
    'ask.city.leave': '{name}: pošli družiníka z Carcassonne, nebo nikoho',
    'decline.city.enter': 'Nikoho do Carcassonne',
    'decline.city.moveCount': 'Nechat stát',
    'decline.city.leave': 'Neposlat nikoho',
    'because.city.enter': 'V tomto tahu dostali body jiní, {name} ne',
    'because.city.moveCount': 'Ze čtvrti hraběte nikdo neodejde',
    'because.city.join': 'Bude se bodovat: družiníci ze správné čtvrti se mohou přidat',
    'because.city.leave': 'Před závěrečným bodováním mohou družiníci odejít z města, po jednom',
    'preview.mayEnter': 'Pak smíš postavit družiníka do Carcassonne',
    'preview.enteredCity':
      'Odtud se přidá {quarter, select, castle {k městu těsně před bodováním} market {na louku na konci, nebo když ji boduje statek} blacksmith {k cestě těsně před bodováním} other {ke klášteru těsně před bodováním}}',
    'preview.enteredShut': 'Je tam hrabě: dokud se nepohne, čtvrť nikdo neopustí',
    'preview.leftCity': 'Tam se počítá do většiny',
    'preview.countMoved':
      'Dokud tam stojí, nikdo neodejde {quarter, select, castle {z hradu} market {z tržiště} blacksmith {z kovárny} other {z katedrály}}',
    'do.move.count': 'Pohnout hrabětem',
    'action.move.count':
      'Hrabě: {to, select, castle {hrad} market {tržiště} blacksmith {kovárna} other {katedrála}}',
    'event.enteredCity':
      '{name} staví do Carcassonne, {quarter, select, castle {hrad} market {tržiště} blacksmith {kovárna} other {katedrála}}: {figure}.',
    'event.leftCity':
      '{name} posílá z Carcassonne, {quarter, select, castle {hrad} market {tržiště} blacksmith {kovárna} other {katedrála}}: {figure}, {feature}, {square}.',
    'event.countMoved':
      'Hrabě jde: {quarter, select, castle {hrad} market {tržiště} blacksmith {kovárna} other {katedrála}}.'
  }
} satisfies Translation<typeof en>;
