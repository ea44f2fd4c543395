import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Werkstatt',
    about: 'Hausmeister senken den Unterhalt deiner Räume.',
    lesson: 'Einen Hausmeister einstellen, und was er spart.'
  },
  clinic: {
    'score.salary.janitor': 'Hausmeister',
    'score.upkeep.janitors': 'von Hausmeistern gespart',
    'score.score.janitor': 'Hausmeister'
  }
} satisfies Translation<typeof en>;
