import type { Messages } from '../messages.ts';

export default {
  title: 'Aide',
  description:
    'Ouvrir une table, jouer de téléphone à téléphone, et que faire quand quelque chose ne marche pas.',
  contents: 'Sur cette page',
  start: 'S’installer',
  'start.1':
    'Ouvrez une table, choisissez le jeu et les joueurs : vous, d’autres sur votre appareil, des amis par lien, des robots.',
  'start.2': 'Envoyez le lien ou faites scanner le code. Qui l’ouvre peut prendre une place libre.',
  'start.3': 'Quand toutes les places sont prises, commencez.',
  'start.4': 'Qui vient plus tard par le même lien regarde.',
  landscape: 'Paysage en deux minutes',
  'landscape.1':
    'À votre tour, vous recevez une tuile. Posez-la pour que chaque côté concorde avec ses voisins : route contre route, ville contre ville, pré contre pré.',
  'landscape.2':
    'Vous pouvez ensuite y placer une figurine : sur une route, une ville, une abbaye ou un pré, sauf si quelqu’un est déjà sur la même route, dans la même ville ou le même pré.',
  'landscape.3':
    'Une route achevée vaut 1 par tuile, une ville achevée 2 par tuile et 2 par blason, une abbaye entourée de huit tuiles 9. La figurine revient.',
  'landscape.4': 'Qui y a le plus de figurines marque les points ; à égalité, tous ceux qui en ont le plus.',
  'landscape.5':
    'Les figurines des prés restent jusqu’à la fin : 3 points par ville achevée touchant leur pré. L’inachevé vaut moins.',
  clinic: 'Clinique en deux minutes',
  'clinic.1':
    'Six manches. À chacune, tous choisissent en secret trois actions parmi construire, embaucher et admettre, résolues dans l’ordre.',
  'clinic.2':
    'Construisez pour qu’on arrive vite : chaque pas coûte du temps, et le temps coûte des points à la fin.',
  'clinic.3':
    'Un médecin soigne un patient par manche. Plus leurs niveaux diffèrent, plus il faut d’infirmiers.',
  'clinic.4':
    'Les patients soignés paient ; l’état des autres s’aggrave. Les médecins se fatiguent. Salaires et entretien sont dus à chaque manche.',
  'clinic.5': 'La clinique la plus populaire gagne. Avec la pandémie, on gagne ou on perd ensemble.',
  hand: 'Sur le plateau',
  'hand.1':
    'Touchez une case éclairée pour y voir la tuile ; touchez encore pour la tourner. Seules les positions possibles s’affichent.',
  'hand.2':
    'Touchez un endroit de la tuile pour y poser une figurine. Le grand bouton rend le coup définitif.',
  'hand.3': 'Un doigt déplace la table, deux zooment. Au clavier : flèches, plus et moins, Entrée.',
  'hand.4':
    '« Annuler » reprend ce qui n’est pas définitif. Si quelque chose a été révélé, demandez aux autres.',
  fair: 'Pourquoi personne ne peut tricher',
  'fair.1':
    'Chaque appareil a sa clé et signe chaque coup dans une chaîne. Tout changement ou manque se voit aussitôt.',
  'fair.2':
    'Un tirage mêle des nombres secrets sur lesquels plusieurs appareils se sont engagés avant la partie. Nul ne connaît la tuile avant que tout soit révélé.',
  'fair.3':
    'Tous les appareils calculent la même partie et comparent. Chacun peut vérifier une partie enregistrée, à tout moment.',
  'fair.4': 'Seul, ou tous sur un même appareil, aucun second appareil ne peut vérifier les tirages.',
  away: 'Quand un joueur est absent',
  'away.1':
    'La partie attend : elle est gardée sur chaque appareil et reprend à son retour, même des jours après.',
  'away.2': 'Rechargez ou rouvrez le lien ; votre appareil connaît votre place.',
  connect: 'Quand les téléphones ne se trouvent pas',
  'connect.1':
    'Essayez d’abord le même Wi-Fi et gardez la page au premier plan : les téléphones endorment les pages cachées.',
  'connect.2':
    'Certains réseaux d’invités, d’entreprise ou mobiles séparent les appareils. Un relais aide ; son adresse va dans les réglages.',
  'connect.3': 'Aucune donnée de jeu ne passe par un serveur à nous. Il n’y en a pas.',
  keep: 'Garder ses parties',
  'keep.1':
    'Les parties vivent dans ce navigateur, sur cet appareil. Enregistrez un fichier pour les garder ailleurs.',
  'keep.2':
    'Les fenêtres privées oublient tout à la fermeture. Sur iPhone, mettez l’application sur l’écran d’accueil, sinon les parties inutilisées peuvent être effacées après une semaine.',
  about: 'À propos de Bastide',
  'about.description': 'Qui a créé ce qui se joue ici, et à quelles conditions.',
  'about.what':
    'Bastide est un logiciel libre pour jouer à des jeux de société entre amis, de téléphone à téléphone. Sans serveur, sans collecte, sans frais.',
  unofficial: 'Non officiel',
  'unofficial.1':
    'Ceci est un projet non officiel de joueurs, sans lien avec un éditeur ou un auteur ni approbation de leur part. Les noms de jeux et d’extensions sont des marques de leurs titulaires et ne servent qu’à dire de quelles règles il s’agit.',
  'unofficial.2':
    'Images, textes et code sont de nous. Si un jeu vous plaît, achetez-le : les vraies tuiles sont superbes.',
  authors: 'Auteurs des jeux',
  'authors.landscape':
    'Le jeu de tuiles suit les règles de Carcassonne de Klaus-Jürgen Wrede, édité par Hans im Glück, et de ses extensions.',
  'authors.clinic':
    'Clinic: Deluxe Edition et son extension COVID-19 Pandemic sont d’Alban Viard. L’extension de la pandémie a soutenu l’Institut Pasteur et le Salk Institute.',
  fans: 'Extensions de fans',
  'fans.more':
    'Faites par des joueurs pour des joueurs. Ni vente ni usage commercial sous aucune forme, et cette adaptation non plus.',
  reconstructed: 'Pièces reconstituées',
  'reconstructed.1':
    'Là où aucune source publiée ne montre une tuile ou un nombre, nous l’avons reconstitué et le disons à côté. Si vous avez l’original, corrigez-nous.',
  licence: 'Licences',
  'licence.1':
    'Le code est sous licence MIT. Il s’appuie sur Svelte, Yjs, noble, idb, uqr et Workbox, chacun sous sa propre licence libre.',
  ios: 'Sur iPhone et iPad',
  'ios.1':
    'Mettez-le sur l’écran d’accueil (Partager, puis « Sur l’écran d’accueil ») : un site seulement visité peut perdre ses parties après une semaine sans visite.',
  'ios.2':
    'L’app de l’écran d’accueil et Safari gardent les parties séparément. Emportez une table par son lien et vos clés par un fichier.',
  'ios.3':
    'Les parties enregistrées s’ouvrent depuis la page : « Ouvrir une partie », puis choisissez le fichier dans Fichiers. Le menu de partage ne peut pas en ouvrir.',
  'ios.4':
    'Il n’y a pas de vibration. Dans un onglet en arrière-plan, une partie dort : les autres vous voient absent jusqu’à votre retour.'
} satisfies Messages<'rules'>;
