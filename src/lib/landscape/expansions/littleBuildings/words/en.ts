/** What the page of a new table and the board say of it. */
export default {
  set: {
    name: 'Little Buildings',
    about: 'Towers, houses and sheds: a point for every feature they stand at.',
    lesson: 'A shed beside the road.',
    'option.littleBuildings': 'Points of tower, house and shed',
    'option.littleBuildings.1/1/1': '1 each',
    'option.littleBuildings.3/2/1': '3, 2 and 1'
  },
  board: {
    'supply.smallTower': '{n, plural, one {# tower} other {# towers}}',
    'supply.house': '{n, plural, one {# house} other {# houses}}',
    'supply.shed': '{n, plural, one {# shed} other {# sheds}}',
    'score.littleBuildings': 'buildings',
    'rule.littleBuildings': 'Little buildings',
    'awaits.build': '{name}: place a figure or a building',
    'do.build': 'Build',
    'action.build': 'Build here',
    'event.builtToken': '{name} builds on the tile {square}.'
  }
} as const;
