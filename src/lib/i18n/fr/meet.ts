import type { Messages } from '../messages.ts';

export default {
  invites: '{name} vous invite',
  invited: 'On vous invite à une table',
  otherApp:
    'Cette page est ouverte dans le navigateur d’une autre application, qui peut perdre votre place. Copiez le lien et ouvrez-le dans votre propre navigateur.',
  inviter: 'la personne qui invite',
  seats: '{n, plural, one {# place} other {# places}}',
  bots: '{n, plural, one {# robot} other {# robots}}',
  days: 'jouée sur plusieurs jours',
  unknownSets:
    '{n, plural, one {# extension inconnue de cette version} other {# extensions inconnues de cette version}}',
  ask: 'Pour trouver {name}, cette page contacte des inconnus : {what}. Ils voient votre adresse internet et l’heure de vos connexions ; jamais les noms, les coups ni la clé.',
  askOthers:
    'Pour trouver les autres, cette page contacte des inconnus : {what}. Ils voient votre adresse internet et l’heure de vos connexions ; jamais les noms, les coups ni la clé.',
  askShort:
    'Pour trouver les autres, cette page contacte des inconnus : {what}. Ils voient votre adresse internet.',
  points: '{n, plural, one {un point de rencontre public} other {# points de rencontre publics}}',
  finder: 'un service d’adresses',
  more: 'En savoir plus',
  moreSeen:
    'Ils voient votre adresse internet et l’heure de vos connexions ; jamais les noms, les coups ni la clé.',
  moreMail: 'Une boîte aux lettres voit aussi quels appareils sont à la même table.',
  moreDirect: 'En connexion directe, les joueurs voient l’adresse internet des autres.',
  remember: 'Ne plus demander',
  notThisWay: 'Ne pas les contacter',
  sit: 'S’asseoir',
  watch: 'Regarder',
  open: 'Ouvrir la table',
  goOn: 'Continuer',
  'wait.looking': 'Recherche de la table…',
  'wait.notHere':
    '{name} n’est pas en ligne pour le moment. La table s’ouvre d’elle-même dès que {name} l’ouvre.',
  'wait.orWrong':
    'Si {name} l’a ouverte, le lien est peut-être faux ou la table supprimée : redemandez le lien.',
  'wait.offline': 'Cet appareil n’a pas de réseau.',
  'wait.noServer': 'Ce lien n’indique aucun point de rencontre.',
  'wait.forbidden':
    'Vous n’autorisez pas les points de rencontre publics, et ce lien n’indique pas d’autre moyen.',
  'wait.serverDown': 'Aucun point de rencontre de ce lien ne répond. L’application continue d’essayer.',
  'wait.trying': '{name} est en ligne. Connexion…',
  'wait.noPath':
    '{name} est en ligne, mais vos deux réseaux bloquent la connexion. Un autre réseau peut aider.',
  'wait.noWebRtc':
    '{name} est en ligne, mais ce navigateur ne peut pas se connecter directement à d’autres appareils. Autorisez WebRTC dans ses réglages ou ses extensions, ou prenez un autre navigateur.',
  'wait.misbehaved': 'La connexion a été fermée : l’autre appareil a envoyé des données invalides.',
  'wait.newer':
    'Ce lien vient d’une version plus récente de l’application. Rechargez la page pour l’obtenir.',
  'wait.quiet':
    'Depuis le {date}, personne d’autre n’est en ligne quand vous ouvrez la table. Demandez à {name} si la partie continue.',
  'wait.quietAll':
    'Depuis le {date}, personne d’autre n’est en ligne quand vous ouvrez la table. Demandez aux autres s’ils ont encore le lien.',
  since: 'Recherche depuis {time}',
  tried: 'Essayés : {n}, répondent : {up}',
  answers: 'répond',
  asked: 'en attente d’une réponse',
  silent: 'ne répond pas',
  'problem.insecure': 'ws:// simple est interdit depuis une page https',
  'problem.silent': 'ne répond pas',
  'problem.limited': 'trop de demandes pour l’instant',
  'problem.refused': 'refuse la demande',
  'problem.nonsense': 'n’est pas un point de rencontre',
  'problem.flooding': 'envoie trop de données',
  again: 'Chercher encore',
  askNow: 'Utiliser les points de rencontre publics',
  learn: 'Apprendre le jeu en attendant',
  letters: 'Vous pouvez ouvrir à tout moment un coup reçu sous forme de lien.',
  sameNetwork: 'Sur le même réseau',
  'same.join':
    'Rejoignez le même Wi-Fi ou le partage de connexion d’un de vos téléphones. Ni internet ni serveur ne sont nécessaires.',
  'same.codes':
    'Connectez-vous ensuite par deux codes : un appareil montre un code, l’autre répond par un code.',
  'same.serve':
    'Si un ordinateur de ce réseau fait tourner le serveur de cette application (npm start), tous peuvent ouvrir l’adresse qu’il affiche.',
  ownServer: 'Utiliser votre propre serveur',
  byLink: 'Ouvrir un coup depuis un lien',
  linkOpen: 'Ouvrir ce coup',
  byFile: 'Ouvrir un coup depuis un fichier',
  'seatFile.title': 'Avez-vous pris une place dans le navigateur ?',
  'seatFile.more':
    'Cette application a son propre stockage. Choisissez le fichier enregistré avec « Enregistrer ma place », et vos places seront ici aussi.',
  'seatFile.go': 'Choisir le fichier',
  'seatFile.new': 'Je débute ici',
  'seatFile.none': 'Ce fichier ne contient aucune place à cette table.',
  unfound: 'Personne ne peut encore trouver cette table',
  'why.offline': 'Cet appareil n’a pas de réseau.',
  'why.serverDown': 'Aucun point de rencontre de cette table ne répond. L’application continue d’essayer.',
  'why.noServer':
    'Ce site n’indique aucun point de rencontre. Connectez-vous par codes, ou ajoutez un point de rencontre dans les réglages.',
  'why.forbidden': 'Vous n’autorisez pas les points de rencontre publics : personne ne peut vous y trouver.',
  full: 'Toutes les places sont prises. Vous pouvez regarder.',
  'settings.title': 'Points de rencontre publics',
  'settings.more':
    'Des serveurs publics qui aident les joueurs à se trouver. Ils voient votre adresse internet et l’heure de vos connexions, jamais les noms, les coups ni la clé.',
  'settings.strangers': 'Les utiliser ?',
  'settings.ask': 'Demander chaque fois',
  'settings.always': 'Toujours',
  'settings.never': 'Jamais',
  'settings.site': 'De ce site',
  'settings.siteNone': 'Ce site n’en indique aucun.',
  'settings.siteWrong': 'Le fichier bastide.json de ce site contient une erreur : {reason}',
  'settings.add': 'Autres points de rencontre',
  'settings.addHint': 'Un par ligne : nostr:relay.example ou tracker:tracker.example',
  remind: 'Parties sur plusieurs jours',
  remindGo: 'Me prévenir quand c’est mon tour',
  remindMore:
    'Environ deux fois par jour, quand l’application est fermée. La boîte aux lettres voit alors quand cet appareil vérifie.',
  remindRefused: 'Le navigateur ne le permet pas.',
  remindBody: '{name} a joué.',
  recent: 'Rejouer avec',
  'recent.invite': 'Inviter',
  'recent.copied': 'Le lien est copié. Envoyez-le.',
  'recent.send': 'La table est ouverte. Envoyez son lien d’ici.',
  'recent.title': 'Joueurs récents',
  'recent.more':
    'Noms des gens avec qui vous avez joué, pour les inviter encore. Ils restent sur cet appareil ; rien n’est envoyé.',
  'recent.forget': 'Les oublier',
  'recent.none': 'Aucun.',
  'recent.forgotten': 'Oubliés.'
} satisfies Messages<'meet'>;
