import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Die Depeschen',
    about: 'Eine zweite Figur auf der Wertungsleiste, und Depeschen auf ihren dunklen Feldern.',
    lesson: 'Der Bote bringt eine Depesche.',
    'option.messageRound': 'Punkte werden gezogen',
    'option.messageRound.award': 'Wertung für Wertung',
    'option.messageRound.turn': 'zusammen am Ende des Zugs',
    'option.messageBlocked': 'Eine fremde Figur auf dem dunklen Feld',
    'option.messageBlocked.false': 'stört nicht',
    'option.messageBlocked.true': 'verhindert die Depesche',
    'option.messageFarmers': 'Die Depesche der Bauern bringt für jeden',
    'option.messageFarmers.3': '3 Punkte',
    'option.messageFarmers.2': '2 Punkte',
    'meet.blackDragon': 'Jede der beiden Figuren bringt bei 50 den Drachen, nicht ihre Summe.',
    'meet.anniversary20':
      'Das Plättchen einer Depesche ist ein eigener Zug; der Extrazug eines Pfeils kommt danach.',
    'meet.tradersBuilders':
      'Der Zug einer Depesche hat ein eigenes zweites Plättchen, wenn ein Baumeister es bringt.'
  },
  board: {
    'supply.messenger': 'Bote auf Feld {n}',
    'rule.messages': 'Depeschen',
    'score.message': 'Depesche',
    'draws.messages': 'Eine Depesche wird gezogen',
    'awaits.draw.messages': 'Für {name} wird eine Depesche gezogen',
    'awaits.advance': '{name}: eine der beiden Figuren ziehen',
    'because.advance':
      '{points, plural, one {# Punkt} other {# Punkte}} zu ziehen. Wertungsfigur: {marker}, Bote: {messenger}. Halt auf 5, 10, 15 … bringt eine Depesche',
    'do.advance': 'Ziehen',
    'action.advance': '{piece, select, marker {Wertungsfigur} other {Bote}}',
    'awaits.message': '{name}: Depesche nutzen oder 2 Punkte',
    'do.message': 'Wählen',
    'action.message':
      '{choice, select, points {2 Punkte} other {{on, select, none {Depesche nutzen} other {{feature}, {square}}}}}',
    'event.advanced':
      '{name}: {piece, select, marker {Die Wertungsfigur} other {Der Bote}} rückt auf Feld {field}.',
    'event.drewMessage': '{name} zieht eine Depesche.',
    'because.smallestRoad': 'Die kleinste Straße mit einer eigenen Figur bringt ihre jetzigen Punkte',
    'because.smallestCity': 'Die kleinste Stadt mit einer eigenen Figur bringt ihre jetzigen Punkte',
    'because.smallestMonastery': 'Das kleinste Kloster mit einer eigenen Figur bringt seine jetzigen Punkte',
    'because.shields': '2 Punkte für jedes Wappen in Städten mit einem eigenen Ritter',
    'because.knights': '2 Punkte für jeden eigenen Ritter',
    'because.farmers': 'Punkte für jeden eigenen Bauern',
    'because.extraTile': 'Spiele ein weiteres Plättchen als ganzen Zug',
    'because.scoreFigure': 'Eine eigene Figur wird wie am Ende gewertet und kommt zurück'
  }
} satisfies Translation<typeof en>;
