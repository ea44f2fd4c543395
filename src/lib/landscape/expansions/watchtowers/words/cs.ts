import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Strážní věže',
    about: 'Družiník na kartičce s věží přináší prémii za to, co věž kolem sebe vidí.',
    lesson: 'Strážní věž.',
    'meet.abbeyMayor': 'Opatství platí pro věž za klášter.',
    'meet.shrines': 'Svatyně platí pro věž za klášter.',
    'meet.blackDragon': 'Prémie přijde před body cesty či města a počítá se do padesátky.'
  },
  board: {
    'score.watchtower': 'strážní věž',
    'rule.watchtower': 'Strážní věže',
    'preview.watchtower':
      'Věž: {points} za {per, select, meeple {družiníka} shield {erb} monastery {klášter} city {kartičku s městem} other {kartičku s cestou}} okolo'
  }
} satisfies Translation<typeof en>;
