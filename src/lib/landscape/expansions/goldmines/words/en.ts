/** What the page of a new table and the board say of it. */
export default {
  set: {
    name: 'The Gold Mines',
    about: 'Gold on the tiles goes to the owners of completed features.',
    lesson: 'A bar of gold.'
  },
  board: {
    'won.gold': '{n, plural, one {# bar of gold} other {# bars of gold}}',
    'score.gold': 'gold',
    'rule.gold': 'Gold',
    'rule.gold.value': 'The value of gold',
    'awaits.gold': '{name}: lay the second bar of gold',
    'do.gold': 'Lay gold here',
    'action.gold': 'Gold {square}',
    'event.goldLaid': 'A bar of gold lies {square}.',
    'event.tookGold': '{name} takes {count, plural, one {# bar of gold} other {# bars of gold}}.'
  }
} as const;
