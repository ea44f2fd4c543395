/** Texts of the set for the new-table page and the board. */
export default {
  set: {
    name: 'Little Buildings',
    about: 'Towers, houses and sheds: a point for every feature they stand at.',
    lesson: 'A shed beside the road.',
    'option.littleBuildings': 'Points of tower, house and shed',
    'option.littleBuildings.1/1/1': '1 each',
    'option.littleBuildings.3/2/1': '3, 2 and 1',
    'meet.innsCathedrals':
      'An inn or a cathedral doubles no building; an unfinished one is worth its buildings.',
    'meet.naturalDisasters': 'No building on a meteor or a flood; one on a struck tile goes to the box.',
    'meet.blackDragon': 'Buildings are not eaten, and their points count for the 50.'
  },
  board: {
    'supply.smallTower': '{n, plural, one {# tower} other {# towers}}',
    'supply.house': '{n, plural, one {# house} other {# houses}}',
    'supply.shed': '{n, plural, one {# shed} other {# sheds}}',
    'score.littleBuildings': 'buildings',
    'rule.littleBuildings': 'Little buildings',
    'awaits.build': '{name}: place a figure or build',
    'awaits.build.alone': '{name}: build, or pass',
    'do.build.smallTower': 'Build the tower',
    'do.build.house': 'Build the house',
    'do.build.shed': 'Build the shed',
    'action.build.smallTower': 'Tower',
    'action.build.house': 'House',
    'action.build.shed': 'Shed',
    'event.builtToken': '{name} builds on the tile {square}.',
    'preview.builtToken': 'Counts for every feature of this tile, whoever owns it'
  }
} as const;
