import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    abbot: 'Où va l’abbé',
    'abbot.1':
      'Chacun a un abbé en plus des meeples. Il va sur une abbaye ou un jardin, à la place d’un meeple.',
    'abbot.2':
      'Un jardin compte comme une abbaye : 9 s’il est entouré, sinon 1 plus 1 par tuile autour. Seul l’abbé peut s’y tenir.',
    recall: 'Reprendre l’abbé',
    'recall.1':
      'Au lieu de placer un meeple, vous pouvez reprendre votre abbé. Il rapporte aussitôt ce que vaut sa place à cet instant.',
    'recall.2':
      'Cela marche où qu’il soit, mais pas une fois sa place achevée : elle est alors comptée d’elle-même.'
  },
  learn: {
    lay: 'Cette tuile a un jardin. Posez-la sous le départ.',
    set: 'Seul l’abbé peut se tenir dans un jardin. Placez-y le vôtre.',
    more: 'Une tuile de plus près du jardin en augmente la valeur. Posez-la.',
    back: 'Au lieu de placer un meeple, vous pouvez reprendre l’abbé. Faites-le.',
    home: 'Le jardin et trois tuiles voisines : 4 points, et l’abbé est de nouveau libre.',
    end: 'Attendre aurait rapporté jusqu’à 9. À vous de décider quand le reprendre.'
  }
} satisfies Translation<typeof en>;
