import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Hospiz',
    about: 'Alte Menschen wohnen neben der Klinik: keine Behandlung, ein Parkplatz, jede Runde etwas Geld.',
    lesson: 'Einen alten Menschen ins Hospiz aufnehmen.'
  }
} satisfies Translation<typeof en>;
