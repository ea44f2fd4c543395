import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Der Abt',
    about: 'Eine Figur für Klöster und Gärten, die früher heimkehren darf.',
    lesson: 'Eine Figur für Gärten und Klöster, die früher heimkehren darf.'
  },
  board: {
    'awaits.recall': '{name}: Abt zurücknehmen oder Zug beenden',
    'do.recall': 'Abt zurücknehmen',
    'action.recall': '{figure} zurücknehmen und werten',
    'figure.abbot': 'Abt',
    'event.recalled': '{name} nimmt den Abt zurück: {n, plural, one {# Punkt} other {# Punkte}}.',
    'rule.recall': 'Der Abt'
  }
} satisfies Translation<typeof en>;
