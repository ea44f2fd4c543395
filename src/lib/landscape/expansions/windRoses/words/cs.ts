import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Větrné růžice',
    about: 'Kartička se čtvrtinou růžice přináší 3 body, když leží ve své čtvrtině mapy.',
    lesson: 'Čtvrtina růžice.',
    'meet.river1': 'Řeka začíná pramenem pod kartičkou s růžicí.',
    'meet.naturalDisasters': 'Meteor může zasáhnout modrou růžici: pak zase platí oranžová.',
    'meet.blackDragon': 'Body růžice se počítají do padesátky.'
  },
  board: {
    'score.windRose': 'větrná růžice',
    'rule.windRose': 'Větrné růžice',
    'preview.windRose': 'Odteď se čtvrtiny počítají od této růžice'
  }
} satisfies Translation<typeof en>;
