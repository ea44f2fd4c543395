/** Mixes of the tile game: sets that go well together, by the name of the mix. */
export const MIXES = {
  gentle: ['river1', 'abbot', 'innsCathedrals'],
  big: ['river1', 'abbot', 'innsCathedrals', 'tradersBuilders', 'princessDragon', 'tower', 'abbeyMayor'],
  chaos: ['princessDragon', 'tower', 'anniversary20', 'naturalDisasters', 'blackDragon']
} as const;
