import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    monasteries: 'Les monastères spéciaux',
    'monasteries.1':
      'Dans un monastère spécial, vous pouvez placer une figurine debout, comme moine, ou couchée, comme abbé. Une figurine, quelle que soit sa position, empêche d’en placer d’autres.',
    'monasteries.2':
      'Un moine marque comme dans tout monastère. Un abbé reste jusqu’à la fin ; il donne alors 1 point pour sa tuile et 1 par tuile de la ligne et de la colonne sans trou à partir de lui, dans les quatre directions jusqu’à la première case vide.',
    'monasteries.3':
      'Moines et abbés se comptent à part. Un monastère entouré avec des abbés seuls n’est pas achevé.',
    'ruling.monasteryTiles':
      'Les six monastères ordinaires du jeu de base restent dans la boîte, ou sont aussi joués.'
  },
  learn: {
    lay: 'Posez ce monastère sous la tuile de départ.',
    abbot: 'Placez un partisan comme abbé.',
    end: 'À la fin, il marque les tuiles de sa ligne et de sa colonne.'
  }
} satisfies Translation<typeof en>;
