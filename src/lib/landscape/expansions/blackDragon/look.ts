import type { Asked, Look } from '../../contract/look.ts';
import { fly } from '../sharedRules/dragonLook.ts';
import { isSquare, markAt, squaresOf, trailOf } from '../../contract/marks.ts';

/** The red dragon flies, too: only the one that has steps left is asked about. */
const isFlying = ({ verbs, data }: Asked) => verbs.includes('fly') && Number(data.steps) > 0;

export const look: Look = {
  cover: 'dragon',
  marks: ({ at, visited }) => {
    const now = isSquare(at) ? at : null;
    return [...trailOf(squaresOf(visited), now), ...(now ? [markAt('dragon', now, 1.5)] : [])];
  },
  verbs: { fly },
  foretells: ({ type }) => (type === 'landed' ? 'told' : null),
  because: (asked) =>
    isFlying(asked) ? { key: 'because.fly', params: { n: Number(asked.data.steps) } } : null,
  wording: (asked) => (isFlying(asked) ? { token: 'dragon' } : null)
};
