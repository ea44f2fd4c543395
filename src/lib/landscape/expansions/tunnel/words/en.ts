/** Texts of the set for the new-table page and the board. */
export default {
  set: {
    name: 'The Tunnel',
    about: 'Two tokens of a pair join two roads below the ground.',
    lesson: 'A road that goes on below a hill.',
    'option.tunnelsElsewhere': 'Tunnels on tiles of other sets need tokens',
    'option.tunnelsElsewhere.true': 'yes',
    'option.tunnelsElsewhere.false': 'no',
    'option.tunnelTokens': 'Pairs of tokens each, for two players and for three',
    'option.tunnelTokens.3/2': '3 and 2',
    'option.tunnelTokens.2/1': '2 and 1',
    'option.tunnelTokens.1/1': '1 and 1',
    'meet.blackDragon': 'A road completed by a token counts as completed by the tile of this turn.',
    'meet.covid19': 'A token that joins an infected road to another one infects it.',
    'meet.naturalDisasters': 'A meteor on a mouth sends its token back; the other mouth is open again.',
    'meet.tradersBuilders': 'Joining roads underground is no work for a builder: no second tile.'
  },
  board: {
    'supply.tunnel': '{n, plural, one {# tunnel token} other {# tunnel tokens}}',
    'supply.tunnelA': '{n, plural, one {# tunnel token A} other {# tunnel tokens A}}',
    'supply.tunnelB': '{n, plural, one {# tunnel token B} other {# tunnel tokens B}}',
    'supply.tunnelC': '{n, plural, one {# tunnel token C} other {# tunnel tokens C}}',
    'rule.tunnel': 'Tunnels',
    'awaits.build.alone': '{name}: build, or pass',
    'ask.tunnel': '{name}: place a figure or lay a tunnel token',
    'ask.tunnelLast': '{name}: lay a tunnel token?',
    'decline.tunnel': 'No token now',
    'because.tunnel': 'Two tokens with one letter join their mouths to one road',
    'do.build.tunnel': 'Lay the token',
    'action.build.tunnel': 'Tunnel token {token} {arrow} {square}',
    'event.tunnelled': '{name} lays tunnel token {token} {square}.',
    'event.tunnelLost': '{name} takes back a tunnel token.',
    'preview.tunnelJoined': 'Joins both mouths to one road',
    'preview.tunnelHalf': 'The mouth stays open until the other token {token} is laid'
  }
} as const;
