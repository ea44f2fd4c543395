/** Texts of the set's rules page, rulings and lesson. */
export default {
  guide: {
    tunnels: 'Tunnels',
    'tunnels.1':
      'A road that runs into a tunnel is open there. Once in your turn you may lay one of your tunnel tokens on any free mouth of the table, besides placing a figure.',
    'tunnels.2':
      'When both tokens of a pair, with the same letter and colour, are on the table, their mouths are joined: it is one road from then on, for everyone. Only tiles count that can be seen, each of them once. Tokens stay.',
    'ruling.tunnelTokens':
      'Two players have three pairs of tokens each, three players two pairs, more players one pair. Fewer can be chosen.',
    'ruling.tunnelsElsewhere':
      'Whether a tunnel on a tile of another set is two mouths that need tokens, or a road as without this set.'
  },
  learn: {
    lay: 'Lay this tile to the left of the start.',
    build: 'Lay a token on one of its mouths.',
    end: 'The second token A will join this road to another mouth.'
  }
} as const;
