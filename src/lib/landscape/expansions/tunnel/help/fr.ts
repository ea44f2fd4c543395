import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    tunnels: 'Les tunnels',
    'tunnels.1':
      'Une route qui entre dans un tunnel y est ouverte. Une fois par tour, vous pouvez poser un de vos jetons tunnel sur n’importe quelle entrée libre de la table, en plus de placer une figurine.',
    'tunnels.2':
      'Quand les deux jetons d’une paire sont posés, de même lettre et de même couleur, leurs entrées sont jointes : c’est dès lors une seule route, pour tous. Seules comptent les tuiles visibles, une fois chacune. Les jetons restent.',
    'ruling.tunnelTokens':
      'À deux, chacun a trois paires de jetons, à trois deux paires, à plus une paire. On peut en choisir moins.',
    'ruling.tunnelsElsewhere':
      'Si un tunnel d’une tuile d’une autre extension forme deux entrées qui demandent des jetons, ou une route comme sans cette extension.'
  },
  learn: {
    lay: 'Posez cette tuile à gauche du départ.',
    build: 'Posez un jeton sur une de ses entrées.',
    end: 'Le second jeton A joindra cette route à une autre entrée.'
  }
} satisfies Translation<typeof en>;
