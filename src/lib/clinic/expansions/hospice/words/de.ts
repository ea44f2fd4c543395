import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Hospiz',
    about: 'Senioren wohnen neben der Klinik: keine Behandlung, ein Parkplatz, jede Runde etwas Geld.',
    lesson: 'Einen Senior ins Hospiz aufnehmen.'
  },
  clinic: {
    'kind.elder': 'Senior',
    hospice: 'Hospiz',
    'score.hospice.elders': 'Senioren',
    'event.hospiceIncome': '{name}: Das Hospiz bringt ${n}.',
    'rule.hospice.elders': 'Hospiz'
  }
} satisfies Translation<typeof en>;
