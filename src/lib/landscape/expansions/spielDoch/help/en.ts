/** Texts of the set's rules page, rulings and lesson. */
export default {
  guide: {
    tiles: 'Two more tiles',
    'tiles.1': 'The tiles bring no rules of their own.',
    'ruling.spielDochStart':
      'Whether the two tiles lie on the table at the start instead of the start tile. A river or a wind rose goes before them.'
  },
  learn: {
    lay: 'Lay this crossing to the right of the start.',
    claim: 'Claim the road in the south.',
    end: 'The two tiles play like all others.'
  }
} as const;
