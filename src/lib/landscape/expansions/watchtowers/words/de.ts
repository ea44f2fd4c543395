import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Die Wachtürme',
    about: 'Eine Figur auf dem Plättchen eines Turms bringt einen Bonus für das, was der Turm ringsum sieht.',
    lesson: 'Ein Wachturm.',
    'meet.abbeyMayor': 'Eine Abtei zählt für einen Turm als Kloster.',
    'meet.shrines': 'Eine Kultstätte zählt für einen Turm als Kloster.',
    'meet.blackDragon': 'Der Bonus kommt vor den Punkten der Straße oder Stadt und zählt für die 50.'
  },
  board: {
    'score.watchtower': 'Wachturm',
    'rule.watchtower': 'Wachtürme',
    'preview.watchtower':
      'Der Turm: {points} für {per, select, meeple {jede Figur} shield {jedes Wappen} monastery {jedes Kloster} city {jedes Plättchen mit Stadt} other {jedes Plättchen mit Straße}} ringsum'
  }
} satisfies Translation<typeof en>;
