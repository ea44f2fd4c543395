import type { Messages } from '../messages.ts';

export default {
  theme: 'Apparence',
  themeSystem: 'Comme l’appareil',
  themeLight: 'Clair',
  themeDark: 'Sombre',
  themeContrast: 'Contraste élevé',
  language: 'Langue',
  languageSystem: 'Comme le navigateur',
  languageFailed: 'Cette langue n’a pas pu être chargée. Réessayez une fois en ligne.',
  yourNameHint: 'Affiché sur votre place pour ceux qui jouent avec vous.',
  sounds: 'Sons',
  soundsMore:
    'Un petit choc quand une tuile se pose, deux notes pour des points, une cloche quand c’est à vous.',
  confirm: 'Demander avant un coup définitif',
  confirmAlways: 'Toujours',
  confirmPhones: 'Sur téléphone',
  confirmNever: 'Jamais',
  thinking: 'Réflexion des robots',
  thinkingFull: 'Complète',
  thinkingGentle: 'Économe en batterie',
  thinkingMore:
    'Complète : les robots les plus forts utilisent plusieurs cœurs. Économe : un seul cœur et moitié moins de temps ; automatique à 20 % de batterie ou moins, sauf en charge.',
  connection: 'Connexion',
  connectionMore:
    'Seulement si vous avez vos propres serveurs. Si le champ est vide, chaque table utilise les serveurs de son lien.',
  signalling: 'Serveurs de mise en relation',
  signallingHint: 'Une adresse par ligne : wss://…',
  stun: 'Serveurs STUN',
  stunHint:
    'Une adresse par ligne : stun:hôte:port. Ils aident les appareils derrière des routeurs à se connecter directement.',
  turn: 'Serveurs TURN',
  turnHint:
    'Un par ligne : turn:hôte:port nom mot-de-passe. Ils relaient les données quand aucune connexion directe n’est possible.',
  addressWrong: '« {line} » n’est pas une adresse valide.',
  apply: 'Appliquer',
  applied: 'Enregistré sur cet appareil.',
  notKept:
    'Le navigateur n’enregistre rien ici (fenêtre privée ou stockage plein) : cela vaut jusqu’à la fermeture de la page.',
  storage: 'Stockage',
  storageSafe: 'Le navigateur a promis de garder vos parties.',
  storageLoose: 'Si la place manque, le navigateur peut effacer vos parties.',
  storageUnknown: 'Ce navigateur ne dit pas combien de temps il garde vos parties.',
  storageAsk: 'Lui demander de les garder',
  storageDenied:
    'Le navigateur a refusé. Il accepte plus volontiers une fois l’application sur l’écran d’accueil. En attendant, enregistrez vos parties en fichiers.',
  storageUsed: '{used} Mo utilisés',
  keys: 'Clés de vos places',
  keysMore:
    'Qui détient une clé peut jouer cette place. Ce fichier sert à déplacer vos places vers un autre appareil. Ne le donnez à personne.',
  keysGo: 'Exporter les clés',
  appearance: 'Apparence et langue',
  haptics: 'Vibration',
  hapticsMore:
    'Une courte vibration quand un coup est accepté ou refusé et quand c’est à vous, sur les appareils qui le permettent. Pas sur iPhone.'
} satisfies Messages<'settings'>;
