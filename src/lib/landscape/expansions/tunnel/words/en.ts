/** What the page of a new table and the board say of it. */
export default {
  set: {
    name: 'The Tunnel',
    about: 'Two tokens of a pair join two roads underground.',
    lesson: 'A road that runs on below the hill.',
    'option.tunnelsElsewhere': 'Tunnels printed on tiles of other sets',
    'option.tunnelsElsewhere.true': 'they need tokens too',
    'option.tunnelsElsewhere.false': 'they are roads',
    'option.tunnelTokens': 'Pairs of tokens each, with two players and with three',
    'option.tunnelTokens.3/2': '3 and 2',
    'option.tunnelTokens.2/1': '2 and 1',
    'option.tunnelTokens.1/1': '1'
  },
  board: {
    'supply.tunnelA': '{n, plural, one {# tunnel token A} other {# tunnel tokens A}}',
    'supply.tunnelB': '{n, plural, one {# tunnel token B} other {# tunnel tokens B}}',
    'supply.tunnelC': '{n, plural, one {# tunnel token C} other {# tunnel tokens C}}',
    'rule.tunnel': 'Tunnels',
    'awaits.build': '{name}: place a figure or a tunnel token',
    'do.build': 'Build',
    'action.build': 'Lay a tunnel token here',
    'event.tunnelled': '{name} lays a tunnel token at {square}.',
    'event.tunnelLost': '{name} takes back a tunnel token.'
  }
} as const;
