/** Its rules page, our rulings and its lesson. */
export default {
  guide: {
    magic: 'Mage and witch',
    'magic.1':
      'A tile with the mark makes its player put or move one of the two to an unfinished road or city that holds neither. If there is none, one of them leaves.',
    'magic.2':
      'The mage adds 1 point for each tile of the feature, the witch halves its points, rounded up. They leave a completed feature. When a tile brings them together, one has to move.'
  },
  learn: {
    lay: 'This tile has the mark. Lay it on the left.',
    move: 'Put the mage on the road in the middle.',
    end: 'The road is worth 1 point more for each tile.'
  }
} as const;
