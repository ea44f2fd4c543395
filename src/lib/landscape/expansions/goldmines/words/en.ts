/** Texts of the set for the new-table page and the board. */
export default {
  set: {
    name: 'The Gold Mines',
    about: 'Bars of gold lie on the tiles. Whoever scores a feature there takes them; many are worth more.',
    lesson: 'Two bars of gold and a road.',
    'meet.naturalDisasters': 'A tile that is destroyed takes its gold away.',
    'meet.abbeyMayor': 'A mayor without shields owns nothing and takes no gold.'
  },
  board: {
    'won.gold': '{n, plural, one {# bar of gold} other {# bars of gold}}',
    'supply.gold': '{n, plural, one {# bar of gold} other {# bars of gold}}',
    'score.gold': '{n, plural, one {# bar of gold} other {# bars of gold}}',
    'rule.gold': 'Gold',
    'rule.gold.value': 'The value of gold',
    'awaits.gold': '{name}: lay the second bar of gold',
    'do.gold': 'Lay the gold here',
    'action.gold': 'Gold on the tile {square}',
    'event.goldLaid': '{name} lays a bar of gold {square}.',
    'event.tookGold': '{name} takes {count, plural, one {# bar of gold} other {# bars of gold}}.',
    'preview.then.gold': 'Then you lay a second bar on a tile beside it'
  }
} as const;
