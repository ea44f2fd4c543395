import type { Messages } from '../messages.ts';

export default {
  title: 'Apprendre en jouant',
  description:
    'Une première partie guidée pour chaque jeu et une courte leçon par extension, sur la vraie table.',
  about:
    'De courtes parties avec une aide à chaque pas, sur la vraie table. Rien ne peut mal tourner ; cet appareil retient seulement celles que vous avez finies.',
  minutes: 'environ {n, plural, one {# minute} other {# minutes}}',
  again: 'Encore une fois',
  nudge: 'Pas tout à fait comme cela.',
  lessons: 'Toutes les leçons',
  next: 'Suite : {name}',
  rules: 'Les règles',
  play: 'Ouvrir une table',
  leave: 'Quitter la leçon',
  step: 'Étape {n} sur {of}',
  names: 'Ada, Ben',
  failed: 'Cette leçon n’a pas pu s’ouvrir : {reason}',
  landscape: 'Votre premier paysage',
  'landscape.about':
    'Poser des tuiles, placer des partisans, compter : toute une petite partie de sept tuiles.',
  'landscape.lay':
    'Vous êtes Ada, en rouge. Cette tuile est à vous : touchez la case éclairée, et la route continue. Puis « Poser la tuile ».',
  'landscape.claim': 'Revendiquez la route : touchez l’endroit sur elle et placez votre partisan.',
  'landscape.town':
    'Ben a fermé une petite ville avec son partisan dedans : 2 points par tuile, 4 en tout. Son partisan rentre.',
  'landscape.monastery': 'Un monastère. Posez-le à gauche : sa route ferme la vôtre de ce côté.',
  'landscape.monk': 'Placez un partisan dans le monastère. Il veut ses huit cases voisines remplies.',
  'landscape.other': 'Ben a commencé sa propre route.',
  'landscape.turn':
    'Un carrefour termine votre route. Touchez la tuile pour la tourner, jusqu’à ce que ses routes mènent en haut et à droite, pas en bas. Puis posez-la.',
  'landscape.farmer':
    'Votre route est fermée. Avant qu’elle ne compte, couchez un partisan sur le pré sous la route.',
  'landscape.road':
    'Votre route a rapporté 1 par tuile, et ce partisan est rentré. Celui du pré y reste jusqu’à la fin.',
  'landscape.last':
    'La dernière tuile. Posez-la au-dessus du monastère : un voisin de plus pour votre moine.',
  'landscape.count': 'Pas besoin de partisan ici. Finissez sans, et l’on fait le décompte.',
  'landscape.end':
    'Le monastère compte pour lui et ses voisins, votre pré 3 pour la ville achevée qu’il touche. Vous connaissez le jeu.',
  river1: 'La Rivière',
  'river1.about': 'Comment la partie commence le long d’une rivière.',
  'river1.lay':
    'La partie commence à une source. Les tuiles rivière viennent d’abord, et l’eau doit continuer : posez celle-ci.',
  'river1.field': 'Personne ne va sur l’eau, mais les prés voisins sont libres. Prenez celui du haut.',
  'river1.bent': 'Ben a fait tourner la rivière vers le sud.',
  'river1.bend':
    'Elle ne tourne pas deux fois de suite du même côté, il ne reste donc que ce sens. Posez la tuile.',
  'river1.wraps':
    'Les deux rives sont un seul pré, car il contourne la source : votre partisan le tient tout entier.',
  'river1.end': 'Cela continue jusqu’au lac. Puis on tire les tuiles ordinaires.',
  abbot: 'L’Abbé',
  'abbot.about': 'Une figurine pour jardins et monastères, qui peut rentrer plus tôt.',
  'abbot.lay': 'Cette tuile a un jardin. Posez-la sous le départ.',
  'abbot.set': 'Seul l’abbé peut se tenir dans un jardin. Placez-y le vôtre.',
  'abbot.more': 'Une tuile de plus près du jardin en augmente la valeur. Posez-la.',
  'abbot.back': 'Au lieu de placer un partisan, vous pouvez reprendre l’abbé. Faites-le.',
  'abbot.home': 'Le jardin avait lui-même et trois voisins : 4 points, et l’abbé est de nouveau libre.',
  'abbot.end': 'Attendre aurait rapporté jusqu’à 9. À vous de décider quand le reprendre.',
  anniversary20: '20e anniversaire',
  'anniversary20.about': 'Flèches : deux points, un second partisan, un tour de plus.',
  'anniversary20.points': 'Cette tuile a une flèche. Posez-la pour qu’elle regarde une case vide.',
  'anniversary20.two': 'Une flèche dans le vide : 2 points aussitôt.',
  'anniversary20.arrow':
    'Celle-ci permet un partisan à côté d’un des vôtres. Posez-la pour que la flèche regarde une tuile.',
  'anniversary20.partner': 'Vous avez un chevalier dans la ville. Placez-en un second à côté.',
  'anniversary20.extra': 'La flèche ronde est un tour de plus. Faites-lui regarder la tuile de la ville.',
  'anniversary20.go': 'Finissez ce tour sans partisan. Le suivant est à vous aussi.',
  'anniversary20.again': 'Encore à vous : la flèche vous a donné une autre tuile.',
  'anniversary20.close': 'Fermez la ville avec elle.',
  'anniversary20.end':
    'Les deux chevaliers sont rentrés, avec 4 points. Un tour de plus n’en donne pas un troisième.',
  covid19: 'COVID-19',
  'covid19.about': 'Zones infectées, leur propagation, et tests.',
  'covid19.infect': 'La tuile COVID-19. Posez-la à côté du départ.',
  'covid19.tokens': 'Sa ville et son pré sont infectés : chacun en entier, sur toutes les tuiles.',
  'covid19.grow': 'Cette tuile agrandit le pré infecté, la maladie va donc se propager. Posez-la.',
  'covid19.spread': 'Choisissez où : toute zone éclairée près d’une infectée. Prenez la route.',
  'covid19.enter': 'Osez : placez un partisan sur la route infectée. Il est testé aussitôt.',
  'covid19.negative': 'Négatif : votre partisan reste. C’est le cas de deux cartes sur trois.',
  'covid19.positive':
    'Ben a fermé la ville infectée avec un chevalier, mais son test était positif. Le chevalier est rentré, et personne n’a marqué.',
  'covid19.end': 'Les tests viennent avant le décompte. Évitez les zones infectées, ou espérez.',
  naturalDisasters: 'Catastrophes naturelles',
  'naturalDisasters.about': 'Un météore, une tornade et une inondation.',
  'naturalDisasters.aim': 'Un météore ! Visez la tuile la plus à droite.',
  'naturalDisasters.shifted': 'Chacun peut déplacer la cible d’une tuile : Ben l’a mise à gauche.',
  'naturalDisasters.strike': 'À vous le dernier mot. Laissez la cible où elle est.',
  'naturalDisasters.crater': 'La tuile a disparu. Routes, villes et prés s’arrêtent au cratère.',
  'naturalDisasters.tornado': 'Une tornade. Posez sa tuile sous le départ.',
  'naturalDisasters.storm':
    'Chacun la déplace de deux cases. Touchez la tuile de départ, puis celle à sa droite, où se tient Ben.',
  'naturalDisasters.caught': 'Elle a pris le partisan de Ben et l’emporte.',
  'naturalDisasters.dropped':
    'Ben a continué jusqu’à ce qu’elle soit bloquée, et a posé son partisan sur la dernière tuile.',
  'naturalDisasters.flood': 'Une inondation va à côté de tout. Posez-la à gauche du départ.',
  'naturalDisasters.spread':
    'Votre tour commence, et l’inondation couvre les huit cases autour. Ce qui s’y trouve ne sera jamais achevé.',
  'naturalDisasters.end': 'Reste le séisme : il secoue les villes tout à la fin. Les règles disent jusqu’où.',
  blackDragon: 'Dragon noir',
  'blackDragon.about': 'Il vient tous les cinquante points et mange ce qu’il croise.',
  'blackDragon.fifty': 'Vous avez 47 points. Fermez votre route avec cette tuile : elle vaut 3.',
  'blackDragon.landed': 'Cinquante ! Le dragon atterrit sur la tuile posée.',
  'blackDragon.ben':
    'Ben est sur la route voisine. Pour chaque zone achevée, vous devez déplacer le dragon d’une tuile.',
  'blackDragon.town': 'Cette tuile achève la ville.',
  'blackDragon.knight': 'Placez-y d’abord un chevalier.',
  'blackDragon.fly': 'Une zone est achevée, donc un pas : volez vers la tuile où se tient Ben.',
  'blackDragon.eaten':
    'Le partisan de Ben est mangé et rentre sans points. Votre chevalier a survécu et rapporté 4.',
  'blackDragon.end': 'Il vole avant tout décompte : attention aussi à vos partisans.',
  done: 'Terminée',
  progress: '{n} sur {of} terminées',
  forget: 'Oublier ce que j’ai fini',
  clinic: 'Votre première clinique',
  'clinic.about':
    'La dernière manche d’une petite partie : construire, embaucher, admettre, soigner et le décompte final.',
  'clinic.choose':
    'Voici votre clinique : un pôle Psychiatrie, une salle de soins, une réserve, une entrée et un médecin blanc. Chaque manche a trois actions. Choisissez « Construire ».',
  'clinic.room':
    'Une deuxième salle de soins. Elle doit toucher un pôle et une réserve : choisissez-la en bas, puis touchez la case éclairée derrière le pôle, à côté de la réserve.',
  'clinic.garden':
    'Encore un élément. Un jardin à côté de la nouvelle salle : chaque soin y rapporte un peu plus. Touchez le coin tout au fond.',
  'clinic.built':
    'Une réserve pourrait accompagner la salle de soins. La vôtre est assez proche : « Terminé ».',
  'clinic.other': 'Ben a construit un jardin, lui aussi.',
  'clinic.hire': 'Qui va y travailler ? Choisissez « Embaucher ».',
  'clinic.doctor': 'Le médecin jaune est le plus habile du moment. Embauchez-le.',
  'clinic.nurse': 'Un infirmier aide un médecin quand le patient est d’une couleur voisine. Embauchez-en un.',
  'clinic.admit': 'Des patients, maintenant. Choisissez « Admettre ».',
  'clinic.first':
    'Votre pôle ne soigne que la Psychiatrie. Touchez le premier patient de cette file et admettez-le.',
  'clinic.second': 'La file a avancé. Admettez aussi le patient orange : plus il est malade, plus il paie.',
  'clinic.enough': 'Il reste deux points, mais deux médecins soignent deux patients. « Terminé ».',
  'clinic.move':
    'Chacun rejoint son poste, et chaque pas coûte du temps. Cette proposition soigne les deux : le médecin jaune et l’infirmier l’orange, le médecin blanc le blanc. Prenez-la.',
  'clinic.paid':
    'Les deux sont soignés et ont payé, avec un supplément pour le jardin. Salaires et entretien sont réglés.',
  'clinic.buy':
    'L’argent ne compte pas à la fin : changez-le tout en popularité, 3 le point. Poussez le curseur au bout.',
  'clinic.end':
    'Le personnel et les bâtiments comptent aussi, les heures coûtent. Une partie a six manches : bâtissez en hauteur et pensez aux infirmiers.',
  covid19Pandemic: 'Pandémie de COVID-19',
  'covid19Pandemic.about': 'Répartir les infections, les soigner et gagner ensemble.',
  'covid19Pandemic.share':
    'Vous et Ben jouez ensemble. Quatre infections arrivent : deux chacun, c’est équitable. Acceptez.',
  'covid19Pandemic.patient':
    'À vous de dire qui tombe malade. Prenez le patient jaune : votre médecin orange lui conviendra alors.',
  'covid19Pandemic.nurse':
    'La deuxième tuile va à quelqu’un d’autre. Un infirmier ne s’alite pas : il part en quarantaine pour cette manche.',
  'covid19Pandemic.move':
    'Le COVID-19 aggrave d’un niveau : jaune compte comme orange, pas besoin d’infirmier. Déplacez comme proposé.',
  'covid19Pandemic.cured':
    'Guéri, un survivant pour vous deux : vous gagnez avec plus de survivants que de morts.',
  'covid19Pandemic.keep': 'La popularité compte peu ici. Gardez l’argent pour des infirmiers.',
  'covid19Pandemic.contagion':
    'Contagion : une tuile attend en pré-admission, et le prochain patient sera infecté. Placez-la.',
  'covid19Pandemic.end':
    'L’infirmier est revenu, et votre autre patient va plus mal. Parlez-vous : qui peut soigner qui décide de la partie.'
} satisfies Messages<'learn'>;
