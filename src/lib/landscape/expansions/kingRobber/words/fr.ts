import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Roi et Chevalier-brigand',
    about:
      'La plus grande ville fait un roi, la plus longue route un chevalier-brigand ; à la fin, les deux valent des points.',
    lesson: 'Comment une ville vous fait roi.',
    'option.kingRobber': 'Le roi et le brigand valent',
    'option.kingRobber.each': '1 point par ville ou route achevée',
    'option.kingRobber.10': '10 points chacun',
    'option.kingRobber.15-40': '15 points l’un, 40 les deux',
    'option.kingRobber.running': '1 point à chaque achèvement',
    'part.king': 'Roi',
    'part.robber': 'Chevalier-brigand',
    'meet.naturalDisasters':
      'Un titre reste quand un météore touche sa ville ou sa route, qui ne compte plus à la fin.'
  },
  board: {
    'won.king': 'le roi',
    'won.robber': 'le chevalier-brigand',
    'supply.king': 'roi : ville de {n, plural, one {# tuile} other {# tuiles}}',
    'supply.robber': 'brigand : route de {n, plural, one {# tuile} other {# tuiles}}',
    'score.king': 'roi',
    'score.robber': 'chevalier-brigand',
    'score.king.count': 'roi : {n, plural, one {# ville} other {# villes}}',
    'score.robber.count': 'chevalier-brigand : {n, plural, one {# route} other {# routes}}',
    'rule.king': 'Le roi',
    'rule.robber': 'Le chevalier-brigand',
    'event.tookTitle': '{name} devient {title, select, king {roi} other {chevalier-brigand}}.'
  }
} satisfies Translation<typeof en>;
