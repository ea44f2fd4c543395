import type { Messages } from '../messages.ts';

export default {
  invites: '{name} vous invite',
  invited: 'Vous êtes invité à une table',
  inviter: 'la personne qui invite',
  seats: '{n, plural, one {# place} other {# places}}',
  bots: '{n, plural, one {# bot} other {# bots}}',
  days: 'jouée sur plusieurs jours',
  unknownSets:
    '{n, plural, one {# extension inconnue de cette version} other {# extensions inconnues de cette version}}',
  ask: 'Pour trouver {name}, cette page interroge {what}, qui n’appartiennent à aucun de vous. Ils voient votre adresse internet et quand vous cherchez ; jamais les noms, les coups ni la clé.',
  askOthers:
    'Pour trouver les autres, cette page interroge {what}, qui n’appartiennent à aucun de vous. Ils voient votre adresse internet et quand vous cherchez ; jamais les noms, les coups ni la clé.',
  askShort:
    'Pour trouver les autres, cette page interroge {what}, qui n’appartiennent à aucun de vous et voient votre adresse internet.',
  points: '{n, plural, one {un point de rencontre public} other {# points de rencontre publics}}',
  finder: 'un service d’adresse',
  more: 'En savoir plus',
  moreSeen:
    'Ils voient votre adresse internet et quand vous cherchez ; jamais les noms, les coups ni la clé.',
  moreMail: 'Une boîte aux lettres voit aussi quels appareils partagent quelque chose.',
  moreDirect: 'En connexion directe, les joueurs voient l’adresse internet des autres.',
  remember: 'Ne plus demander',
  notThisWay: 'Pas ainsi',
  sit: 'S’asseoir',
  watch: 'Regarder',
  open: 'Ouvrir la table',
  goOn: 'Continuer',
  'wait.looking': 'Recherche de la table …',
  'wait.notHere': '{name} n’est pas là pour le moment. La table s’ouvre d’elle-même dès que {name} l’ouvre.',
  'wait.orWrong':
    'Si {name} l’a ouverte, le lien est peut-être mal tapé ou la table supprimée : redemandez le lien.',
  'wait.offline': 'Cet appareil n’a pas de réseau.',
  'wait.noServer': 'Ce lien n’indique aucun lieu de rencontre.',
  'wait.forbidden':
    'Vous ne laissez pas cette page interroger les points de rencontre publics, et ce lien n’en indique pas d’autre.',
  'wait.serverDown': 'Aucun point de rencontre de ce lien ne répond. Les essais continuent.',
  'wait.trying': '{name} est là. Connexion …',
  'wait.noPath': '{name} est là, mais vos deux réseaux ne laissent rien passer. Un autre réseau peut aider.',
  'wait.misbehaved': 'La connexion a été coupée : ce qui arrivait n’avait pas de sens.',
  'wait.newer':
    'Ce lien vient d’une version plus récente de l’application. Rechargez la page pour l’obtenir.',
  'wait.quiet':
    'Depuis le {date}, personne d’autre n’était là quand vous avez regardé. Demandez à {name} si la table existe encore.',
  'wait.quietAll':
    'Depuis le {date}, personne d’autre n’était là quand vous avez regardé. Demandez aux autres s’ils ont encore le lien.',
  reload: 'Recharger',
  since: 'Recherche depuis {time}',
  tried: 'Essayés : {n}, répondent : {up}',
  answers: 'répond',
  asked: 'interrogé',
  silent: 'ne répond pas',
  'problem.insecure': 'ws:// simple est interdit depuis une page https',
  'problem.silent': 'ne dit rien',
  'problem.limited': 'trop sollicité pour l’instant',
  'problem.refused': 'refuse',
  'problem.nonsense': 'n’est pas un point de rencontre',
  'problem.flooding': 'envoie trop',
  again: 'Chercher encore',
  askNow: 'Interroger les points publics',
  learn: 'Apprendre le jeu en attendant',
  letters: 'Un coup reçu par lien peut être ouvert à tout moment.',
  sameNetwork: 'Sur le même réseau',
  'same.join':
    'Rejoignez le même Wi-Fi ou le partage de connexion d’un de vos téléphones. Ni internet ni serveur ne sont nécessaires.',
  'same.codes':
    'Connectez-vous ensuite par deux codes : un appareil montre un code, l’autre répond par un code.',
  'same.serve':
    'Si un ordinateur de ce réseau fait tourner le serveur de cette application (npm start), tous peuvent ouvrir l’adresse qu’il affiche.',
  ownServer: 'Utiliser votre propre serveur',
  byLink: 'Ouvrir un coup depuis un lien',
  linkOpen: 'Ouvrir ce coup',
  byFile: 'Ouvrir un coup depuis un fichier',
  'seatFile.title': 'Avez-vous pris une place dans le navigateur ?',
  'seatFile.more':
    'Cette application a son propre stockage. Choisissez le fichier enregistré avec « Garder ma place », et vos places seront ici aussi.',
  'seatFile.go': 'Choisir le fichier',
  'seatFile.new': 'Je suis nouveau ici',
  'seatFile.none': 'Ce fichier ne contient aucune place à cette table.',
  unfound: 'Personne ne peut encore trouver cette table',
  'why.offline': 'Cet appareil n’a pas de réseau.',
  'why.serverDown': 'Aucun point de rencontre de cette table ne répond. Les essais continuent.',
  'why.noServer':
    'Ce site n’indique aucun lieu de rencontre. Connectez-vous par codes, ou ajoutez un point de rencontre dans les réglages.',
  'why.forbidden':
    'Vous ne laissez pas cette page interroger les points de rencontre publics : personne ne vous y trouve.',
  full: 'Toutes les places sont prises. Vous pouvez regarder.',
  'settings.title': 'Points de rencontre publics',
  'settings.more':
    'Des serveurs que personne à la table ne gère vous présentent l’un à l’autre. Ils voient votre adresse internet et quand vous cherchez, jamais les noms, les coups ni la clé.',
  'settings.strangers': 'Les interroger ?',
  'settings.ask': 'Demander chaque fois',
  'settings.always': 'Toujours',
  'settings.never': 'Jamais',
  'settings.site': 'De ce site',
  'settings.siteNone': 'Ce site n’en propose aucun.',
  'settings.siteWrong': 'Le fichier bastide.json de ce site est incorrect : {reason}',
  'settings.add': 'Autres points de rencontre',
  'settings.addHint': 'Un par ligne : nostr:relay.example ou tracker:tracker.example',
  remind: 'Parties sur plusieurs jours',
  remindGo: 'Me prévenir quand c’est mon tour',
  remindMore:
    'Environ deux fois par jour, quand l’application est fermée. La boîte aux lettres voit alors que cet appareil regarde.',
  remindRefused: 'Le navigateur ne le permet pas.',
  remindBody: '{name} a joué.'
} satisfies Messages<'meet'>;
