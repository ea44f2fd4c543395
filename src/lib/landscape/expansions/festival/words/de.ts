import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Das Fest',
    about: 'Statt eine Figur zu setzen, darfst du eine deiner Figuren von irgendwo heimholen, ohne Punkte.',
    lesson: 'Eine Figur kommt heim.',
    'option.festivalTakes': 'Das Fest holt heim',
    'option.festivalTakes.figure': 'jede eigene Figur',
    'option.festivalTakes.follower': 'nur eigene Meeples',
    'part.festival': 'Feste',
    'meet.abbot': 'Beim Fest kommt der Abt ohne Punkte heim.',
    'meet.tradersBuilders': 'Auch Baumeister und Schwein dürfen heim; bleiben sie allein, gehen sie sofort.',
    'meet.phantom': 'Nach dem Fest darf das Phantom noch gesetzt werden.'
  },
  board: {
    'rule.festival': 'Das Fest',
    'ask.festival': '{name}: Figur setzen oder heimholen',
    'ask.festivalHome': '{name}: Figur heimholen oder Zug beenden',
    'preview.festival': 'Statt eine Figur zu setzen, darfst du eine heimholen'
  }
} satisfies Translation<typeof en>;
