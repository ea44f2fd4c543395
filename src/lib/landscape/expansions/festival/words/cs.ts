import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Slavnost',
    about: 'Místo postavení figurky smíš odkudkoli vzít domů jednu svou, bez bodů.',
    lesson: 'Figurka jde domů.',
    'option.festivalTakes': 'Slavnost vrací',
    'option.festivalTakes.figure': 'kteroukoli vlastní figurku',
    'option.festivalTakes.follower': 'jen vlastní družinu',
    'part.festival': 'Slavnosti',
    'meet.abbot': 'Při slavnosti jde opat domů bez bodů.',
    'meet.tradersBuilders': 'I stavitel a prase smějí domů; zůstanou-li sami, jdou hned.',
    'meet.phantom': 'Po slavnosti se ještě smí postavit fantom.'
  },
  board: {
    'rule.festival': 'Slavnost',
    'ask.festival': '{name}: postav figurku, nebo ji vezmi domů',
    'preview.festival': 'Místo postavení figurky smíš jednu vzít domů'
  }
} satisfies Translation<typeof en>;
