import type { Messages } from '../messages.ts';

export default {
  title: 'Revoir',
  about: 'Parcourez toute partie gardée sur cet appareil, et essayez ce qu’on aurait pu jouer d’autre.',
  pick: 'Choisir une partie',
  none: 'Il n’y a pas encore de partie à revoir',
  noneMore:
    'Les parties que vous commencez ou rejoignez sont gardées sur cet appareil. Vous pouvez aussi en ouvrir une enregistrée.',
  opening: 'Reconstitution de la partie…',
  missing: 'Il n’y a rien à revoir ici',
  missingMore: 'Cette table n’est pas gardée sur cet appareil, ou sa partie n’a pas commencé.',
  noScreen: 'Ce jeu ne peut pas encore être revu',
  failed: 'La partie n’a pas pu être reconstituée : {reason}',
  leave: 'Quitter',
  toTable: 'À la table',
  again: 'Depuis le début',
  controls: 'Parcours de la partie',
  position: 'Étape',
  of: '{n} sur {of}',
  begins: 'La partie commence.',
  quiet: 'La partie continue.',
  play: 'Lecture',
  pause: 'Pause',
  back: 'Un pas en arrière',
  forward: 'Un pas en avant',
  speed: 'Vitesse : {n}×. Changer',
  moves: 'Coups',
  movesMore: 'Allez à n’importe lequel.',
  whatIf: 'Et si…',
  whatIfTitle: 'Et si ?',
  whatIfMore:
    'À partir de l’étape {n}, c’est à vous : vous jouez tout le monde, et les tirages sont nouveaux.',
  toGame: 'Retour à la partie'
} satisfies Messages<'replay'>;
