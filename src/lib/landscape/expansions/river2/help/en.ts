/** Its rules page, our rulings and its lesson. */
export default {
  guide: {
    river: 'The river',
    'river.1':
      'The spring replaces the start tile. The fork comes next, then all other river tiles, the volcano lake last. Each of them continues an open end of the river.',
    'river.2': 'Two bends the same way may not follow each other directly, and branches never meet.',
    lake: 'The volcano lake',
    'lake.1':
      'Nobody places a figure when the volcano lake is laid. Its player draws again at once and plays a full turn.',
    herd: 'The herd of pigs',
    'herd.1':
      'A player who scores the field with the herd gets 1 point more for each complete city at it. Two herds in a field do not add up; an own pig does.',
    'ruling.riverLakes':
      'With both rivers, the spring and the lake of the first one stay in the box. With the option both lakes are played; one that has no place is put aside.',
    'ruling.pigHerd': 'Whether the herd of pigs counts.',
    'ruling.volcanoLake':
      'With the option the volcano lake is an ordinary tile: figures may be placed, and nobody draws again.'
  },
  learn: {
    fork: 'The fork follows the spring. Lay it to the right.',
    field: 'Place a farmer beside the water.',
    bend: 'Ben continued one branch.',
    straight: 'Continue the other branch.',
    end: 'The city and the volcano lake close the two branches.'
  }
} as const;
