import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Die Goldminen',
    about:
      'Auf den Plättchen liegen Goldbarren. Wer dort Punkte für ein Gebiet bekommt, nimmt sie; viele sind mehr wert.',
    lesson: 'Zwei Goldbarren und eine Straße.',
    'meet.naturalDisasters': 'Mit einem zerstörten Plättchen ist sein Gold verloren.',
    'meet.abbeyMayor': 'Ein Bürgermeister ohne Wappen besitzt nichts und nimmt kein Gold.'
  },
  board: {
    'won.gold': '{n, plural, one {# Goldbarren} other {# Goldbarren}}',
    'supply.gold': '{n, plural, one {# Goldbarren} other {# Goldbarren}}',
    'score.gold': '{n, plural, one {# Goldbarren} other {# Goldbarren}}',
    'rule.gold': 'Gold',
    'rule.gold.value': 'Wert des Goldes',
    'awaits.gold': '{name}: zweiten Goldbarren legen',
    'do.gold': 'Gold hierher legen',
    'action.gold': 'Gold auf das Plättchen: {square}',
    'event.goldLaid': '{name} legt einen Goldbarren: {square}.',
    'event.tookGold': '{name} nimmt {count, plural, one {# Goldbarren} other {# Goldbarren}}.',
    'preview.then.gold': 'Dann legst du einen zweiten Barren auf ein Plättchen daneben'
  }
} satisfies Translation<typeof en>;
