import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Opat',
    about: 'Figurka pro kláštery a zahrady, která se smí vrátit dřív.',
    lesson: 'Figurka pro zahrady a kláštery, která se smí vrátit dřív.'
  },
  board: {
    'awaits.recall': '{name}: vezmi zpět opata, nebo ukonči tah',
    'do.recall': 'Vzít opata zpět',
    'action.recall': '{figure}: vzít zpět a bodovat',
    'figure.abbot': 'opat',
    'event.recalled': '{name} bere opata zpět: {n, plural, one {# bod} few {# body} other {# bodů}}.',
    'rule.recall': 'Opat'
  }
} satisfies Translation<typeof en>;
