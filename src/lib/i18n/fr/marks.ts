import type { Messages } from '../messages.ts';

export default {
  lit: 'Vous pouvez poser, déplacer ou choisir ici',
  last: 'La dernière tuile posée',
  since: 'Posée depuis votre dernier tour, à la couleur du joueur',
  pointed: 'Ce que vous avez touché, ou ce dont parle une phrase',
  mind: 'Votre tuile ou votre choix, pas encore décidé',
  others: 'Ce qu’un autre joueur envisage',
  dead: 'Aucune tuile restante ne convient ici',
  leaving: 'Cette figurine quitterait la table',
  field: 'Un pré : motif et forme de son propriétaire, avec ses points actuels',
  gain: 'Points de ce joueur avec le choix que vous envisagez',
  dots: 'À côté d’un joueur : connecté, absent, non connecté, un robot'
} satisfies Messages<'marks'>;
