import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    fishermen: 'Les pêcheurs',
    'fishermen.1':
      'Au lieu d’une autre zone, vous pouvez placer un meeple sur un tronçon libre de la rivière de la tuile posée, même tant que seules des tuiles rivière sont jouées. Abbé, maire et chariot ne pêchent pas.',
    'fishermen.2':
      'Un tronçon va de l’un à l’autre de ces points : source, bifurcation, lac, lac volcanique, ville au bout d’un bras.',
    'fishermen.3':
      'Fermé aux deux bouts, il rapporte à la majorité 2 points par tuile, et les meeples rentrent. À la fin de la partie, un tronçon inachevé rapporte 1 point par tuile.'
  },
  learn: {
    lay: 'Posez cette tuile rivière à côté de la source.',
    fish: 'Placez un meeple sur la rivière.',
    end: 'Le lac achèvera ce tronçon.'
  }
} satisfies Translation<typeof en>;
