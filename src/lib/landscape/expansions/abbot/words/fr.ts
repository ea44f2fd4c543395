import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'L’Abbé',
    about: 'Une figurine pour abbayes et jardins, qui peut rentrer plus tôt.',
    lesson: 'Une figurine pour jardins et abbayes, qui peut rentrer plus tôt.'
  },
  board: {
    'awaits.recall': '{name} : reprendre l’abbé, ou finir le tour',
    'do.recall': 'Reprendre l’abbé',
    'action.recall': '{figure} : reprendre et compter',
    'figure.abbot': 'abbé',
    'event.recalled': '{name} reprend l’abbé : {n, plural, one {# point} other {# points}}.',
    'rule.recall': 'L’abbé'
  }
} satisfies Translation<typeof en>;
