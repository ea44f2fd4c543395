import type { Look } from '../../look.ts';
import { isSquare, markAt, squaresOf, trailOf } from '../../marks.ts';

export const look: Look = {
  cover: 'dragon',
  marks: ({ at, visited }) => {
    const now = isSquare(at) ? at : null;
    return [...trailOf(squaresOf(visited), now), ...(now ? [markAt('dragon', now, 1.5)] : [])];
  },
  verbs: {
    fly: {
      token: 'dragon',
      sign: 'm-14 6q6-16 14-2 8-14 14 2',
      announced: true,
      sendsHome: true,
      nobody: 'preview.nobody'
    }
  },
  foretells: ({ type }) => (type === 'landed' ? 'told' : null),
  because: ({ verbs, data }) =>
    verbs.includes('fly') ? { key: 'because.fly', params: { n: Number(data.steps) } } : null
};
