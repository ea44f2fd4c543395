/** Texts of the set's rules page, rulings and lesson. */
export default {
  guide: {
    magic: 'Mage and witch',
    'magic.1':
      'A tile with the star makes you put or move one of the two, whichever you like, to an unfinished road or city with neither of them. It does not matter who stands there.',
    'magic.2':
      'The mage adds 1 point for each tile of the road or city. The witch halves its points, rounded up. Both count after an inn or a cathedral, at the end of the game, too.',
    'magic.3':
      'They leave a completed road or city. When a tile joins the features of both, you move one of them before the scoring. With nowhere to go, one of them leaves the table.'
  },
  learn: {
    lay: 'This tile has the star. Lay it on the left.',
    move: 'Put the mage on the road in the middle.',
    end: 'The road is worth 1 point more for each tile, for whoever owns it.'
  }
} as const;
