/** Its rules page, our rulings and its lesson. */
export default {
  guide: {
    shrine: 'Shrines',
    'shrine.1':
      'A shrine is a monastery. It may touch at most one monastery, and a monastery at most one shrine.',
    challenge: 'The challenge',
    'challenge.1':
      'If a shrine and a monastery beside it are both occupied and unfinished, the one completed first scores. The figure of the other goes home without points. If one tile completes both, both score.',
    'ruling.shrineTiles': 'Some printings have five shrines instead of six.'
  },
  learn: {
    lay: 'A shrine. Lay it below the start.',
    claim: 'Place your meeple in it.',
    end: 'It scores like a monastery, if no monastery beside it is completed first.'
  }
} as const;
