import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Rey y Barón Ladrón',
    about:
      'La mayor ciudad da el rey, el camino más largo da el barón ladrón; al final los dos valen puntos.',
    lesson: 'Cómo una ciudad te hace rey.',
    'option.kingRobber': 'El rey y el barón valen',
    'option.kingRobber.each': '1 punto por ciudad o camino completo',
    'option.kingRobber.10': '10 puntos cada uno',
    'option.kingRobber.15-40': '15 puntos uno, 40 los dos',
    'option.kingRobber.running': '1 punto cada vez que se completa uno',
    'part.king': 'Rey',
    'part.robber': 'Barón ladrón',
    'meet.naturalDisasters':
      'El título se mantiene si un meteorito daña su ciudad o camino, que ya no cuenta al final.'
  },
  board: {
    'won.king': 'el rey',
    'won.robber': 'el barón ladrón',
    'supply.king': 'rey: ciudad de {n, plural, one {# loseta} other {# losetas}}',
    'supply.robber': 'barón: camino de {n, plural, one {# loseta} other {# losetas}}',
    'score.king': 'rey',
    'score.robber': 'barón ladrón',
    'score.king.count': 'rey: {n, plural, one {# ciudad} other {# ciudades}}',
    'score.robber.count': 'barón ladrón: {n, plural, one {# camino} other {# caminos}}',
    'rule.king': 'El rey',
    'rule.robber': 'El barón ladrón',
    'event.tookTitle': '{name} es ahora {title, select, king {el rey} other {el barón ladrón}}.'
  }
} satisfies Translation<typeof en>;
