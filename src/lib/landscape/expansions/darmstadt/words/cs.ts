import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Darmstadt',
    about: 'Město s Darmstadtiem a dva kostely s prémií za nejvíc družiníků okolo.',
    lesson: 'Kostel.',
    'option.darmstadtRemovesTwo': 'Dva kláštery zůstanou v krabici',
    'option.darmstadtRemovesTwo.false': 'ne',
    'option.darmstadtRemovesTwo.true': 'ano',
    'meet.shrines': 'Kostel lze vyzvat jako klášter; prémie přijde, jen když je hotový.',
    'meet.mageWitch': 'Mág a čarodějnice mění město; 3 body k němu patří.',
    'meet.blackDragon': 'Prémie kostela se počítá do padesátky; sežrané figurky se okolo nepočítají.'
  },
  board: {
    'score.darmstadtium': 'Darmstadtium',
    'score.church': 'nejvíc družiníků kolem kostela',
    'rule.church': 'Kostely',
    'preview.church': 'Hotový dá 3 navíc za nejvíc družiníků okolo',
    'preview.darmstadtium': 'Dokončené město s ním dá 3 navíc'
  }
} satisfies Translation<typeof en>;
