import type { Look } from '../../look.ts';
import { isSquare, markAt, squaresOf, trailOf } from '../../marks.ts';

export const look: Look = {
  marks: ({ dragon, visited }) => {
    const now = isSquare(dragon) ? dragon : null;
    return [...trailOf(squaresOf(visited), now), ...(now ? [markAt('dragon', now, 1.5, 'redDragon')] : [])];
  }
};
