import type { Messages } from '../messages.ts';

export default {
  title: 'Entraînement',
  about: 'Jouez toutes les places sur cet appareil : rien n’est envoyé ni enregistré.',
  players: 'Joueurs',
  with: 'Jouer avec',
  start: 'Commencer',
  again: 'Rejouer',
  leave: 'Quitter la table',
  names: 'Alice, Basile, Chloé, Denis, Emma, Félix',
  failed: 'Impossible de préparer cela : {reason}'
} satisfies Messages<'practice'>;
