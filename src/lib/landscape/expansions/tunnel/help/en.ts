/** Its rules page, our rulings and its lesson. */
export default {
  guide: {
    tunnels: 'Tunnels',
    'tunnels.1':
      'A road that reaches a tunnel mouth is open there. Once in your turn you may lay one of your tunnel tokens on any free mouth, before or after placing a figure.',
    'tunnels.2':
      'Two tokens of the same letter and player join their mouths: it is one road from then on, for everyone. Only visible tiles count, each once. Tokens stay.',
    'ruling.tunnelTokens':
      'With two players each has three pairs of tokens, with three two pairs, and from four on one pair. Fewer pairs can be chosen.',
    'ruling.tunnelsElsewhere':
      'A tunnel printed on a tile of another set is two mouths as well. It can also be played as the road it is without this set.'
  },
  learn: {
    lay: 'Lay this tile below the start tile.',
    build: 'Put a token on one of its mouths.',
    end: 'The second token of this pair will join this road to another mouth.'
  }
} as const;
