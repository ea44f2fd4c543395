import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    points: 'Flèche vers une case vide',
    'points.1': 'Une flèche pointe vers la case juste à côté.',
    'points.2': 'Si la flèche de votre tuile pointe vers une case vide, vous marquez aussitôt 2 points.',
    activate: 'Flèches en action',
    'activate.1':
      'Si votre flèche pointe vers une tuile, elle sert. De même une flèche déjà posée qui pointe vers votre tuile.',
    'activate.2':
      'Une seule flèche sert par tour. S’il y en a plusieurs, vous choisissez ; la vôtre garde ses 2 points, sauf si vous la choisissez.',
    'activate.3':
      'Vous devez utiliser une flèche, mais vous n’êtes pas obligé de placer le meeple qu’elle permet.',
    partner: 'Un de plus à côté',
    'partner.1':
      'Au lieu du meeple ordinaire, vous pouvez en placer un juste à côté d’un des vôtres, n’importe où. Deux côte à côte au plus.',
    'partner.2': 'Peu importe les autres dans la zone : c’est un moyen de gagner la majorité.',
    elsewhere: 'Un n’importe où',
    'elsewhere.1':
      'Au lieu du meeple ordinaire, vous pouvez en placer un sur toute zone de la table que personne ne tient et qui n’est pas achevée.',
    'elsewhere.2': 'Un pré enclos compte comme ouvert.',
    extraTurn: 'Un tour de plus',
    'extraTurn.1': 'Ce tour terminé, décompte compris, vous avez encore un tour entier.',
    'extraTurn.2': 'Les deux autres flèches y agissent, mais on ne peut gagner un troisième tour.',
    'ruling.arrowBeside':
      'Si un second meeple peut rejoindre une zone que cette tuile vient d’achever ; il marque avec elle.',
    'ruling.arrowOwnTile':
      'Sur la tuile posée, la règle ordinaire vaut toujours, même pour une zone qu’elle a achevée.',
    'ruling.arrowRepeat':
      'Si une flèche « tour de plus » qui pointe vers une tuile pendant un tour de plus rapporte quand même ses 2 points.',
    'ruling.arrowNoTile': 'Sans tuile restante, pas de tour de plus.',
    'ruling.arrowGarden': 'Seul un abbé se tient dans un jardin, donc jamais de seconde figurine.',
    'ruling.arrowRecall': 'Reprendre l’abbé remplace tout placement, même celui d’une flèche.',
    'ruling.arrowBeforeTest': 'On choisit d’abord la flèche ; les figurines infectées sont testées ensuite.'
  },
  learn: {
    points: 'Cette tuile a une flèche. Posez-la pour qu’elle pointe vers une case vide.',
    two: 'Une flèche vers une case vide : 2 points aussitôt.',
    arrow:
      'Celle-ci permet un meeple à côté d’un des vôtres. Posez-la pour que la flèche pointe vers une tuile.',
    partner: 'Vous avez un chevalier dans la ville. Placez-en un second à côté.',
    extra: 'La flèche ronde est un tour de plus. Pointez-la vers la tuile de la ville.',
    go: 'Finissez ce tour sans meeple. Le suivant est à vous aussi.',
    again: 'Encore à vous : la flèche vous a donné une autre tuile.',
    close: 'Fermez la ville avec elle.',
    end: 'Les deux chevaliers sont rentrés, avec 4 points. Un tour de plus ne peut pas en donner un autre.'
  }
} satisfies Translation<typeof en>;
