import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Le Festival',
    about:
      'Au lieu de placer une figurine, vous pouvez en reprendre une des vôtres n’importe où, sans points.',
    lesson: 'Une figurine rentre.',
    'option.festivalTakes': 'Le festival ramène',
    'option.festivalTakes.figure': 'toute figurine du joueur',
    'option.festivalTakes.follower': 'seulement ses meeples',
    'part.festival': 'Festivals',
    'meet.abbot': 'Au festival, l’abbé rentre sans points.',
    'meet.tradersBuilders':
      'Le bâtisseur et le cochon peuvent rentrer aussi ; laissés seuls, ils rentrent aussitôt.',
    'meet.phantom': 'Après le festival, on peut encore placer le fantôme.'
  },
  board: {
    'rule.festival': 'Le festival',
    'ask.festival': '{name} : placer ou reprendre une figurine',
    'ask.festivalHome': '{name} : reprendre une figurine, ou finir le tour',
    'preview.festival': 'Au lieu de placer une figurine, vous pouvez en reprendre une'
  }
} satisfies Translation<typeof en>;
