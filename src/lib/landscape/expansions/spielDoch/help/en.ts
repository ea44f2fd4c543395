/** Its rules page, our rulings and its lesson. */
export default {
  guide: {
    tiles: 'Two more tiles',
    'tiles.1':
      'The tiles bring no rules of their own. With the option they lie on the table at the start instead of the start tile.',
    'ruling.spielDochStart': 'The two tiles may be the start: other start tiles go before them.'
  },
  learn: {
    lay: 'Lay this crossing to the right of the start.',
    claim: 'Claim the road in the south.',
    end: 'The two tiles play like all others.'
  }
} as const;
