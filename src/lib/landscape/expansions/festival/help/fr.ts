import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    festival: 'Le festival',
    'festival.1':
      'Quand vous posez une tuile avec une tente, vous pouvez reprendre une de vos figurines n’importe où sur la table au lieu d’en placer une. Elle ne marque rien.',
    'festival.2':
      'Le bâtisseur, le cochon et la grange peuvent rentrer aussi, mais pas les figurines capturées. Un bâtisseur ou un cochon qui se retrouve seul rentre aussi.',
    'ruling.festivalTakes':
      'Toute figurine du joueur peut rentrer ; en variante, seulement les meeples, pas le bâtisseur, le cochon ni la grange.'
  },
  learn: {
    lay: 'Cette tuile montre un festival. Posez-la à gauche.',
    take: 'Reprenez votre meeple de la route à droite.',
    end: 'Il est de nouveau dans votre réserve, sans points.'
  }
} satisfies Translation<typeof en>;
