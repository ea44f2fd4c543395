import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    monasteries: 'Les abbayes spéciales',
    'monasteries.1':
      'Dans une abbaye spéciale, vous pouvez placer une figurine debout, comme moine, ou couchée, comme abbé. Une figurine, quelle que soit sa position, empêche d’en placer d’autres.',
    'monasteries.2':
      'Un moine marque comme dans toute abbaye. Un abbé reste jusqu’à la fin ; il donne alors 1 point pour sa tuile et 1 par tuile de la ligne et de la colonne sans trou à partir de lui, dans les quatre directions jusqu’à la première case vide.',
    'monasteries.3':
      'Moines et abbés se comptent à part. Une abbaye entourée où il n’y a que des abbés n’est pas achevée.',
    'ruling.monasteryTiles':
      'Les six abbayes ordinaires du jeu de base restent dans la boîte, ou sont aussi jouées.'
  },
  learn: {
    lay: 'Posez cette abbaye sous la tuile de départ.',
    abbot: 'Placez un meeple comme abbé.',
    end: 'À la fin, il marque les tuiles de sa ligne et de sa colonne.'
  }
} satisfies Translation<typeof en>;
