import type { Messages } from '../messages.ts';

export default {
  title: 'Problème du jour',
  about:
    'Une position d’une partie de robots, la même pour tous aujourd’hui. Trouvez le meilleur coup. Elle est créée sur cet appareil, sans réseau.',
  making: 'Création du problème…',
  failed: 'Le problème n’a pas pu être créé : {reason}',
  ask: 'C’est à {name}. Trouvez la meilleure place pour cette tuile, et pour une figurine.',
  judging: 'Le maître regarde votre coup…',
  best: 'C’est le meilleur coup que trouve le maître.',
  good: 'Très bien : le meilleur coup vaut moins d’un point de plus.',
  fair: 'Pas mal. Le meilleur coup vaut {n, plural, one {environ # point} other {environ # points}} de plus.',
  poor: 'Il y a un coup bien meilleur, qui vaut {n, plural, one {environ # point} other {environ # points}} de plus.',
  again: 'Réessayer',
  show: 'Montrer le meilleur coup',
  shown: 'Le meilleur coup : {what}.',
  solved: 'Résolu aujourd’hui',
  streak: '{n, plural, =0 {Aucun jour de suite} one {# jour de suite} other {# jours de suite}}',
  tomorrow: 'Un nouveau problème arrive demain.',
  leave: 'Quitter le problème',
  names: 'Ada, Ben',
  judged: 'Jugé par un robot qui essaie ce qui pourrait être pioché ensuite. Il peut se tromper.'
} satisfies Messages<'puzzle'>;
