import type { Messages } from '../messages.ts';

export default {
  title: 'Rätsel des Tages',
  about:
    'Eine Stellung aus einem Spiel von Bots, heute für alle dieselbe. Finde den besten Zug. Das Rätsel entsteht auf diesem Gerät, ohne Netz.',
  making: 'Das Rätsel entsteht …',
  failed: 'Das Rätsel konnte nicht erstellt werden: {reason}',
  ask: '{name} ist am Zug. Finde den besten Platz für dieses Plättchen und für eine Figur.',
  judging: 'Der Lehrer sieht sich deinen Zug an …',
  best: 'Das ist der beste Zug, den der Lehrer findet.',
  good: 'Sehr gut: Der beste Zug ist weniger als einen Punkt mehr wert.',
  fair: 'Nicht schlecht. Der beste Zug ist {n, plural, one {etwa # Punkt} other {etwa # Punkte}} mehr wert.',
  poor: 'Es gibt einen viel besseren Zug, {n, plural, one {etwa # Punkt} other {etwa # Punkte}} mehr wert.',
  again: 'Noch einmal versuchen',
  show: 'Besten Zug zeigen',
  shown: 'Der beste Zug: {what}.',
  solved: 'Heute gelöst',
  streak: '{n, plural, =0 {Noch kein Tag in Folge} one {# Tag in Folge} other {# Tage in Folge}}',
  tomorrow: 'Morgen kommt ein neues Rätsel.',
  leave: 'Rätsel verlassen',
  names: 'Ada, Ben',
  judged:
    'Beurteilt von einem Bot, der ausprobiert, was als Nächstes gezogen werden könnte. Er kann sich irren.'
} satisfies Messages<'puzzle'>;
