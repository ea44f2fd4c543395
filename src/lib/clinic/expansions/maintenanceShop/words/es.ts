import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Taller de mantenimiento',
    about: 'Los conserjes reducen el mantenimiento de tus salas.',
    lesson: 'Contratar a un conserje y lo que se ahorra.'
  },
  clinic: {
    'score.salary.janitor': 'conserjes',
    'score.upkeep.janitors': 'ahorrado por conserjes',
    'score.score.janitor': 'conserjes'
  }
} satisfies Translation<typeof en>;
