/** Texts of the set for the new-table page and the board. */
export default {
  set: {
    name: 'King & Robber Baron',
    about:
      'The largest city makes a king, the longest road a robber baron; at the end both are worth points.',
    lesson: 'How a city makes you king.',
    'option.kingRobber': 'King and robber baron are worth',
    'option.kingRobber.each': '1 point for each complete city or road',
    'option.kingRobber.10': '10 points each',
    'option.kingRobber.15-40': '15 points for one, 40 for both',
    'option.kingRobber.running': '1 point whenever one is completed',
    'part.king': 'King',
    'part.robber': 'Robber baron',
    'meet.naturalDisasters':
      'A title stays when a meteor hits its city or road, which then no longer counts at the end.'
  },
  board: {
    'won.king': 'the king',
    'won.robber': 'the robber baron',
    'supply.king': 'king: a city of {n, plural, one {# tile} other {# tiles}}',
    'supply.robber': 'robber baron: a road of {n, plural, one {# tile} other {# tiles}}',
    'score.king': 'king',
    'score.robber': 'robber baron',
    'score.king.count': 'king: {n, plural, one {# city} other {# cities}}',
    'score.robber.count': 'robber baron: {n, plural, one {# road} other {# roads}}',
    'rule.king': 'The king',
    'rule.robber': 'The robber baron',
    'event.tookTitle': '{name} is now {title, select, king {the king} other {the robber baron}}.'
  }
} as const;
