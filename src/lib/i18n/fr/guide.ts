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
  rulings: 'Décisions maison',
  'rulings.about':
    'Là où les règles se taisent, ou que les sources se contredisent, nous avons dû décider. Chaque décision est ici. Celles qui ont une option se changent à l’ouverture d’une table.',
  'rulings.none': 'Aucune décision n’a été nécessaire ici.',
  'rulings.meets': 'avec {name}',
  option: 'Option',
  'option.default': 'habituel',
  together: 'Tout ensemble',
  'together.about':
    'Toutes les extensions se mélangent. Voici l’ordre d’un tour avec tout, et ce qui se passe quand deux d’entre elles se croisent.',
  'together.order': 'Un tour dans l’ordre',
  'together.order.1': 'Une inondation due s’étend. Une tuile est tirée et posée, ou le météore est visé.',
  'together.order.2': 'Flèches : deux points, ou le choix d’une flèche.',
  'together.order.3':
    'Infection : nouveaux jetons, tests de ceux qui ont été rejoints, puis la propagation et ses tests.',
  'together.order.4': 'La tornade passe. Qui elle dépose en zone infectée est testé.',
  'together.order.5': 'Un partisan est placé, par la règle ordinaire ou la flèche, ou l’abbé est repris.',
  'together.order.6': 'Le dragon vole d’un pas par zone achevée. Ce qui reste est compté.',
  'together.order.7':
    'Le dragon atterrit sur la nouvelle tuile si quelqu’un a atteint une cinquantaine. Puis le tour de plus.',
  'together.matrix': 'Paires d’extensions',
  'together.matrix.about': 'Combien d’exemples vérifiés disent ce qui se passe quand on joue les deux.',
  'together.independent': 'indépendantes',
  'together.tested': '{n, plural, one {# test} other {# tests}}',
  'together.ruled': 'décision propre',
  'together.legend': 'Une étoile marque une décision propre, listée plus bas.',
  reconstructed: 'Pièces reconstituées',
  'reconstructed.about':
    'Aucune source publiée ne montre ces pièces ou ces nombres. C’est notre meilleure hypothèse : elles se jouent bien, mais votre boîte peut différer.',
  'reconstructed.fix': 'Si vous avez l’original',
  'reconstructed.fix.1':
    'Chaque hypothèse porte la marque « reconstructed » dans un fichier de données, indiqué plus bas. Corrigez-y la valeur et ôtez la marque ; rien d’autre ne change.',
  'reconstructed.fix.2':
    'Les côtés sont notés dans le sens horaire depuis le nord, les zones une par ligne. Les tests vérifient que le fichier tient debout.',
  'reconstructed.fix.3': 'Envoyez-nous aussi la correction, pour que tous l’aient.',
  'reconstructed.tiles': 'Tuiles : {name}',
  'reconstructed.numbers': 'Nombres : {name}',
  'reconstructed.file': 'Fichier',
  'reconstructed.what': 'Nombre',
  'reconstructed.value': 'Notre valeur',
  'landscape.aim': 'Le but',
  'landscape.aim.1':
    'Tuile après tuile, vous composez ensemble un pays et en revendiquez des parties avec vos partisans.',
  'landscape.aim.2': 'Il y a 72 tuiles, dont une sur la table au départ. Chacun a sept partisans.',
  'landscape.aim.3': 'Un tour : poser une tuile, y placer peut-être un partisan, compter ce qui est achevé.',
  'landscape.placing': 'Poser une tuile',
  'landscape.placing.1':
    'La tuile doit toucher par un côté une tuile de la table, et chaque côté commun doit concorder : route contre route, ville contre ville, pré contre pré.',
  'landscape.placing.2': 'Se toucher par un coin ne suffit pas.',
  'landscape.unplaceable': 'Tuiles qui ne vont nulle part',
  'landscape.unplaceable.1':
    'Une tuile qui ne va nulle part retourne dans la boîte, et vous en tirez une autre. S’il n’y en a plus, la partie est finie.',
  'landscape.meeple': 'Placer un partisan',
  'landscape.meeple.1':
    'Seulement sur la tuile que vous venez de poser : sur une route, dans une ville, un monastère ou un pré.',
  'landscape.meeple.2':
    'Personne, pas même vous, ne doit déjà se trouver dans cette même route, ville ou pré d’un seul tenant.',
  'landscape.meeple.3':
    'Une zone que votre tuile vient d’achever est permise aussi : le partisan marque et revient aussitôt.',
  'landscape.meeple.4': 'Un partisan revenu au décompte sert à partir de votre prochain tour.',
  'landscape.scoring': 'Compter une zone',
  'landscape.scoring.1': 'Une route fermée aux deux bouts, ou en boucle : 1 point par tuile.',
  'landscape.scoring.2': 'Une ville aux murs fermés et sans trou : 2 points par tuile et 2 par blason.',
  'landscape.scoring.3': 'Un monastère aux huit cases voisines remplies : 9 points.',
  'landscape.scoring.4':
    'Une tuile compte une fois, même si la zone y entre deux fois. Ce qui est achevé est compté pour tous, qui que ce soit qui l’achève.',
  'landscape.majority': 'Qui marque',
  'landscape.majority.1':
    'Qui a le plus de partisans dans une zone prend tous ses points. À égalité, tous ceux qui en ont le plus les prennent en entier.',
  'landscape.majority.2': 'Tous les partisans de la zone comptée rentrent.',
  'landscape.final': 'Décompte final',
  'landscape.final.1':
    'Quand il n’y a plus de tuiles, l’inachevé compte aussi : routes et villes 1 par tuile et 1 par blason, un monastère 1 plus 1 par tuile autour.',
  'landscape.final.2': 'Puis on compte les prés. Qui a le plus de points gagne.',
  'landscape.fields': 'Prés',
  'landscape.fields.1':
    'Un partisan sur un pré y reste couché jusqu’à la fin. Un pré n’est jamais achevé, même enclos.',
  'landscape.fields.2': 'Routes, villes, rivières et coins de tuiles séparent les prés.',
  'landscape.fields.3':
    'À la fin, qui a le plus de partisans sur un pré marque 3 points par ville achevée qu’il touche.',
  'river1.river': 'Poser la rivière',
  'river1.river.1':
    'La source est sur la table au lieu de la tuile de départ. Toutes les tuiles rivière viennent d’abord, le lac en dernier.',
  'river1.river.2':
    'Chaque tuile rivière continue là où l’eau s’arrête. La rivière ne tourne pas deux fois de suite du même côté.',
  'river1.river.3': 'Sinon ce sont des tours ordinaires, avec partisans et décompte.',
  'river1.figures': 'Terre et eau',
  'river1.figures.1': 'Personne ne se place sur la rivière.',
  'river1.figures.2':
    'La rivière sépare les prés ; ils se rejoignent autour de la source et du lac, mais pas sous un pont.',
  'abbot.abbot': 'Où va l’abbé',
  'abbot.abbot.1':
    'Chacun a un abbé en plus des partisans. Il va sur un monastère ou un jardin, à la place d’un partisan.',
  'abbot.abbot.2':
    'Un jardin compte comme un monastère : 9 s’il est entouré, sinon 1 plus 1 par tuile autour. Seul l’abbé peut s’y tenir.',
  'abbot.recall': 'Reprendre l’abbé',
  'abbot.recall.1':
    'Au lieu de placer un partisan, vous pouvez reprendre votre abbé. Il rapporte aussitôt ce que vaut sa place à cet instant.',
  'abbot.recall.2':
    'Cela marche où qu’il soit, mais pas une fois sa place achevée : elle est alors comptée d’elle-même.',
  'anniversary20.points': 'Flèche vers une case vide',
  'anniversary20.points.1': 'Une flèche regarde la seule case juste à côté.',
  'anniversary20.points.2':
    'Si la flèche de votre tuile regarde une case vide, vous marquez aussitôt 2 points.',
  'anniversary20.activate': 'Flèches en action',
  'anniversary20.activate.1':
    'Si votre flèche regarde une tuile, elle sert. De même une flèche déjà posée qui regarde votre tuile.',
  'anniversary20.activate.2':
    'Une seule flèche sert par tour. S’il y en a plusieurs, vous choisissez ; la vôtre garde ses 2 points sauf si c’est elle.',
  'anniversary20.activate.3': 'La flèche s’impose, mais le partisan qu’elle permet reste libre.',
  'anniversary20.partner': 'Un de plus à côté',
  'anniversary20.partner.1':
    'Au lieu du partisan ordinaire, vous pouvez en placer un juste à côté d’un des vôtres, n’importe où. Deux côte à côte au plus.',
  'anniversary20.partner.2': 'Peu importe les autres dans la zone : c’est un moyen de gagner la majorité.',
  'anniversary20.elsewhere': 'Un n’importe où',
  'anniversary20.elsewhere.1':
    'Au lieu du partisan ordinaire, vous pouvez en placer un sur toute zone de la table que personne ne tient et qui n’est pas achevée.',
  'anniversary20.elsewhere.2': 'Un pré enclos compte comme ouvert.',
  'anniversary20.extraTurn': 'Un tour de plus',
  'anniversary20.extraTurn.1': 'Ce tour terminé, décompte compris, vous avez encore un tour entier.',
  'anniversary20.extraTurn.2':
    'Les deux autres flèches y agissent, mais on ne peut gagner un troisième tour.',
  'covid19.infection': 'Infection',
  'covid19.infection.1': 'Poser la tuile COVID-19 infecte sa ville et son pré : chacun reçoit un jeton.',
  'covid19.infection.2':
    'Un jeton fait de toute la route, la ville, le pré d’un seul tenant ou du monastère une zone infectée.',
  'covid19.spread': 'Comment elle se propage',
  'covid19.spread.1':
    'Qui agrandit une zone infectée pose un jeton sur une zone saine qui en touche une infectée.',
  'covid19.spread.2':
    'Des zones se touchent où elles partagent une limite sur une tuile : une route et les prés qui la bordent, une ville et le pré hors des murs, une route et la ville où elle mène, un monastère et le pré autour.',
  'covid19.spread.3': 'Poser des tuiles autour d’un monastère infecté ne l’agrandit pas.',
  'covid19.tokens': 'Jetons',
  'covid19.tokens.1':
    'Il y en a vingt. Quand tous sont sur la table, on en déplace un d’où la maladie s’est éteinte.',
  'covid19.testing': 'Test',
  'covid19.testing.1':
    'Une figurine qui se retrouve en zone infectée est testée : placée là, reliée, atteinte par un jeton ou déposée par une tornade. Son propriétaire tire une carte.',
  'covid19.testing.2':
    'Négatif (20 cartes) : elle reste. Positif (9) : elle rentre. Une carte est un décès : la figurine quitte la partie.',
  'covid19.testing.3': 'Une figurine déjà dedans n’est pas testée à nouveau quand la zone grandit.',
  'covid19.testing.4':
    'Les tests viennent avant le décompte : qui est rentré ne marque rien. Sinon la maladie ne change aucun point.',
  'covid19.testing.5': 'Quand les cartes sont épuisées, celles tirées sont mélangées.',
  'naturalDisasters.earthquake': 'Séisme',
  'naturalDisasters.earthquake.1':
    'Une tuile ordinaire pendant la partie. À la fin elle secoue toute ville ayant une partie sur l’une de douze cases : deux de chaque côté en ligne et en colonne, une en diagonale.',
  'naturalDisasters.earthquake.2':
    'Là, les villes inachevées ne valent rien, et les achevées ne donnent rien aux prés.',
  'naturalDisasters.flood': 'Inondation',
  'naturalDisasters.flood.1':
    'Se pose à côté de toute tuile, quels que soient les bords ; avec une rivière, sur une tuile rivière. Aucun partisan n’y va.',
  'naturalDisasters.flood.2': 'Avant le prochain tirage du même joueur, elle couvre les huit cases autour.',
  'naturalDisasters.flood.3':
    'Ce qui touche la tuile d’inondation, ou se trouve sur une case couverte, ne peut jamais être achevé et compte comme inachevé.',
  'naturalDisasters.meteor': 'Météore',
  'naturalDisasters.meteor.1':
    'Qui le tire vise une tuile, pas celle de départ. Chacun à son tour peut déplacer la cible sur une tuile voisine pas encore visée ; en dernier, encore une fois celui qui l’a tiré.',
  'naturalDisasters.meteor.2':
    'La tuile trouvée est remplacée par un cratère. Les zones s’y arrêtent ; ce que cela achève est compté. Les partisans qui y étaient rentrent sans points.',
  'naturalDisasters.meteor.3':
    'Un cratère remplit une case autour d’un monastère mais ne rapporte rien : 8 au lieu de 9. Personne ne s’y tient.',
  'naturalDisasters.tornado': 'Tornade',
  'naturalDisasters.tornado.1':
    'Elle part de sa tuile. En commençant par le joueur actif, chacun la déplace de deux cases sur des tuiles, douze en tout, jamais deux fois sur la même. Bloquée, elle s’arrête.',
  'naturalDisasters.tornado.2':
    'En chemin elle emporte un partisan. Si elle en rencontre un autre, elle les échange : celui porté prend la place de l’autre, ou rentre s’il ne peut s’y tenir.',
  'naturalDisasters.tornado.3':
    'À la fin, le propriétaire de celui porté le pose sur une zone libre et inachevée de la dernière tuile. Sinon il rentre.',
  'naturalDisasters.tornado.4': 'Tout cela avant de placer un partisan et avant le décompte.',
  'blackDragon.placement': 'Le dragon atterrit',
  'blackDragon.placement.1':
    'Il attend à côté. Quand, dans un tour, les points de quelqu’un atteignent ou passent 50 (ou 100, 150…), il atterrit après le décompte sur la tuile posée. S’il est déjà sur la table, il s’y déplace.',
  'blackDragon.placement.2':
    'Qui se trouve sur cette tuile est mangé. Les points du décompte final ne l’appellent plus.',
  'blackDragon.movement': 'Le dragon vole',
  'blackDragon.movement.1':
    'Tant qu’il est sur la table, il doit voler d’un pas par zone que votre tuile achève, occupée ou non, avant tout décompte.',
  'blackDragon.movement.2': 'Un pas mène à une tuile juste à côté, jamais où il est déjà allé ce tour.',
  'blackDragon.eaten': 'Qui est mangé',
  'blackDragon.eaten.1':
    'Toute figurine sur chaque tuile qu’il atteint revient à son propriétaire sans rien marquer. Qui survit marque.',
  'clinic.setup': 'Avant la première manche',
  'clinic.setup.1':
    'Chacun bâtit son hôpital et commence avec $15, un médecin blanc, un pôle de psychiatrie, une salle de soins, une réserve et une entrée.',
  'clinic.setup.2': 'Il y a autant de services ouverts que de joueurs, plus un.',
  'clinic.setup.3': 'Dans l’ordre inverse, chacun prend une tuile bonus et s’en sert aussitôt.',
  'clinic.round': 'Une manche',
  'clinic.round.1':
    'Six manches. Dans chacune : trois actions, puis tous se déplacent, les patients sont soignés, les factures payées, et la clinique remise en ordre.',
  'clinic.choose': 'Choisir les actions',
  'clinic.choose.1':
    'Chacun choisit en secret Construire, Embaucher ou Admettre ; on dévoile ensemble. Chacune au plus deux fois par manche.',
  'clinic.choose.2':
    'D’abord tous ceux qui construisent, puis ceux qui embauchent, puis ceux qui admettent, dans l’ordre du tour.',
  'clinic.build': 'Construire',
  'clinic.build.1':
    'Jusqu’à deux éléments ; avec une salle de soins, une réserve de plus. Les prix montent avec l’étage.',
  'clinic.build.2':
    'Les salles d’une même famille ne se touchent jamais, même l’une au-dessus de l’autre. Au-dessus du sol, toute salle en demande une dessous.',
  'clinic.build.3':
    'Un pôle au plus par étage d’un bâtiment. Par manche, personne ne construit plus d’un pôle et d’une salle spéciale, et il n’y en a qu’une de chaque sorte.',
  'clinic.modules': 'Ce qu’on peut construire',
  'clinic.modules.1':
    'Pôle : ouvre un service et le fait soigner à son étage. Salle de soins : deux lits et deux médecins ; elle doit toucher un pôle et une réserve, et marche où son étage a un pôle.',
  'clinic.modules.2':
    'Réserve : un aide-soignant y économise l’entretien. Jardin : les soins dans les salles voisines rapportent plus. Tapis roulants : s’y déplacer ne prend pas de temps.',
  'clinic.modules.3':
    'Bloc opératoire : soigne tous vos services et rapporte plus. Consultations : les patients y vont tout de suite, et chaque soin rapporte $6. Laboratoire : les médecins y apprennent. Salle d’attente : les patients partent de là.',
  'clinic.modules.4': 'L’entrée et l’héliport font entrer les gens, au sol et en haut.',
  'clinic.cars': 'Voitures',
  'clinic.cars.1':
    'Qui arrive vient en voiture, sur une case libre du rez-de-chaussée ou un parking. Sans place, personne ne peut venir ; elle repart avec son propriétaire.',
  'clinic.hire': 'Embaucher',
  'clinic.hire.1':
    'Au plus un médecin de l’université, plus cher à gauche, et au plus un infirmier ou aide-soignant. Ils entrent par une porte.',
  'clinic.admit': 'Admettre',
  'clinic.admit.1':
    'Vous avez quelques points : admettre le patient en tête d’une file, en avancer un, ou en envoyer un dans la file suivante, ce qui change sa maladie.',
  'clinic.admit.2':
    'Pour admettre il faut un pôle du service, une place libre en pré-admission et une place de voiture. La couleur dit la gravité : blanc, jaune, orange, rouge.',
  'clinic.admit.3': 'Après chaque action, toute file non pleine reçoit un nouveau patient.',
  'clinic.move': 'Se déplacer',
  'clinic.move.1':
    'Chacun déplace tout son monde en même temps. Chaque pas vers la salle voisine coûte une heure ; les tapis et le chemin de l’admission à une porte ne coûtent rien.',
  'clinic.move.2':
    'Les patients vont à un lit de leur service, médecins et infirmiers où ils travaillent, aides-soignants dans une réserve. Rester ne coûte rien.',
  'clinic.treatment': 'Soins',
  'clinic.treatment.1':
    'Un médecin soigne un patient par manche, dans la même salle. Il faut autant d’infirmiers que de niveaux d’écart entre eux, dans un sens ou l’autre.',
  'clinic.treatment.2':
    'Le patient paie selon sa couleur et part avec sa voiture. Au laboratoire, les médecins gagnent plutôt un niveau et un point de popularité.',
  'clinic.expenses': 'Factures et popularité',
  'clinic.expenses.1':
    'D’abord les salaires, puis l’entretien des salles. Qui ne peut être payé s’en va ; l’entretien manquant coûte de la popularité.',
  'clinic.expenses.2': 'Avec le reste vous pouvez acheter de la popularité, $3 le point.',
  'clinic.tire': 'Les médecins se fatiguent',
  'clinic.tire.1': 'Tout médecin qui a soigné baisse d’un niveau. Blanc reste blanc.',
  'clinic.worsen': 'L’état des patients empire',
  'clinic.worsen.1':
    'Tous les non soignés, même en pré-admission, empirent d’un niveau. Au-delà du rouge ils meurent : 5 points de popularité perdus. Ceux des files n’empirent pas.',
  'clinic.tidy': 'Prêt pour la manche suivante',
  'clinic.tidy.1':
    'Les médecins non embauchés gagnent un niveau, de nouveaux arrivent, les infirmiers reviennent, les tuiles suivantes sont retournées.',
  'clinic.tidy.2': 'Le joueur le moins populaire commence la manche suivante.',
  'clinic.scoring': 'La fin',
  'clinic.scoring.1':
    'La popularité, plus des points pour le personnel, les salles de soins en étage et les bâtiments qui marchent ; moins les patients encore là et les heures passées.',
  'clinic.scoring.2':
    'Le plus de points gagne ; puis moins de temps ; puis plus d’argent. Seul, vous jouez contre un objectif.',
  'covid19Pandemic.together': 'Tous ensemble',
  'covid19Pandemic.together.1':
    'Une à quatre cliniques gagnent ou perdent ensemble. Contagion et auto-isolement fixent la difficulté, et combien d’infections chaque manche apporte.',
  'covid19Pandemic.together.2':
    'Chacun doit prendre une action donnée à chaque manche (d’ordinaire Admettre).',
  'covid19Pandemic.newInfections': 'Nouvelles infections',
  'covid19Pandemic.newInfections.1':
    'Après la troisième action, les tuiles de la manche sont réparties d’un commun accord, au moins une par clinique, chacune sur une personne différente.',
  'covid19Pandemic.newInfections.2': 'Un médecin ou patient avec une tuile est infecté.',
  'covid19Pandemic.quarantine': 'Quarantaine',
  'covid19Pandemic.quarantine.1':
    'Un infirmier ou aide-soignant avec une tuile reste absent pour la manche : payé, mais sans travail. Avant la suivante, il revient par une porte.',
  'covid19Pandemic.care': 'Soigner les infectés',
  'covid19Pandemic.care.1':
    'Une personne infectée compte pour un niveau de plus. Un soin guérit les deux maladies ; le revenu suit la couleur.',
  'covid19Pandemic.care.2':
    'Les médecins infectés ne soignent pas. Il leur faut un lit, de n’importe quel service ; sinon ils attendent dans un pôle.',
  'covid19Pandemic.care.3':
    'En consultations, tout médecin sain peut soigner un infecté, mais prend l’infection.',
  'covid19Pandemic.care.4':
    'Un patient infecté guéri est un survivant. Un médecin guéri reste et travaille à nouveau. Les médecins infectés empirent comme les patients, et peuvent mourir.',
  'covid19Pandemic.contagion': 'Contagion',
  'covid19Pandemic.contagion.1':
    'En fin de manche, de nouvelles tuiles attendent en pré-admission, une ou deux par clinique : qui s’y trouve, ou y vient ensuite, est infecté.',
  'covid19Pandemic.end': 'La fin',
  'covid19Pandemic.end.1':
    'Vous gagnez si plus de patients ont survécu qu’il n’y a de personnes, et de tuiles sans preneur, parmi les morts. Seul, il faut aussi au moins vingt patients comptés.',
  'ruling.fields': 'Certains jouent sans prés, comme les enfants.',
  'ruling.smallCity': 'D’anciennes règles donnaient un point par tuile à une ville achevée de deux tuiles.',
  'ruling.riverTurns': 'Si un tronçon droit entre deux virages permet le second.',
  'ruling.arrowBeside':
    'Si un second partisan peut rejoindre une zone que cette tuile vient d’achever ; il marque avec elle.',
  'ruling.arrowOwnTile':
    'Sur la tuile posée, la règle ordinaire vaut toujours, même pour une zone qu’elle a achevée.',
  'ruling.arrowRepeat':
    'Une flèche de tour supplémentaire qui regarde une tuile pendant un tour supplémentaire.',
  'ruling.arrowNoTile': 'Sans tuile restante, pas de tour de plus.',
  'ruling.arrowGarden': 'Seul un abbé se tient dans un jardin, donc jamais de seconde figurine.',
  'ruling.arrowRecall': 'Reprendre l’abbé remplace tout placement, même celui d’une flèche.',
  'ruling.covidStart': 'La tuile peut être dès le départ à côté de celle de départ, avec ses deux jetons.',
  'ruling.covidSpread': 'Combien de jetons apporte une tuile qui agrandit plusieurs zones infectées.',
  'ruling.covidOwnTile': 'Poser la tuile COVID-19 infecte, sans propager en plus.',
  'ruling.covidDuty': 'Si le jeton doit être posé dès que c’est possible.',
  'ruling.covidNeighbours':
    'Des zones se touchent où elles partagent une limite sur une tuile, ou où l’une débouche dans l’autre.',
  'ruling.covidSpare':
    'La maladie est éteinte dans une zone achevée où personne ne se tient, et là où une zone a un second jeton. Sinon, rien ne se propage.',
  'ruling.covidMerge': 'Quand deux zones infectées se rejoignent, personne n’y est testé à nouveau.',
  'ruling.covidOrder':
    'Le joueur actif teste d’abord, puis dans le sens horaire ; les figurines d’un même joueur rangée par rangée, d’ouest en est.',
  'ruling.covidDeathCard': 'Ce que devient la carte de décès une fois tirée.',
  'ruling.covidBuildings':
    'Les figurines vivantes sont testées ; les bâtiments et les pièces sans propriétaire, non.',
  'ruling.covidScored': 'Une zone comptée reste infectée, et la maladie peut encore s’en propager.',
  'ruling.covidBack': 'Un partisan renvoyé à la pose de la tuile peut être replacé dans le même tour.',
  'ruling.covidRiver':
    'Avec une rivière, la tuile de la variante est de l’autre côté de la source ; sinon elle se tire après la rivière.',
  'ruling.quakeLimit': 'Le nombre de jetons de la boîte ne limite pas les villes secouées.',
  'ruling.quakeKnights': 'Les partisans des villes secouées ne marquent rien à la fin.',
  'ruling.floodLaid': 'Sans rivière, l’inondation se pose comme toute tuile et va à côté de tout.',
  'ruling.floodPoints':
    'Les points marqués avant l’inondation restent. Une ville achevée sous l’eau ne donne plus rien aux prés.',
  'ruling.floodSquares':
    'Si l’on peut encore bâtir sur les cases vides inondées. Ce qu’on y bâtit est aussitôt sous l’eau.',
  'ruling.floodFollowers': 'Les partisans des cases couvertes restent où ils sont.',
  'ruling.floodMonastery':
    'Un monastère ou jardin est figé s’il est sous l’eau ou si la tuile d’inondation est l’une de ses huit cases.',
  'ruling.floodNext': '« Le prochain tour » est la prochaine tuile que tire ce joueur.',
  'ruling.meteorShift': 'Quelles tuiles sont voisines quand on déplace la cible.',
  'ruling.meteorTarget': 'Un déplacement aussi doit finir sur une tuile qu’on peut frapper.',
  'ruling.meteorAlone':
    'S’il n’y a rien à frapper, le météore retourne dans la boîte et on tire une autre tuile.',
  'ruling.meteorCut': 'Une zone coupée en devient deux ; une partie sans partisan est simplement libre.',
  'ruling.meteorEdges': 'À côté d’un cratère, tout bord va.',
  'ruling.meteorPhase': 'Ce que le météore achève est compté en fin de tour comme le reste.',
  'ruling.meteorEffects':
    'Inondation, séisme ou flèche de la tuile frappée disparaissent ; les points acquis restent. Un cratère peut être frappé à nouveau.',
  'ruling.tornadoSquares': 'Où la tornade ne peut revenir. Sa tuile de départ compte comme visitée.',
  'ruling.tornadoDrop': 'Si le propriétaire peut ramener le partisan porté bien qu’on puisse le poser.',
  'ruling.floodRiver':
    'La tuile sous l’inondation quitte la partie ; inondation, météore et tornade se tirent après la rivière. La source peut être inondée mais pas frappée.',
  'ruling.floodExtraTurn': 'Un tour de plus commence aussi par un tirage, donc l’inondation s’étend avant.',
  'ruling.meteorArrow':
    'Un météore ou une inondation posés où une flèche regarde utilisent cette flèche. Personne ne peut s’y tenir, mais le partisan de la flèche peut aller ailleurs.',
  'ruling.tornadoPair': 'De deux partisans côte à côte, la tornade en prend un.',
  'ruling.meteorInfection':
    'Les jetons de la tuile frappée sont rendus. D’une zone coupée, seul le côté avec un jeton reste infecté.',
  'ruling.tornadoTest': 'Un partisan échangé ou déposé en zone infectée est testé avant toute suite.',
  'ruling.dragonFifty': 'Tout multiple de cinquante appelle le dragon ; l’atteindre juste suffit.',
  'ruling.dragonStart': 'La case d’où il part compte comme visitée ce tour.',
  'ruling.dragonDeadEnd': 'Où aucun pas n’est possible, le reste du vol est perdu.',
  'ruling.dragonTile': 'Si l’on peut placer des figurines sur la case du dragon.',
  'ruling.dragonFields': 'Les prés ne sont jamais achevés, pour le dragon non plus.',
  'ruling.dragonGardens': 'Sans abbés, un jardin entouré n’est pas une zone achevée ; avec eux, si.',
  'ruling.dragonExtraTurn':
    'Un tour de plus est un nouveau tour, pour la cinquantaine et les cases visitées.',
  'ruling.dragonPair': 'Deux partisans côte à côte sont mangés tous deux.',
  'ruling.dragonTests':
    'Les tests d’abord ; qui est rentré n’est plus là quand vient le dragon. Qui est mangé n’a pas besoin de test.',
  'ruling.dragonMeteor': 'Un météore laisse le dragon où il est, et il peut survoler cratères et inondation.',
  'ruling.clinicBoard':
    'Les débutants tirent une des quatre premières cliniques, les experts placent la leur librement.',
  'ruling.clinicGoal': 'Les points qu’un joueur seul cherche à atteindre.',
  'ruling.clinicChoose': 'Les actions se choisissent une à une, avant chacune des trois.',
  'ruling.clinicCars':
    'Les voitures peuvent être garées autrement à tout moment, seul leur nombre compte : une par case vide du rez-de-chaussée, quatre par parking.',
  'ruling.clinicFloors': 'Ajouter un étage ne coûte rien ; chaque salle en demande une dessous.',
  'ruling.clinicConveyors': 'Les tapis s’achètent par paires, et tous ceux d’une clinique forment un réseau.',
  'ruling.clinicBeds': 'Un employé malade sans lit va dans un pôle, pas à une porte.',
  'ruling.clinicLab':
    'Les médecins au laboratoire apprennent d’eux-mêmes ; les rouges n’ont rien à apprendre. La recherche ne fatigue pas.',
  'ruling.clinicGardens': 'Les jardins n’ajoutent rien aux consultations.',
  'ruling.clinicWages':
    'Qui ne peut payer choisit qui renvoyer ; chaque dollar d’entretien manquant coûte un point de popularité.',
  'ruling.clinicUniversity': 'Après la dernière manche, l’université n’est pas complétée.',
  'ruling.pandemicContagion': 'Avec quelle force chaque manche se termine.',
  'ruling.pandemicIsolation': 'À quel point les gens s’isolent : cela fixe les tuiles de chaque manche.',
  'ruling.k1':
    'L’action imposée : le titre en nomme une, son exemple l’autre. L’exemple n’est juste qu’avec Admettre.',
  'ruling.k2': 'Les tuiles de la piste des manches et celles « du plateau de propagation » sont les mêmes.',
  'ruling.k3':
    'Un titre sur la paie est dans la mauvaise phase ; fatigue et aggravation relèvent de l’Administration.',
  'ruling.k4': 'Les morts sont tous les décédés, infectés ou non, et les tuiles sans preneur.',
  'ruling.k5':
    'Si un patient infecté guéri en consultations est un survivant, bien que la tuile passe au médecin.',
  'ruling.k6': 'Si un médecin infecté en soignant empire dès cette manche. Un rouge mourrait.',
  'ruling.k7': 'Empirer change la couleur pour de bon : un médecin guéri qui était orange est rouge.',
  'ruling.k8': 'Un médecin soigné cette manche est sain, n’a pas travaillé, et ne se fatigue ni n’empire.',
  'ruling.k9': 'La quarantaine dure jusqu’à la fin de la manche.',
  'ruling.k10': 'Les nouvelles infections sont dites une phase, mais ont lieu dans la première.',
  'ruling.k11':
    'Si une contagion faible demande aussi un pôle du service. Sinon on jetterait des tuiles où personne ne vient.',
  'ruling.k12': 'La seringue et sa tuile n’ont pas de règle, donc elles ne sont pas en jeu.',
  'ruling.k13': 'Un médecin guéri en consultations reste, sain ; la tuile passe à celui qui a soigné.',
  'ruling.k14': 'L’extension se joue aussi avec la première édition de Clinic. Ici, avec l’édition deluxe.',
  'ruling.pandemicPreadmissions':
    'Si les patients en pré-admission peuvent recevoir de nouvelles infections.',
  'ruling.pandemicLeftovers':
    'Une clinique sans personne à infecter ne prend pas de tuile. Ce que nul ne peut prendre compte parmi les morts.',
  'ruling.pandemicTalks':
    'Après quatre tours de discussion sans accord, les tuiles sont réparties également.',
  'ruling.pandemicExtension':
    'Les personnes de The Extension suivent le texte de l’extension ; une femme enceinte qui part coûte 2 points de popularité.',
  'option.fields.true': 'avec les prés',
  'option.fields.false': 'sans les prés',
  'option.smallCity.4': '4 points',
  'option.smallCity.2': '2 points',
  'option.riverTurns.immediate': 'seuls deux virages de suite sont interdits',
  'option.riverTurns.alternate': 'les virages alternent toujours',
  'option.arrowBeside.any': 'partout',
  'option.arrowBeside.open': 'zones inachevées seulement',
  'option.arrowRepeat.spent': 'ne donne rien',
  'option.arrowRepeat.points': 'donne ses 2 points',
  'option.covidStart.false': 'tirée du sac',
  'option.covidStart.true': 'à côté du départ',
  'option.covidSpread.tile': 'un par tuile',
  'option.covidSpread.area': 'un par zone',
  'option.covidDuty.must': 'c’est obligatoire',
  'option.covidDuty.may': 'on peut le garder',
  'option.covidDeathCard.discarded': 'remélangée plus tard',
  'option.covidDeathCard.removed': 'quitte la partie',
  'option.floodSquares.open': 'on peut y bâtir',
  'option.floodSquares.blocked': 'bloquées',
  'option.meteorShift.beside': 'côte à côte',
  'option.meteorShift.around': 'aussi en diagonale',
  'option.tornadoSquares.once': 'jamais deux fois sur une tuile',
  'option.tornadoSquares.eachMove': 'pas deux fois dans le coup d’un joueur',
  'option.tornadoDrop.may': 'peut le ramener',
  'option.tornadoDrop.must': 'doit le poser',
  'option.dragonTile.open': 'permis',
  'option.dragonTile.closed': 'interdit',
  'option.board.beginner': 'débutants',
  'option.board.expert': 'experts',
  'option.goal.60': '60 points',
  'option.goal.80': '80 points',
  'option.goal.100': '100 points',
  'option.contagion.low': 'faible',
  'option.contagion.high': 'forte',
  'option.isolation.good': 'bon',
  'option.isolation.medium': 'moyen',
  'option.isolation.poor': 'mauvais',
  'option.mandatoryAction.admit': 'Admettre',
  'option.mandatoryAction.build': 'Construire',
  'option.preadmissionCounts.true': 'ils le peuvent',
  'option.preadmissionCounts.false': 'ils ne le peuvent pas',
  'option.outpatientCounts.true': 'un survivant',
  'option.outpatientCounts.false': 'non compté',
  'option.outpatientExempt.false': 'empire',
  'option.outpatientExempt.true': 'est épargné',
  'option.lowNeedsHub.true': 'il faut un pôle',
  'option.lowNeedsHub.false': 'tout service'
} satisfies Messages<'guide'>;
