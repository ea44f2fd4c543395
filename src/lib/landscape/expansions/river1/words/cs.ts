import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Řeka',
    about: 'Hra začíná podél řeky místo jediné kartičky.',
    'option.riverTurns': 'Zatáčky řeky',
    'option.riverTurns.immediate': 'žádné dvě stejné zatáčky po sobě',
    'option.riverTurns.alternate': 'zatáčky se vždy střídají',
    lesson: 'Jak hra začíná u řeky.'
  }
} satisfies Translation<typeof en>;
