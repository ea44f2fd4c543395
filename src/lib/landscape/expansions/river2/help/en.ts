/** Texts of the set's rules page, rulings and lesson. */
export default {
  guide: {
    river: 'The river',
    'river.1':
      'The spring replaces the start tile. The fork is laid next, then all other river tiles, and the volcano lake comes last. Each of them goes on from an open end of the river.',
    'river.2': 'On a branch no two bends the same way may follow each other, and the branches never meet.',
    lake: 'The volcano lake',
    'lake.1':
      'Nobody places a meeple when the volcano lake is laid. The player who laid it draws again at once and plays a whole turn.',
    herd: 'The herd of pigs',
    'herd.1':
      'A player who scores the field with the herd gets 1 point more for each complete city on it. Two herds in one field count once; your own pig counts as well.',
    'ruling.riverLakes':
      'With both rivers, the spring and the lake of The River stay in the box. Or both lakes are played; one that has no place is put aside.',
    'ruling.pigHerd': 'Whether the herd of pigs counts.',
    'ruling.volcanoLake':
      'Whether the volcano lake is an ordinary tile: meeples may be placed, and nobody draws again.'
  },
  learn: {
    fork: 'After the spring comes the fork. Lay it on the right.',
    field: 'The field beside the water is free. Take the upper one.',
    bend: 'Ben made one branch longer.',
    straight: 'Make the other branch longer.',
    end: 'The city and the volcano lake will close the two branches.'
  }
} as const;
