import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Der Graf von Carcassonne',
    about:
      'Wer anderen zu Punkten verhilft, setzt einen Meeple in die Stadt; von dort kommt er dazu, wenn etwas gewertet wird.',
    lesson: 'In die Stadt hinein, und rechtzeitig wieder heraus.',
    'option.countAtEnd': 'Vor der Schlusswertung leert sich',
    'option.countAtEnd.market': 'der Markt, auf Wiesen',
    'option.countAtEnd.any': 'jedes Viertel',
    'option.countMove': 'Der Graf zieht',
    'option.countMove.choice': 'wohin der Spieler will',
    'option.countMove.clockwise': 'ein Viertel weiter, im Uhrzeigersinn',
    'option.countMove.follow': 'zum eingesetzten Meeple',
    'option.countPlacement': 'In einem Doppelzug kommt ein Meeple in die Stadt',
    'option.countPlacement.part': 'in jedem Teil',
    'option.countPlacement.turn': 'einmal',
    'meet.blackDragon': 'Er fliegt nur über die äußeren Felder von Carcassonne.',
    'meet.covid19': 'Ein Meeple wird getestet, wenn er zu etwas Angestecktem geht.',
    'meet.naturalDisasters': 'Kein Meteor fällt auf Carcassonne, kein Tornado kommt hinter die Mauer.',
    'meet.anniversary20': 'Die zwei Punkte eines Pfeils gelten nicht als Punkte der Landschaft.'
  },
  board: {
    'feature.quarter': 'Carcassonne',
    'short.quarter': 'Carcassonne',
    'short.quarter.castle': 'Burg',
    'short.quarter.market': 'Markt',
    'short.quarter.blacksmith': 'Schmiede',
    'short.quarter.cathedral': 'Kathedrale',
    'side.castle': 'Burg',
    'side.market': 'Markt',
    'side.blacksmith': 'Schmiede',
    'side.cathedral': 'Kathedrale',
    'rule.count.enter': 'Nach Carcassonne',
    'rule.count.move': 'Der Graf',
    'rule.count.leave': 'Aus Carcassonne',
    'ask.city.enter': '{name}: Meeple nach Carcassonne setzen, oder keinen',
    'ask.city.moveCount': '{name}: Graf ziehen oder stehen lassen',
    'ask.city.join': '{name}: Meeple aus Carcassonne schicken, oder niemanden',
    'ask.city.leave': '{name}: Meeple aus Carcassonne schicken, oder niemanden',
    'decline.city.enter': 'Keinen nach Carcassonne',
    'decline.city.moveCount': 'Stehen lassen',
    'decline.city.leave': 'Niemanden schicken',
    'because.city.enter': 'Andere bekamen in diesem Zug Punkte, {name} keine',
    'because.city.moveCount': 'Aus dem Viertel des Grafen geht niemand',
    'because.city.join': 'Gleich wird gewertet: Meeples aus dem passenden Viertel dürfen dazukommen',
    'because.city.leave': 'Vor der Schlusswertung dürfen Meeples die Stadt verlassen, einer nach dem anderen',
    'preview.mayEnter': 'Dann darfst du einen Meeple nach Carcassonne setzen',
    'preview.enteredCity':
      'Von dort kommt er {quarter, select, castle {kurz vor der Wertung zu einer Stadt} market {am Ende auf eine Wiese, oder wenn eine Scheune sie wertet} blacksmith {kurz vor der Wertung zu einer Straße} other {kurz vor der Wertung zu einem Kloster}}',
    'preview.enteredShut': 'Dort steht der Graf: Niemand verlässt das Viertel, bis er geht',
    'preview.leftCity': 'Dort zählt er für die Mehrheit',
    'preview.countMoved':
      'Solange er dort steht, geht niemand aus {quarter, select, castle {der Burg} market {dem Markt} blacksmith {der Schmiede} other {der Kathedrale}}',
    'do.move.count': 'Graf ziehen',
    'action.move.count':
      'Graf: {to, select, castle {Burg} market {Markt} blacksmith {Schmiede} other {Kathedrale}}',
    'event.enteredCity':
      '{name} setzt nach Carcassonne ({quarter, select, castle {Burg} market {Markt} blacksmith {Schmiede} other {Kathedrale}}): {figure}.',
    'event.leftCity':
      '{name}: {figure} verlässt Carcassonne ({quarter, select, castle {Burg} market {Markt} blacksmith {Schmiede} other {Kathedrale}}): {feature}, {square}.',
    'event.countMoved':
      'Der Graf zieht {quarter, select, castle {in die Burg} market {auf den Markt} blacksmith {in die Schmiede} other {in die Kathedrale}}.'
  }
} satisfies Translation<typeof en>;
