import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'El Túnel',
    about: 'Dos fichas de un par unen dos caminos bajo tierra.',
    lesson: 'Un camino que sigue bajo una colina.',
    'option.tunnelsElsewhere': 'Los túneles de otras expansiones necesitan fichas',
    'option.tunnelsElsewhere.true': 'sí',
    'option.tunnelsElsewhere.false': 'no',
    'option.tunnelTokens': 'Pares de fichas para cada uno, con dos y con tres jugadores',
    'option.tunnelTokens.3/2': '3 y 2',
    'option.tunnelTokens.2/1': '2 y 1',
    'option.tunnelTokens.1/1': '1 y 1',
    'meet.blackDragon':
      'Un camino completado por una ficha cuenta como completado por la loseta de este turno.',
    'meet.covid19': 'Una ficha que une un camino infectado con otro infecta a este.',
    'meet.naturalDisasters':
      'Un meteorito en una boca devuelve su ficha; la otra boca vuelve a estar abierta.',
    'meet.tradersBuilders': 'Unir caminos bajo tierra no da una segunda loseta al constructor.'
  },
  board: {
    'supply.tunnel': '{n, plural, one {# ficha de túnel} other {# fichas de túnel}}',
    'supply.tunnelA': '{n, plural, one {# ficha de túnel} other {# fichas de túnel}} A',
    'supply.tunnelB': '{n, plural, one {# ficha de túnel} other {# fichas de túnel}} B',
    'supply.tunnelC': '{n, plural, one {# ficha de túnel} other {# fichas de túnel}} C',
    'rule.tunnel': 'Túneles',
    'awaits.build.alone': '{name}: construye o pasa',
    'ask.tunnel': '{name}: pon una figura o una ficha de túnel',
    'ask.tunnelLast': '{name}: ¿pones una ficha de túnel?',
    'decline.tunnel': 'Ninguna ahora',
    'because.tunnel': 'Dos fichas con la misma letra unen sus bocas en un camino',
    'do.build.tunnel': 'Poner la ficha',
    'action.build.tunnel': 'Ficha de túnel {token} {arrow}: {square}',
    'event.tunnelled': '{name} pone la ficha de túnel {token}: {square}.',
    'event.tunnelLost': '{name} recupera una ficha de túnel.',
    'preview.tunnelJoined': 'Une las dos bocas en un camino',
    'preview.tunnelHalf': 'La boca sigue abierta hasta que esté la otra ficha {token}'
  }
} satisfies Translation<typeof en>;
