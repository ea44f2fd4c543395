import type { Messages } from '../messages.ts';

export default {
  title: 'La table est mise',
  noTitle: 'Table',
  save: 'Enregistrer la partie',
  rematch: 'Rejouer',
  'rematch.join': 'Rejoindre la partie suivante',
  'rematch.go': 'À la partie suivante',
  'rematch.told': '{name} a ouvert la partie suivante. Votre place est gardée.',
  'rematch.failed': 'La partie suivante est ouverte, mais n’a pas pu être annoncée ici. Envoyez son lien.',
  'chat.said': '{name} : {text}',
  'chat.unread': '{n, plural, one {# nouveau message} other {# nouveaux messages}}',
  'chat.show': 'Afficher',
  react: 'Réagir',
  'react.smile': 'Sourire',
  'react.laugh': 'Rire',
  'react.wow': 'Waouh',
  'react.think': 'Je réfléchis',
  'react.clap': 'Bien joué',
  'react.heart': 'J’adore',
  'react.oops': 'Oups',
  'react.hurry': 'À vous de jouer',
  failed: 'Cette table ne peut pas être ouverte',
  elsewhere: 'Cette table est ouverte dans un autre onglet',
  elsewhereMore:
    'Un seul onglet joue à la fois, pour que nul ne réponde deux fois. Continuez là-bas ou reprenez ici.',
  takeOver: 'Jouer ici',
  opening: 'Recherche de la table',
  openingMore: 'Qui l’a ouverte doit être en ligne, ou quelqu’un déjà assis.',
  noLink: 'Cette adresse ne mène à aucune table',
  noLinkMore:
    'Le lien d’une table finit par un long code après le signe #. Redemandez-le et copiez-le en entier.',
  people: 'Joueurs et connexion'
} satisfies Messages<'room'>;
