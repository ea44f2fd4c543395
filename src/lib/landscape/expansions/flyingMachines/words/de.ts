import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Die Fluggeräte',
    about:
      'Eine Figur fliegt ein bis drei Felder weit und landet dort in einem Gebiet, auch in einem besetzten.',
    lesson: 'Ein Flug auf eine Straße.',
    'meet.princessDragon':
      'Kein Zaubergang führt auf ein Fluggerät, und auf dem Feld des Drachen landet niemand.'
  },
  board: {
    'feature.flyingMachine': 'Fluggerät',
    'short.flyingMachine': 'Fliegen',
    'rule.flyingMachine': 'Fluggeräte',
    'event.flight': '{figure} von {name} fliegt {squares, plural, one {# Feld} other {# Felder}} weit.',
    'awaits.draw.die': '{name} würfelt die Flugweite',
    'preview.then.die': 'Dann sagt der Würfel, wie weit: 1, 2 oder 3 Felder',
    'ask.landing': '{name}: Landeplatz wählen',
    'because.landing': 'In einem unfertigen Gebiet dort, frei oder besetzt, nicht auf der Wiese'
  }
} satisfies Translation<typeof en>;
