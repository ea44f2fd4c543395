import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Darmstadt',
    about:
      'Eine Stadt mit dem Darmstadtium und zwei Kirchen mit einem Bonus für die meisten Figuren ringsum.',
    lesson: 'Eine Kirche.',
    'option.darmstadtRemovesTwo': 'Zwei Klöster bleiben in der Schachtel',
    'option.darmstadtRemovesTwo.false': 'nein',
    'option.darmstadtRemovesTwo.true': 'ja',
    'meet.shrines':
      'Eine Kirche kann wie ein Kloster herausgefordert werden; ihr Bonus kommt nur, wenn sie fertig ist.',
    'meet.mageWitch': 'Magier und Hexe verändern die Stadt; die 3 Punkte gehören dazu.',
    'meet.blackDragon': 'Der Bonus einer Kirche zählt für die 50; gefressene Figuren zählen ringsum nicht.'
  },
  board: {
    'score.darmstadtium': 'Darmstadtium',
    'score.church': 'die meisten Figuren um die Kirche',
    'rule.church': 'Kirchen',
    'preview.church': 'Fertig bringt sie 3 mehr für die meisten Figuren ringsum',
    'preview.darmstadtium': 'Eine fertige Stadt damit bringt noch 3'
  }
} satisfies Translation<typeof en>;
