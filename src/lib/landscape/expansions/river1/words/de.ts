import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Der Fluss',
    about: 'Das Spiel beginnt an einem Fluss statt an einem Plättchen.',
    'option.riverTurns': 'Biegungen des Flusses',
    'option.riverTurns.immediate': 'keine zwei gleichen Biegungen nacheinander',
    'option.riverTurns.alternate': 'Biegungen wechseln immer ab',
    lesson: 'Wie das Spiel an einem Fluss beginnt.'
  }
} satisfies Translation<typeof en>;
