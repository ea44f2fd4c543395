import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Le Tunnel',
    about: 'Deux jetons d’une paire joignent deux routes sous la terre.',
    lesson: 'Une route qui continue sous une colline.',
    'option.tunnelsElsewhere': 'Les tunnels des autres extensions demandent des jetons',
    'option.tunnelsElsewhere.true': 'oui',
    'option.tunnelsElsewhere.false': 'non',
    'option.tunnelTokens': 'Paires de jetons chacun, à deux et à trois joueurs',
    'option.tunnelTokens.3/2': '3 et 2',
    'option.tunnelTokens.2/1': '2 et 1',
    'option.tunnelTokens.1/1': '1 et 1',
    'meet.blackDragon': 'Une route achevée par un jeton compte comme achevée par la tuile de ce tour.',
    'meet.covid19': 'Un jeton qui joint une route infectée à une autre infecte celle-ci.',
    'meet.naturalDisasters':
      'Un météore sur une entrée rend son jeton ; l’autre entrée est de nouveau ouverte.',
    'meet.tradersBuilders': 'Joindre des routes sous terre ne donne pas de seconde tuile au bâtisseur.'
  },
  board: {
    'supply.tunnel': '{n, plural, one {# jeton tunnel} other {# jetons tunnel}}',
    'supply.tunnelA': '{n, plural, one {# jeton tunnel} other {# jetons tunnel}} A',
    'supply.tunnelB': '{n, plural, one {# jeton tunnel} other {# jetons tunnel}} B',
    'supply.tunnelC': '{n, plural, one {# jeton tunnel} other {# jetons tunnel}} C',
    'rule.tunnel': 'Les tunnels',
    'awaits.build.alone': '{name} : bâtir, ou passer',
    'ask.tunnel': '{name} : placer une figurine ou poser un jeton tunnel',
    'ask.tunnelLast': '{name} : poser un jeton tunnel ?',
    'decline.tunnel': 'Pas de jeton',
    'because.tunnel': 'Deux jetons de même lettre joignent leurs entrées en une route',
    'do.build.tunnel': 'Poser le jeton',
    'action.build.tunnel': 'Jeton tunnel {token} {arrow} : {square}',
    'event.tunnelled': '{name} pose le jeton tunnel {token} : {square}.',
    'event.tunnelLost': '{name} reprend un jeton tunnel.',
    'preview.tunnelJoined': 'Joint les deux entrées en une route',
    'preview.tunnelHalf': 'L’entrée reste ouverte jusqu’à la pose de l’autre jeton {token}'
  }
} satisfies Translation<typeof en>;
