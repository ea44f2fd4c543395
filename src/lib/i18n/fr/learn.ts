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
    'Le personnel et les bâtiments comptent aussi, les heures coûtent. Une partie a six manches : bâtissez en hauteur et pensez aux infirmiers.'
} satisfies Messages<'learn'>;
