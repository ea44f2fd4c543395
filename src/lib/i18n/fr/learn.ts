import type { Messages } from '../messages.ts';

export default {
  title: 'Apprendre en jouant',
  description:
    'Une première partie guidée pour chaque jeu et une courte leçon par extension, sur la vraie table.',
  about:
    'De courtes parties avec une aide à chaque pas, sur la vraie table. Rien ne peut mal tourner ; cet appareil retient seulement celles que vous avez finies.',
  minutes: 'environ {n, plural, one {# minute} other {# minutes}}',
  again: 'Encore une fois',
  nudge: 'Pas tout à fait. Réessayez.',
  lessons: 'Toutes les leçons',
  next: 'Suite : {name}',
  rules: 'Les règles',
  play: 'Ouvrir une table',
  playOn: 'Continuer à partir d’ici',
  leave: 'Quitter la leçon',
  step: 'Étape {n} sur {of}',
  names: 'Ada, Ben',
  failed: 'Cette leçon n’a pas pu s’ouvrir : {reason}',
  landscape: 'Votre premier paysage',
  'landscape.about':
    'Poser des tuiles, placer des meeples, compter : toute une petite partie de sept tuiles.',
  'landscape.lay':
    'Vous êtes Ada, en rouge. Cette tuile est à vous : touchez la case éclairée, et la route continue. Puis « Poser la tuile ».',
  'landscape.claim': 'Revendiquez la route : touchez le point situé dessus et placez votre meeple.',
  'landscape.town':
    'Ben a fermé une petite ville avec son meeple dedans : 2 points par tuile, 4 en tout. Son meeple rentre.',
  'landscape.monastery': 'Une abbaye. Posez-la à gauche : sa route ferme la vôtre de ce côté.',
  'landscape.monk':
    'Placez un meeple dans l’abbaye. Elle rapporte tous ses points quand ses huit cases voisines sont remplies.',
  'landscape.other': 'Ben a commencé sa propre route.',
  'landscape.turn':
    'Un carrefour termine votre route. Touchez la tuile pour la tourner, jusqu’à ce que ses routes mènent en haut et à droite, pas en bas. Puis posez-la.',
  'landscape.farmer':
    'Votre route est fermée. Avant qu’elle ne compte, couchez un meeple sur le pré sous la route.',
  'landscape.road':
    'Votre route a rapporté 1 par tuile, et ce meeple est rentré. Celui du pré y reste jusqu’à la fin.',
  'landscape.last':
    'La dernière tuile. Posez-la au-dessus de l’abbaye : une tuile de plus autour de votre moine.',
  'landscape.count': 'Pas besoin de meeple ici. Finissez sans, et l’on fait le décompte.',
  'landscape.end':
    'L’abbaye compte pour elle-même et ses voisines, votre pré 3 pour la ville achevée qu’il touche. Vous connaissez le jeu.',
  done: 'Terminée',
  progress: '{n} sur {of} terminées',
  forget: 'Réinitialiser ma progression',
  clinic: 'Votre première clinique',
  'clinic.about':
    'La dernière manche d’une petite partie : construire, embaucher, admettre, soigner et le décompte final.',
  'clinic.choose':
    'Voici votre clinique : un pôle Psychiatrie, une salle de soins, une réserve, une entrée et un médecin blanc. Chaque manche a trois actions. Choisissez « Construire ».',
  'clinic.room':
    'Une deuxième salle de soins. Elle doit toucher un pôle et une réserve : choisissez-la en bas, puis touchez la case éclairée derrière le pôle, à côté de la réserve.',
  'clinic.garden':
    'Encore un élément. Un jardin à côté de la nouvelle salle : chaque soin y rapporte un peu plus. Touchez le coin tout au fond.',
  'clinic.built':
    'Une réserve pourrait accompagner la salle de soins. La vôtre est assez proche : « Terminé ».',
  'clinic.other': 'Ben a construit un jardin, lui aussi.',
  'clinic.hire': 'Il faut maintenant du personnel dans la salle. Choisissez « Embaucher ».',
  'clinic.doctor': 'Le médecin jaune est le plus qualifié du moment. Embauchez-le.',
  'clinic.nurse': 'Un infirmier aide un médecin quand le patient est d’une couleur voisine. Embauchez-en un.',
  'clinic.admit': 'Des patients, maintenant. Choisissez « Admettre ».',
  'clinic.first':
    'Votre pôle ne soigne que la Psychiatrie. Touchez le premier patient de cette file et admettez-le.',
  'clinic.second': 'La file a avancé. Admettez aussi le patient orange : plus il est malade, plus il paie.',
  'clinic.enough': 'Il reste deux points de file, mais deux médecins soignent deux patients. « Terminé ».',
  'clinic.move':
    'Chacun rejoint son poste, et chaque pas coûte du temps. Cette proposition soigne les deux : le médecin jaune et l’infirmier l’orange, le médecin blanc le blanc. Acceptez-la.',
  'clinic.paid':
    'Les deux sont soignés et ont payé, avec un supplément pour le jardin. Salaires et entretien sont réglés.',
  'clinic.buy':
    'L’argent ne compte pas à la fin : changez-le tout en popularité, 3 le point. Poussez le curseur jusqu’au bout.',
  'clinic.end':
    'Le personnel et les bâtiments comptent aussi, et les heures passées coûtent des points. Une partie a six manches : bâtissez en hauteur et pensez aux infirmiers.',

  clinicRound: 'Votre première partie entière',
  'clinicRound.about':
    'Une première manche en solo, expliquée pas à pas, en dix minutes environ. Ensuite la partie continue, et elle est à vous.',
  'clinicRound.take':
    'Une partie entière compte six manches. Vous commencez avec $15, un pôle, une salle de soins, une réserve, une entrée et un médecin blanc. D’abord une tuile bonus : prenez « Meilleur médecin », et votre médecin passe au jaune.',
  'clinicRound.once':
    'Les médecins ont quatre niveaux : blanc, jaune, orange, rouge. Les patients aussi ; plus les deux sont proches, moins un soin demande d’infirmiers.',
  'clinicRound.hire':
    'Chaque manche a trois actions : Construire, Embaucher et Admettre, chacune deux fois au plus. Un second médecin soigne un second patient : choisissez « Embaucher ».',
  'clinicRound.doctor':
    'L’université propose des médecins ; les meilleurs sont à gauche et coûtent plus. Embauchez un jaune pour $4. Les nouveaux commencent à l’entrée, et leur voiture doit trouver une place.',
  'clinicRound.nurse':
    'Avec la même action, vous pouvez prendre un infirmier ou un aide-soignant. Un infirmier comble un niveau entre médecin et patient : embauchez-en un.',
  'clinicRound.confirm': 'Confirmez pour valider vos choix.',
  'clinicRound.came':
    'Après chaque action, de nouveaux patients arrivent dans les files des services, tant qu’il y a de la place.',
  'clinicRound.build':
    'En Cardiologie, un patient orange attend, mais vous ne soignez que la Psychiatrie. Choisissez « Construire ».',
  'clinicRound.hub':
    'Un pôle ouvre un service pour son étage. Un étage d’un bâtiment n’en a qu’un : celui-ci va donc en haut. Choisissez le pôle Cardiologie, puis l’étage 1 à côté du plan, et touchez la case au-dessus de la salle de soins.',
  'clinicRound.room':
    'Maintenant une salle de soins à côté. Elle doit toucher un pôle et une réserve : touchez la case au-dessus de la réserve. Plus haut, les salles coûtent plus, mais comptent plus à la fin.',
  'clinicRound.built': 'Une construction comprend deux éléments. Gardez les $2 qui restent : « Terminé ».',
  'clinicRound.admit': 'Troisième action : choisissez « Admettre ». Vous recevez quatre points de file.',
  'clinicRound.forward':
    'Plus un patient est malade, plus le soin rapporte. En Psychiatrie, un patient jaune est derrière un blanc : touchez le jaune et avancez-le d’une place, pour un point.',
  'clinicRound.first': 'Le patient jaune est maintenant devant. Admettez-le : encore un point.',
  'clinicRound.second': 'En Cardiologie, le patient orange est devant. Admettez-le aussi.',
  'clinicRound.enough':
    'Il reste un point, mais deux médecins soignent deux patients, et ceux qui attendent vont plus mal. « Terminé ».',
  'clinicRound.move':
    'Tout le monde va travailler ; chaque pas coûte une heure, et les heures coûtent des points à la fin. Dans cette proposition, un infirmier aide pour le patient orange. Touchez le revenu et les dépenses pour voir d’où ils viennent, puis « Se déplacer ainsi ».',
  'clinicRound.paid':
    '$12 et $20 sont entrés, $10 de salaires et d’entretien sont sortis. Sous « Argent », vous pourrez retrouver chaque dollar.',
  'clinicRound.keep':
    'La popularité fait gagner, à $3 le point. Mais dans les premières manches l’argent bâtit des salles, et cela rapporte : gardez-le.',
  'clinicRound.tired':
    'Les médecins qui ont travaillé perdent un niveau : les deux sont de nouveau blancs. Celui que personne n’a embauché a progressé : il est orange.',
  'clinicRound.end':
    'Voilà une manche entière. La partie continue d’ici : encore cinq manches, et le but est 60 points. Grandissez, mais gardez de quoi payer les salaires ; à la dernière manche, changez tout l’argent en popularité.'
} satisfies Messages<'learn'>;
