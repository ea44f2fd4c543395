import type { Messages } from '../messages.ts';

export default {
  lit: 'Vous pouvez poser, déplacer ou choisir ici',
  last: 'La dernière tuile posée',
  since: 'Posée depuis votre dernier tour, à la couleur du joueur',
  pointed: 'Ce que vous avez touché, ou ce dont parle une phrase',
  mind: 'Votre tuile ou votre choix, pas encore définitif',
  others: 'Ce qu’un autre joueur envisage',
  dead: 'Aucune tuile restante ne convient ici',
  leaving: 'Cette figurine quitterait la table',
  field: 'Un pré : motif et forme de son propriétaire, avec ses points actuels',
  gain: 'Points de ce joueur avec le choix que vous envisagez',
  dots: 'À côté d’un joueur : connecté, absent, non connecté, un robot',

  'why.fit': 'La tuile ne va là dans aucun sens.',
  'why.dead': 'Aucune tuile restante n’y convient plus.',
  'why.beside': 'Posez-la à côté d’une tuile déjà en place.',
  'why.taken': 'Il y a déjà une tuile ici.',
  'why.notYou': 'Ce n’est pas à vous : on attend {names}.',
  'why.spectator': 'Vous regardez. À {names} de jouer.',
  'why.choose': 'Il n’y a rien à choisir là.'
} satisfies Messages<'marks'>;
