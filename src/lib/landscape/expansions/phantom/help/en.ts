/** Its rules page, our rulings and its lesson. */
export default {
  guide: {
    phantom: 'The phantom',
    'phantom.1':
      'After your action you may place the phantom as well, on another feature of the tile by the ordinary rules. It is a follower like the others.',
    'phantom.2': 'It does not follow a turn without an action, or the removal of a knight by the princess.',
    'ruling.phantomAfter': 'The phantom may follow every action; by option only a follower that was placed.'
  },
  learn: {
    lay: 'Lay this tile on the right.',
    claim: 'Claim the road.',
    phantom: 'Place the phantom on the field.',
    end: 'Two figures in one turn.'
  }
} as const;
