import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'La Rivière',
    about: 'La partie commence le long d’une rivière au lieu d’une seule tuile.',
    'option.riverTurns': 'Virages de la rivière',
    'option.riverTurns.immediate': 'pas deux virages de suite du même côté',
    'option.riverTurns.alternate': 'les virages alternent toujours',
    lesson: 'Comment la partie commence le long d’une rivière.'
  }
} satisfies Translation<typeof en>;
