import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    phantom: 'Le fantôme',
    'phantom.1':
      'Après votre action, vous pouvez aussi placer le fantôme, dans une autre zone de la nouvelle tuile selon les règles habituelles. Pour le reste, c’est un meeple comme les autres ; il ne va pas dans les jardins.',
    'phantom.2':
      'Vous pouvez aussi le placer au lieu d’un autre meeple ; alors aucun second ne vient. Si vous renoncez à placer une figurine, le fantôme reste aussi chez lui.',
    'ruling.phantomAfter':
      'Le fantôme peut suivre toute action, sauf le renvoi d’un chevalier par la princesse ; en variante, seulement un meeple placé.'
  },
  learn: {
    lay: 'Posez cette tuile à droite.',
    claim: 'Occupez la route avec un meeple.',
    phantom: 'Placez maintenant le fantôme dans le pré.',
    end: 'Deux meeples en un tour, dans deux zones.'
  }
} satisfies Translation<typeof en>;
