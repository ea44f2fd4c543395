import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    rose: 'Les roses des vents',
    'rose.1':
      'La tuile de départ montre une rose orange. Qui pose une tuile avec un quart de rose dans ce quart, vu de la rose, gagne aussitôt 3 points. La ligne et la colonne de la rose font partie des quarts des deux côtés. L’orientation de la tuile ne compte pas.',
    'rose.2':
      'Dès que la rose bleue est posée, les quarts partent d’elle, tournés comme elle : la pointe au bord est son nord.'
  },
  learn: {
    lay: 'Ce quart de rose pointe au nord-est. Posez-le à l’est.',
    end: 'Au nord-est de la rose : 3 points.'
  }
} satisfies Translation<typeof en>;
