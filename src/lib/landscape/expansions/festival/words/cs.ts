import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Oslava',
    about: 'Místo postavení figurky smíš jednu svou odkudkoli vzít domů, bez bodů.',
    lesson: 'Figurka jde domů.',
    'option.festivalTakes': 'Oslava vrací',
    'option.festivalTakes.figure': 'kteroukoli vlastní figurku',
    'option.festivalTakes.follower': 'jen vlastní družiníky',
    'part.festival': 'Oslavy',
    'meet.abbot': 'Při oslavě jde opat domů bez bodů.',
    'meet.tradersBuilders': 'I stavitel a prasátko smějí domů; zůstanou-li sami, jdou hned.',
    'meet.phantom': 'Po oslavě se ještě smí postavit fantom.'
  },
  board: {
    'rule.festival': 'Oslava',
    'ask.festival': '{name}: postav figurku, nebo ji vezmi domů',
    'ask.festivalHome': '{name}: vezmi figurku domů, nebo ukonči tah',
    'preview.festival': 'Místo postavení figurky smíš jednu vzít domů'
  }
} satisfies Translation<typeof en>;
