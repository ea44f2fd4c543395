import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    abbot: 'Kde stojí opat',
    'abbot.1':
      'Každý má kromě družiníků jednoho opata. Stojí v klášteře nebo na zahradě a staví se místo družiníka.',
    'abbot.2':
      'Zahrada se boduje jako klášter: 9, je-li obklopená, jinak 1 a 1 za každou kartičku kolem. Stát tam smí jen opat.',
    recall: 'Vrácení opata',
    'recall.1':
      'Místo postavení družiníka smíš vzít opata zpět. Hned přinese tolik bodů, kolik jeho místo právě dává.',
    'recall.2': 'Jde to, ať stojí kdekoli, ale ne po dokončení: pak se boduje sám.'
  },
  learn: {
    lay: 'Tato kartička má zahradu. Polož ji pod start.',
    set: 'Na zahradě smí stát jen opat. Postav tam svého.',
    more: 'Další kartička u zahrady zvýší její hodnotu. Polož ji.',
    back: 'Místo postavení družiníka smíš vzít opata zpět. Udělej to teď.',
    home: 'Zahrada měla sebe a tři sousedy: 4 body a opat je zase volný.',
    end: 'Čekání by přineslo až 9. Kdy ho vzít zpět, je na tobě.'
  }
} satisfies Translation<typeof en>;
