import type { Messages } from '../messages.ts';

export default {
  title: 'Règles',
  description: 'Les règles de chaque jeu et extension en mots simples, avec toutes nos décisions.',
  index: 'Règles des jeux',
  'index.more': 'Courtes, avec nos mots. Le journal de la table renvoie ici.',
  contents: 'Sur cette page',
  pages: 'Pages de règles',
  all: 'Toutes les pages de règles',
  learn: 'Apprendre en jouant',
  rulings: 'Nos décisions',
  'rulings.about':
    'Là où les règles se taisent, ou que les sources se contredisent, nous avons dû décider. Toutes ces décisions sont ici. Celles qui ont une option se changent à l’ouverture d’une table.',
  'rulings.none': 'Aucune décision n’a été nécessaire ici.',
  'rulings.meets': 'avec {name}',
  option: 'Option',
  'option.default': 'habituel',
  together: 'Tout ensemble',
  'together.about':
    'Toutes les extensions se mélangent. Voici l’ordre d’un tour avec 20e anniversaire, COVID-19, Catastrophes naturelles et Dragon noir, et ce qui se passe quand deux d’entre elles se croisent.',
  'together.order': 'Un tour dans l’ordre',
  'together.order.1': 'Une inondation due s’étend. Une tuile est piochée et posée, ou le météore est visé.',
  'together.order.2': 'Flèches : deux points, ou le choix d’une flèche.',
  'together.order.3':
    'Infection : nouveaux jetons, tests des figurines dont la zone rejoint une zone infectée, puis la propagation et ses tests.',
  'together.order.4': 'La tornade passe. Une figurine qu’elle dépose en zone infectée est testée.',
  'together.order.5': 'Un meeple est placé, par la règle ordinaire ou la flèche, ou l’abbé est repris.',
  'together.order.6': 'Le dragon vole d’un pas par zone achevée. Les figurines qui restent marquent.',
  'together.order.7':
    'Le dragon atterrit sur la nouvelle tuile si quelqu’un a atteint ou passé un multiple de 50. Puis le tour de plus.',
  'together.matrix': 'Paires d’extensions',
  'together.matrix.about': 'Combien d’exemples vérifiés disent ce qui se passe quand on joue les deux.',
  'together.independent': 'indépendantes',
  'together.tested': '{n, plural, one {# test} other {# tests}}',
  'together.ruled': 'décision propre',
  'together.legend': 'Une étoile marque une décision propre à la paire, listée plus bas.',
  'together.says': 'Comment deux extensions interagissent',
  'together.says.about':
    'Chaque phrase a un test qui la joue ; son nom est en dessous. Un nombre du tableau mène à sa paire.',
  reconstructed: 'Pièces reconstituées',
  'reconstructed.about':
    'Aucune source publiée ne montre ces pièces ou ces nombres. C’est notre meilleure hypothèse : elles se jouent bien, mais votre boîte peut différer.',
  'reconstructed.fix': 'Si vous avez l’original',
  'reconstructed.fix.1':
    'Chaque hypothèse porte la marque « reconstructed » dans un fichier de données, indiqué plus bas. Corrigez-y la valeur et ôtez la marque ; rien d’autre ne change.',
  'reconstructed.fix.2':
    'Les côtés sont notés dans le sens horaire depuis le nord, les zones une par ligne. Les tests vérifient que le fichier tient debout.',
  'reconstructed.fix.3': 'Envoyez-nous aussi la correction, pour que tous l’aient.',
  'reconstructed.tiles': 'Tuiles : {name}',
  'reconstructed.numbers': 'Nombres : {name}',
  'reconstructed.file': 'Fichier',
  'reconstructed.what': 'Nombre',
  'reconstructed.value': 'Notre valeur',
  'landscape.aim': 'Le but',
  'landscape.aim.1':
    'Tuile après tuile, vous composez ensemble un paysage et en revendiquez des parties avec vos meeples.',
  'landscape.aim.2': 'Il y a 72 tuiles, dont une sur la table au départ. Chacun a sept meeples.',
  'landscape.aim.3': 'Un tour : poser une tuile, y placer peut-être un meeple, compter ce qui est achevé.',
  'landscape.placing': 'Poser une tuile',
  'landscape.placing.1':
    'La tuile doit toucher par un côté une tuile de la table, et chaque côté commun doit concorder : route contre route, ville contre ville, pré contre pré.',
  'landscape.placing.2': 'Se toucher par un coin ne suffit pas.',
  'landscape.unplaceable': 'Tuiles qui ne vont nulle part',
  'landscape.unplaceable.1':
    'Une tuile qui ne va nulle part retourne dans la boîte, et vous en piochez une autre. S’il n’y en a plus, la partie est finie.',
  'landscape.meeple': 'Placer un meeple',
  'landscape.meeple.1':
    'Seulement sur la tuile que vous venez de poser : sur une route, dans une ville, une abbaye ou un pré.',
  'landscape.meeple.2':
    'Personne, pas même vous, ne doit déjà se trouver sur cette route, dans cette ville ou dans ce pré d’un seul tenant.',
  'landscape.meeple.3':
    'Une zone que votre tuile vient d’achever est permise aussi : le meeple marque et revient aussitôt.',
  'landscape.meeple.4': 'Un meeple rentré au décompte peut resservir dès votre prochain tour.',
  'landscape.scoring': 'Compter une zone',
  'landscape.scoring.1': 'Une route fermée aux deux bouts, ou en boucle : 1 point par tuile.',
  'landscape.scoring.2': 'Une ville aux murs fermés et sans trou : 2 points par tuile et 2 par blason.',
  'landscape.scoring.3': 'Une abbaye dont les huit cases voisines sont remplies : 9 points.',
  'landscape.scoring.4':
    'Une tuile compte une fois, même si la zone y entre deux fois. Une zone achevée rapporte à ceux qui la tiennent, même si un autre joueur l’achève.',
  'landscape.majority': 'Qui marque',
  'landscape.majority.1':
    'Qui a le plus de meeples dans une zone prend tous ses points. À égalité, tous ceux qui en ont le plus les prennent en entier.',
  'landscape.majority.2': 'Tous les meeples de la zone comptée rentrent.',
  'landscape.final': 'Décompte final',
  'landscape.final.1':
    'Quand il n’y a plus de tuiles, l’inachevé compte aussi : routes et villes 1 par tuile et 1 par blason, une abbaye 1 plus 1 par tuile autour.',
  'landscape.final.2': 'Puis on compte les prés. Qui a le plus de points gagne.',
  'landscape.fields': 'Prés',
  'landscape.fields.1':
    'Un meeple sur un pré y reste couché jusqu’à la fin. Un pré n’est jamais achevé, même enclos.',
  'landscape.fields.2': 'Routes, villes, rivières et coins de tuiles séparent les prés.',
  'landscape.fields.3':
    'À la fin, qui a le plus de meeples sur un pré marque 3 points par ville achevée que ce pré touche.',
  'clinic.setup': 'Avant la première manche',
  'clinic.setup.1':
    'Chacun bâtit son hôpital et commence avec $15, un médecin blanc, un pôle de psychiatrie, une salle de soins, une réserve et une entrée.',
  'clinic.setup.2': 'Il y a autant de services ouverts que de joueurs, plus un.',
  'clinic.setup.3': 'Dans l’ordre inverse, chacun prend une tuile bonus et s’en sert aussitôt.',
  'clinic.round': 'Une manche',
  'clinic.round.1':
    'Six manches. Dans chacune : trois actions, puis tous se déplacent, les patients sont soignés, les factures payées, et la clinique remise en ordre.',
  'clinic.choose': 'Choisir les actions',
  'clinic.choose.1':
    'Chacun choisit en secret Construire, Embaucher ou Admettre ; on dévoile ensemble. Chacune au plus deux fois par manche.',
  'clinic.choose.2':
    'D’abord tous ceux qui construisent, puis ceux qui embauchent, puis ceux qui admettent, dans l’ordre du tour.',
  'clinic.build': 'Construire',
  'clinic.build.1':
    'Jusqu’à deux éléments ; avec une salle de soins, une réserve de plus. Les prix montent avec l’étage.',
  'clinic.build.2':
    'Les salles d’une même famille ne se touchent jamais, même l’une au-dessus de l’autre. Au-dessus du sol, toute salle en demande une dessous.',
  'clinic.build.3':
    'Un pôle au plus par étage d’un bâtiment. Par manche, personne ne construit plus d’un pôle et d’une salle spéciale, et une seule tuile de chaque sorte est disponible.',
  'clinic.modules': 'Ce qu’on peut construire',
  'clinic.modules.1':
    'Pôle : ouvre un service, dont les patients sont soignés à son étage. Salle de soins : deux lits et deux médecins ; elle doit toucher un pôle et une réserve, et fonctionne si son étage a un pôle.',
  'clinic.modules.2':
    'Réserve : un aide-soignant y économise de l’entretien. Jardin : les soins dans les salles voisines rapportent plus. Tapis roulants : s’y déplacer ne prend pas de temps.',
  'clinic.modules.3':
    'Bloc opératoire : soigne tous vos services et rapporte plus. Consultations : les patients y vont tout de suite, et chaque soin rapporte $6. Laboratoire : les médecins y apprennent. Salle d’attente : les patients partent de là.',
  'clinic.modules.4': 'On entre par une entrée au rez-de-chaussée ou par un héliport sur un toit.',
  'clinic.cars': 'Voitures',
  'clinic.cars.1':
    'Qui arrive vient en voiture, sur une case libre du rez-de-chaussée ou un parking. Qui n’a pas de place pour sa voiture ne peut pas venir ; elle repart avec lui.',
  'clinic.hire': 'Embaucher',
  'clinic.hire.1':
    'Au plus un médecin de l’université, plus cher à gauche, et au plus un infirmier ou aide-soignant. Ils entrent par une porte.',
  'clinic.admit': 'Admettre',
  'clinic.admit.1':
    'Vous avez quelques points : admettre le patient en tête d’une file, en avancer un, ou en envoyer un dans la file suivante, ce qui change sa maladie.',
  'clinic.admit.2':
    'Pour admettre il faut un pôle du service, une place libre en pré-admission et une place de voiture. La couleur dit la gravité : blanc, jaune, orange, rouge.',
  'clinic.admit.3': 'Après chaque action, toute file non pleine reçoit un nouveau patient.',
  'clinic.move': 'Se déplacer',
  'clinic.move.1':
    'Chacun déplace tout son monde en même temps. Chaque pas vers la salle voisine coûte une heure ; les tapis et le chemin de l’admission à une porte ne coûtent rien.',
  'clinic.move.2':
    'Les patients vont à un lit de leur service, médecins et infirmiers où ils travaillent, aides-soignants dans une réserve. Rester ne coûte rien.',
  'clinic.treatment': 'Soins',
  'clinic.treatment.1':
    'Un médecin soigne un patient par manche, dans la même salle. Il faut autant d’infirmiers que de niveaux d’écart entre eux, dans un sens ou l’autre.',
  'clinic.treatment.2':
    'Le patient paie selon sa couleur et part avec sa voiture. Au laboratoire, les médecins gagnent plutôt un niveau et un point de popularité.',
  'clinic.expenses': 'Factures et popularité',
  'clinic.expenses.1':
    'D’abord les salaires, puis l’entretien des salles. Qui ne peut être payé s’en va ; l’entretien manquant coûte de la popularité.',
  'clinic.expenses.2': 'Avec le reste vous pouvez acheter de la popularité, $3 le point.',
  'clinic.tire': 'Les médecins se fatiguent',
  'clinic.tire.1': 'Tout médecin qui a soigné baisse d’un niveau. Blanc reste blanc.',
  'clinic.worsen': 'L’état des patients s’aggrave',
  'clinic.worsen.1':
    'L’état de tout patient non soigné, même en pré-admission, s’aggrave d’un niveau. Au-delà du rouge, il meurt : 5 points de popularité perdus. L’état des patients en file ne change pas.',
  'clinic.tidy': 'Prêt pour la manche suivante',
  'clinic.tidy.1':
    'Les médecins non embauchés gagnent un niveau, de nouveaux arrivent, les infirmiers reviennent, les tuiles suivantes sont retournées.',
  'clinic.tidy.2': 'Le joueur le moins populaire commence la manche suivante.',
  'clinic.scoring': 'La fin',
  'clinic.scoring.1':
    'La popularité, plus des points pour le personnel, les salles de soins en étage et les bâtiments en service ; moins les patients encore là et les heures passées.',
  'clinic.scoring.2':
    'Qui a le plus de points gagne ; à égalité, le moins de temps, puis le plus d’argent. Seul, vous jouez contre un objectif.',
  'landscape.ruling.fields': 'Certains jouent sans prés, comme les enfants.',
  'landscape.ruling.smallCity':
    'D’anciennes règles donnaient un point par tuile à une ville achevée de deux tuiles.',
  'clinic.ruling.clinicBoard':
    'La face expert a trois colonnes et aucun plan imprimé : la première clinique se place librement.',
  'clinic.ruling.clinicFirst':
    'Chacun tire une des quatre premières cliniques imprimées. Les experts peuvent aussi placer la leur librement sur la face débutants.',
  'clinic.ruling.clinicGoal': 'Les points qu’un joueur seul cherche à atteindre.',
  'clinic.ruling.clinicChoose': 'Les actions se choisissent une à une, avant chacune des trois.',
  'clinic.ruling.clinicCars':
    'Les voitures peuvent être garées autrement à tout moment, seul leur nombre compte : une par case vide du rez-de-chaussée, quatre par parking.',
  'clinic.ruling.clinicFloors': 'Ajouter un étage ne coûte rien ; chaque salle en demande une dessous.',
  'clinic.ruling.clinicConveyors':
    'Les tapis s’achètent par paires, et tous ceux d’une clinique forment un réseau.',
  'clinic.ruling.clinicBeds': 'Un employé malade sans lit va dans un pôle, pas à une porte.',
  'clinic.ruling.clinicLab':
    'Les médecins au laboratoire apprennent d’eux-mêmes ; les rouges n’ont rien à apprendre. La recherche ne fatigue pas.',
  'clinic.ruling.clinicGardens':
    'Les jardins paient pour les patients soignés dans une salle de soins voisine, pas dans les salles spéciales.',
  'clinic.ruling.clinicWages':
    'Qui ne peut payer choisit qui renvoyer ; chaque dollar d’entretien manquant coûte un point de popularité.',
  'clinic.ruling.clinicPieces':
    'La boîte contient un nombre limité de pièces de chaque couleur. Pour changer de couleur on prend une pièce de la réserve, sinon du sac ; s’il n’y en a plus, la couleur reste.',
  'clinic.ruling.clinicExtension':
    'De « The Extension », cinq modules sont jouables. L’étage 4, les agréments, l’ambulance, l’urbanisme, les travaux souterrains, les piliers, la pharmacie et le virus manquent : aucune source avec leurs règles n’a été trouvée. Le zombie et les autres petites extensions de la boîte manquent aussi.',
  'clinic.ruling.clinicUniversity': 'Après la dernière manche, l’université n’est pas complétée.',
  'option.fields.true': 'avec les prés',
  'option.fields.false': 'sans les prés',
  'option.smallCity.4': '4 points',
  'option.smallCity.2': '2 points',
  'option.board.beginner': 'débutants',
  'option.board.expert': 'experts',
  'option.firstClinic.drawn': 'tirée',
  'option.firstClinic.free': 'placée librement',
  'option.goal.60': '60 points',
  'option.goal.80': '80 points',
  'option.goal.100': '100 points'
} satisfies Messages<'guide'>;
