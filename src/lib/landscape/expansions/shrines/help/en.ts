/** Texts of the set's rules page, rulings and lesson. */
export default {
  guide: {
    shrine: 'Shrines',
    'shrine.1': 'A shrine is laid, claimed and scored like a monastery. The meeple in it is a heretic.',
    'shrine.2':
      'A shrine may touch at most one monastery, and a monastery at most one shrine, corners included.',
    challenge: 'The challenge',
    'challenge.1':
      'If a shrine and the monastery beside it are both claimed and unfinished, the one completed first scores 9 points. The meeple in the other goes home without points.',
    'challenge.2':
      'If one tile completes both, both score. If neither is completed, both count at the end as usual.',
    'ruling.shrineTiles': 'Some boxes have five shrines instead of six.'
  },
  learn: {
    lay: 'A shrine. Lay it below the start tile.',
    claim: 'Place your heretic in it.',
    end: 'It scores like a monastery, if no monastery beside it is completed first.'
  }
} as const;
