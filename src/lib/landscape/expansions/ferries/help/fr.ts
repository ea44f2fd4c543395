import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    ferries: 'Les bacs',
    'ferries.1':
      'Chaque route d’une tuile lac s’arrête au lac. Vous pouvez d’abord placer une figurine sur l’une d’elles. Ensuite vous devez poser un bac qui joint deux d’entre elles en une seule route. Les autres sont fermées.',
    'ferries.2':
      'Si votre tuile allonge une route avec un bac, vous pouvez tourner le premier bac de cette route dans chaque direction, chacun une fois, pour qu’il joigne deux autres routes de son lac. Une route qui ne fait que s’arrêter à un lac n’a pas de bac.',
    'ferries.3':
      'Ce qu’un bac ferme est achevé par la tuile de ce tour. Un lac compte une fois dans chaque route qui l’atteint, et n’est pas une auberge.'
  },
  learn: {
    lay: 'Posez ce lac à droite.',
    ferry: 'Que le bac joigne la route de l’ouest à celle du sud.',
    end: 'La route de l’est s’arrête maintenant au lac.'
  }
} satisfies Translation<typeof en>;
