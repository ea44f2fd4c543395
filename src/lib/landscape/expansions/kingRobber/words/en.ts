/** What the page of a new table and the board say of it. */
export default {
  set: {
    name: 'King & Robber Baron',
    about: 'Titles for the largest city and the longest road.',
    lesson: 'The king.',
    'option.kingRobber': 'King and robber baron are worth',
    'option.kingRobber.each': '1 point for each completed city or road',
    'option.kingRobber.10': '10 points each',
    'option.kingRobber.15-40': '15 for one, 40 for both',
    'option.kingRobber.running': '1 point for each feature while they are held',
    'part.king': 'King',
    'part.robber': 'Robber baron'
  },
  board: {
    'won.king': 'the king',
    'won.robber': 'the robber baron',
    'score.king': 'king',
    'score.robber': 'robber baron',
    'rule.king': 'The king',
    'rule.robber': 'The robber baron',
    'event.tookTitle': '{name} is now {title, select, king {the king} other {the robber baron}}.'
  }
} as const;
