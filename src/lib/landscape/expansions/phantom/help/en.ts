/** Texts of the set's rules page, rulings and lesson. */
export default {
  guide: {
    phantom: 'The phantom',
    'phantom.1':
      'After your action you may place the phantom as well, on another feature of the new tile by the ordinary rules. In all else it is a follower like the others; it does not go to gardens.',
    'phantom.2':
      'You may also place it instead of another follower; then no second one comes. If you pass on placing a figure, the phantom stays at home, too.',
    'ruling.phantomAfter':
      'The phantom may follow every action except the removal of a knight by the princess; with the option only a follower that was placed.'
  },
  learn: {
    lay: 'Lay this tile on the right.',
    claim: 'Claim the road with a meeple.',
    phantom: 'Now place the phantom on the field.',
    end: 'Two followers in one turn, on two features.'
  }
} as const;
