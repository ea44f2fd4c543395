import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    maze: 'Le dédale',
    'maze.1':
      'Le labyrinthe est une route à quatre bras. On peut placer un meeple au centre si sa tuile n’en porte aucun, même si des bras sont occupés ; et sur un bras s’il n’y en a pas jusqu’au centre, même si le reste est occupé.',
    'maze.2':
      'Achevé, il vaut 1 point par tuile et 2 par meeple qui s’y trouve, quel qu’il soit. La majorité sur l’ensemble les gagne. Inachevé, il rapporte 1 point par tuile.',
    'ruling.labyrinth':
      'Si chaque bras est libre à part et les meeples rapportent des points, ou si le labyrinthe est une route ordinaire à quatre bras.'
  },
  learn: {
    lay: 'Le labyrinthe. Posez-le à droite.',
    claim: 'Placez un meeple au centre.',
    arm: 'Ben prend un bras, bien que votre meeple soit au centre.',
    end: 'Chaque meeple ajoute 2 points quand le labyrinthe est achevé.'
  }
} satisfies Translation<typeof en>;
