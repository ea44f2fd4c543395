import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Der Tunnel',
    about: 'Zwei Marker eines Paars verbinden zwei Straßen unter der Erde.',
    lesson: 'Eine Straße, die unter einem Hügel weitergeht.',
    'option.tunnelsElsewhere': 'Tunnel auf Plättchen anderer Erweiterungen brauchen Marker',
    'option.tunnelsElsewhere.true': 'ja',
    'option.tunnelsElsewhere.false': 'nein',
    'option.tunnelTokens': 'Markerpaare für jeden, zu zweit und zu dritt',
    'option.tunnelTokens.3/2': '3 und 2',
    'option.tunnelTokens.2/1': '2 und 1',
    'option.tunnelTokens.1/1': '1 und 1',
    'meet.blackDragon':
      'Eine Straße, die ein Marker fertig macht, gilt als durch das Plättchen dieses Zugs fertig.',
    'meet.covid19': 'Verbindet ein Marker eine angesteckte Straße mit einer anderen, steckt er diese an.',
    'meet.naturalDisasters':
      'Ein Meteor auf einem Eingang gibt den Marker zurück; der andere Eingang ist wieder offen.',
    'meet.tradersBuilders':
      'Straßen unter der Erde zu verbinden bringt dem Baumeister kein zweites Plättchen.'
  },
  board: {
    'supply.tunnel': '{n, plural, one {# Tunnelmarker} other {# Tunnelmarker}}',
    'supply.tunnelA': '{n, plural, one {# Tunnelmarker} other {# Tunnelmarker}} A',
    'supply.tunnelB': '{n, plural, one {# Tunnelmarker} other {# Tunnelmarker}} B',
    'supply.tunnelC': '{n, plural, one {# Tunnelmarker} other {# Tunnelmarker}} C',
    'rule.tunnel': 'Tunnel',
    'awaits.build.alone': '{name}: bauen oder passen',
    'ask.tunnel': '{name}: Figur setzen oder Tunnelmarker legen',
    'ask.tunnelLast': '{name}: einen Tunnelmarker legen?',
    'decline.tunnel': 'Jetzt keinen Marker',
    'because.tunnel': 'Zwei Marker mit gleichem Buchstaben machen aus zwei Eingängen eine Straße',
    'do.build.tunnel': 'Marker legen',
    'action.build.tunnel': 'Tunnelmarker {token} {arrow} ({square})',
    'event.tunnelled': '{name} legt Tunnelmarker {token}: {square}.',
    'event.tunnelLost': '{name} nimmt einen Tunnelmarker zurück.',
    'preview.tunnelJoined': 'Verbindet beide Eingänge zu einer Straße',
    'preview.tunnelHalf': 'Der Eingang bleibt offen, bis der andere Marker {token} liegt'
  }
} satisfies Translation<typeof en>;
