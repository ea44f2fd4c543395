import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    king: 'Le roi',
    'king.1':
      'Qui pose la tuile qui achève la première ville prend le roi, et le cède dès qu’un autre en achève une plus grande. Peu importe à qui est la ville ; seules les tuiles comptent, pas les blasons.',
    'king.2': 'À la fin, le roi vaut 1 point par ville achevée sur la table.',
    robber: 'Le chevalier-brigand',
    'robber.1':
      'Le chevalier-brigand suit de même la plus longue route achevée et vaut 1 point par route achevée.',
    'robber.2': 'À taille égale, rien ne change. Un titre passe après le décompte.',
    'ruling.kingRobber':
      'Ce que valent les titres : un point par ville ou route achevée à la fin, une somme fixe, ou un point à chaque achèvement tant qu’on les a.'
  },
  learn: {
    lay: 'Fermez la ville au-dessus de la tuile de départ.',
    claim: 'Placez-y un chevalier.',
    end: 'Quatre points, et vous voilà roi : c’est la première ville achevée. Une ville de trois tuiles ferait de Ben le roi.'
  }
} satisfies Translation<typeof en>;
