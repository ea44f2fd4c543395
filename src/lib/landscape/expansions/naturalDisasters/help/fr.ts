import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    earthquake: 'Séisme',
    'earthquake.1':
      'Une tuile ordinaire pendant la partie. À la fin elle secoue toute ville ayant une partie sur une de ces douze cases : deux de chaque côté en ligne et en colonne, une en diagonale.',
    'earthquake.2': 'Là, les villes inachevées ne valent rien, et les achevées ne donnent rien aux prés.',
    flood: 'Inondation',
    'flood.1':
      'Se pose à côté de toute tuile, quels que soient les bords ; avec une rivière, sur une tuile rivière. Aucun meeple n’y va.',
    'flood.2': 'Avant le prochain tirage du même joueur, elle couvre les huit cases autour.',
    'flood.3':
      'Ce qui est inachevé et touche la tuile d’inondation, ou se trouve sur une case couverte, ne peut jamais être achevé.',
    meteor: 'Météore',
    'meteor.1':
      'Qui le pioche vise une tuile, pas celle de départ. Puis chacun à son tour peut déplacer la cible sur une tuile voisine pas encore visée ; en dernier, encore une fois celui qui l’a pioché.',
    'meteor.2':
      'La tuile trouvée est remplacée par un cratère. Les zones s’y arrêtent ; ce que cela achève est compté. Les meeples qui y étaient rentrent sans points.',
    'meteor.3':
      'Un cratère remplit une case autour d’une abbaye mais ne rapporte rien : 8 au lieu de 9. Personne ne s’y tient.',
    tornado: 'Tornade',
    'tornado.1':
      'Elle part de sa tuile. En commençant par le joueur actif, chacun la déplace de deux cases sur des tuiles, douze en tout, jamais deux fois sur la même. Bloquée, elle s’arrête.',
    'tornado.2':
      'En chemin elle emporte un meeple. Si elle en rencontre un autre, elle les échange : celui qu’elle porte prend la place de l’autre, ou rentre s’il ne peut s’y tenir.',
    'tornado.3':
      'À la fin, le propriétaire du meeple porté le pose sur une zone libre et inachevée de la dernière tuile. Sinon il rentre.',
    'tornado.4': 'Tout cela avant de placer un meeple et avant le décompte.',
    'ruling.quakeLimit': 'Le nombre de jetons de la boîte ne limite pas les villes secouées.',
    'ruling.quakeKnights': 'Les meeples des villes secouées ne marquent rien à la fin.',
    'ruling.floodLaid': 'Sans rivière, l’inondation se pose comme toute tuile et va à côté de tout.',
    'ruling.floodPoints': 'Les points marqués avant l’inondation restent.',
    'ruling.floodFinished':
      'Une zone achevée avant l’inondation le reste ; en option, elle compte comme inachevée, et une ville ne donne plus rien aux prés.',
    'ruling.floodSquares':
      'Si l’on peut encore poser des tuiles sur les cases vides inondées. Une tuile posée là est aussitôt sous l’eau.',
    'ruling.floodFollowers': 'Les meeples des cases couvertes restent où ils sont.',
    'ruling.floodMonastery':
      'Une abbaye ou un jardin est figé quand il est sous l’eau, ou quand la tuile d’inondation est l’une de ses huit cases.',
    'ruling.floodNext': '« Le prochain tour » est la prochaine tuile que pioche ce joueur.',
    'ruling.meteorShift': 'Quelles tuiles sont voisines quand on déplace la cible.',
    'ruling.meteorTarget': 'Un déplacement aussi doit finir sur une tuile qu’on peut frapper.',
    'ruling.meteorAlone':
      'S’il n’y a rien à frapper, le météore retourne dans la boîte et on pioche une autre tuile.',
    'ruling.meteorCut': 'Une zone coupée en devient deux ; une partie sans meeple est simplement libre.',
    'ruling.meteorEdges': 'À côté d’un cratère, tout bord va.',
    'ruling.meteorPhase': 'Ce que le météore achève est compté en fin de tour comme le reste.',
    'ruling.meteorEffects':
      'Inondation, séisme ou flèche de la tuile frappée disparaissent ; les points acquis restent. Un cratère peut être frappé à nouveau.',
    'ruling.tornadoSquares': 'Où la tornade ne peut revenir. Sa tuile de départ compte comme visitée.',
    'ruling.tornadoDrop': 'Si le propriétaire peut ramener le meeple porté bien qu’on puisse le poser.',
    'ruling.floodRiver':
      'La tuile sous l’inondation quitte la partie ; inondation, météore et tornade se piochent après la rivière. La source peut être inondée mais pas frappée.',
    'ruling.floodExtraTurn': 'Un tour de plus commence aussi par un tirage, donc l’inondation s’étend avant.',
    'ruling.meteorArrow':
      'Un météore ou une inondation posés là où pointe une flèche utilisent cette flèche. Personne ne peut s’y tenir, mais le meeple de la flèche peut aller ailleurs.',
    'ruling.tornadoPair': 'De deux meeples côte à côte, la tornade en prend un.',
    'ruling.meteorInfection':
      'Les jetons de la tuile frappée sont rendus. D’une zone coupée, seul le côté avec un jeton reste infecté.',
    'ruling.tornadoTest': 'Un meeple que la tornade dépose en zone infectée est testé avant la suite du tour.'
  },
  learn: {
    aim: 'Un météore ! Visez la tuile la plus à droite.',
    shifted: 'Chacun peut déplacer la cible d’une tuile : Ben l’a mise à gauche.',
    strike: 'À vous le dernier mot. Laissez la cible où elle est.',
    crater: 'La tuile a disparu. Routes, villes et prés s’arrêtent au cratère.',
    tornado: 'Une tornade. Posez sa tuile sous le départ.',
    storm:
      'Chacun la déplace de deux cases. Touchez la tuile de départ, puis celle à sa droite, où se tient Ben.',
    caught: 'Elle a pris le meeple de Ben et l’emporte.',
    dropped: 'Ben a continué jusqu’à ce qu’elle soit bloquée, et a posé son meeple sur la dernière tuile.',
    flood: 'Une inondation va à côté de tout. Posez-la à gauche du départ.',
    spread:
      'Votre tour commence, et l’inondation couvre les huit cases autour. Ce qui s’y trouve ne sera jamais achevé.',
    end: 'Reste le séisme : il secoue les villes tout à la fin. Les règles disent jusqu’où.'
  }
} satisfies Translation<typeof en>;
