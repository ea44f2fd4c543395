import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Les Tours de guet',
    about: 'Un meeple sur la tuile d’une tour rapporte un bonus pour ce que la tour voit autour d’elle.',
    lesson: 'Une tour de guet.',
    'meet.abbeyMayor': 'Un monastère compte comme abbaye pour une tour.',
    'meet.shrines': 'Un lieu de culte compte comme abbaye pour une tour.',
    'meet.blackDragon': 'Le bonus vient avant les points de la route ou de la ville, et compte pour les 50.'
  },
  board: {
    'score.watchtower': 'tour de guet',
    'rule.watchtower': 'Les tours de guet',
    'preview.watchtower':
      'La tour : {points} par {per, select, meeple {meeple} shield {blason} monastery {abbaye} city {tuile de ville} other {tuile de route}} autour'
  }
} satisfies Translation<typeof en>;
