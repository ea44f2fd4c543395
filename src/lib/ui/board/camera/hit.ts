import { squareAt, toScreen, toWorld, type Camera, type Point } from './camera.ts';
import type { Spot } from '../model/model.svelte.ts';
import { sameSquare } from '../../../landscape/contract/marks.ts';

/** How far from the middle of a spot a finger may be, in pixels. */
const FINGER = 24;

/** The spot that a touch at a screen point means: a part of a tile first, then the square under it; or null. */
export function spotAt(spots: readonly Spot[], seen: Camera, at: Point): Spot | null {
  const part = nearest(
    spots.filter(({ part }) => part),
    seen,
    at
  );
  if (part) return part;
  const square = squareAt(toWorld(seen, at));
  const squares = spots.filter(({ target }) => target.kind === 'square');
  const under = squares.find(({ target }) => target.kind === 'square' && sameSquare(target.at, square));
  // Seen from afar a square is smaller than a finger: the nearest one is meant.
  return under ?? nearest(squares, seen, at);
}

function nearest(spots: readonly Spot[], seen: Camera, at: Point): Spot | null {
  let best: Spot | null = null;
  let least = FINGER;
  for (const spot of spots) {
    const on = toScreen(seen, spot);
    const away = Math.hypot(on.x - at.x, on.y - at.y);
    if (away < least) [best, least] = [spot, away];
  }
  return best;
}
