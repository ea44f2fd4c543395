import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    messages: 'Les missives',
    'messages.1':
      'Chacun a une figurine de score et un héraut. Qui gagne des points avance une des deux de tous ces points. Le score est la somme des deux.',
    'messages.2':
      'Si une de vos figurines arrive à votre tour sur une case divisible par 5, vous piochez une missive pour ce décompte. Vous utilisez son action, ou prenez 2 points. Ces points peuvent amener la suivante.',
    'messages.3':
      'La plus petite route, la plus petite ville ou la plus petite abbaye avec une de vos figurines donne ses points actuels. Vous recevez 2 points par chevalier ou par blason dans leurs villes, et 3 par paysan. Une figurine est comptée et reprise. Ou vous jouez une tuile de plus comme un tour entier.',
    'ruling.messageRound':
      'Chaque gain s’inscrit à part. Tous les points d’un tour peuvent aussi s’inscrire ensemble à sa fin.',
    'ruling.messageBlocked':
      'Une figurine d’un autre sur la case sombre n’empêche pas la missive, sauf accord.',
    'ruling.messageFarmers': 'La missive des paysans donne 3 points pour chacun, ou 2.'
  },
  learn: {
    lay: 'Fermez votre route avec cette tuile.',
    advance: 'Avancez votre héraut des 3 points.',
    end: 'Les points sont la somme des deux figurines. Une case divisible par 5 donne une missive.'
  }
} satisfies Translation<typeof en>;
