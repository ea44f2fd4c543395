/** The view of the table: a world point appears at `world * scale + (x, y)` in screen pixels. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** World units along the side of a tile. */
export const TILE = 100;
export const SMALLEST = 0.18;
/** A wide table in a low window is shown whole, even if it is too small for fingers. */
const FARTHEST = 0.06;
export const LARGEST = 2.6;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** The world point that appears at a screen point. */
export function toWorld(camera: Camera, screen: Point): Point {
  return { x: (screen.x - camera.x) / camera.scale, y: (screen.y - camera.y) / camera.scale };
}

/** The screen point, in pixels, at which a world point appears. */
export function toScreen(camera: Camera, world: Point): Point {
  return { x: world.x * camera.scale + camera.x, y: world.y * camera.scale + camera.y };
}

/** Moves the world by pixels of the screen. */
export function pan(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** Zooms by a factor around a screen point, which keeps its place on the table. */
export function zoomAt(camera: Camera, about: Point, factor: number): Camera {
  const scale = clamp(camera.scale * factor, Math.min(SMALLEST, camera.scale), LARGEST);
  const world = toWorld(camera, about);
  return { scale, x: about.x - world.x * scale, y: about.y - world.y * scale };
}

/** Two fingers moved from one pair of screen points to another, and the world follows them. */
export function pinch(camera: Camera, from: readonly [Point, Point], to: readonly [Point, Point]): Camera {
  const span = ([a, b]: readonly [Point, Point]) => Math.hypot(a.x - b.x, a.y - b.y);
  const middle = ([a, b]: readonly [Point, Point]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const before = middle(from);
  const after = middle(to);
  const moved = pan(camera, after.x - before.x, after.y - before.y);
  const width = span(from);
  return width < 1 ? moved : zoomAt(moved, after, span(to) / width);
}

/** Shows a world box as large as it fits into a screen box, no larger than `largest`. */
export function fit(world: Box, screen: Box, largest = 1.3): Camera {
  const width = Math.max(1, world.right - world.left);
  const height = Math.max(1, world.bottom - world.top);
  const scale = clamp(
    Math.min((screen.right - screen.left) / width, (screen.bottom - screen.top) / height, largest),
    FARTHEST,
    LARGEST
  );
  return {
    scale,
    x: (screen.left + screen.right) / 2 - ((world.left + world.right) / 2) * scale,
    y: (screen.top + screen.bottom) / 2 - ((world.top + world.bottom) / 2) * scale
  };
}

/**
 * Moves along each axis by what `shift` answers for the ends of a world box on the screen (`low`, `high`) and those of the screen
 * box (`from`, `to`), in pixels.
 */
function shifted(
  camera: Camera,
  world: Box,
  screen: Box,
  shift: (low: number, high: number, from: number, to: number) => number
): Camera {
  const at = toScreen(camera, { x: world.left, y: world.top });
  const end = toScreen(camera, { x: world.right, y: world.bottom });
  return pan(
    camera,
    shift(at.x, end.x, screen.left, screen.right),
    shift(at.y, end.y, screen.top, screen.bottom)
  );
}

/** Moves just as far as needed to have a world box in view; zooms out only when it is too large. */
export function reveal(camera: Camera, world: Box, screen: Box): Camera {
  const room = { x: screen.right - screen.left, y: screen.bottom - screen.top };
  const needed = Math.min(room.x / (world.right - world.left), room.y / (world.bottom - world.top));
  if (needed < camera.scale) return fit(world, screen, camera.scale);
  return shifted(camera, world, screen, (low, high, from, to) =>
    low < from ? from - low : high > to ? to - high : 0
  );
}

/**
 * Moves so that no side has free room while the world box goes on beyond the opposite one. What is in view of the box
 * stays in view.
 */
export function useRoom(camera: Camera, world: Box, screen: Box): Camera {
  return shifted(camera, world, screen, (low, high, from, to) =>
    low < from && high < to
      ? Math.min(from - low, to - high)
      : low > from && high > to
        ? Math.max(from - low, to - high)
        : 0
  );
}

/** Moves so that a world box is in view, or its middle where it is too large. The scale stays. */
export function centreOn(camera: Camera, world: Box, screen: Box): Camera {
  const fits =
    (world.right - world.left) * camera.scale <= screen.right - screen.left &&
    (world.bottom - world.top) * camera.scale <= screen.bottom - screen.top;
  if (fits) return reveal(camera, world, screen);
  const at = toScreen(camera, centre(world));
  const middle = centre(screen);
  return pan(camera, middle.x - at.x, middle.y - at.y);
}

/** The camera of a computed CSS transform in pixels, `matrix(s, 0, 0, s, x, y)`; `otherwise` for `none`. */
export function cameraOf(transform: string, otherwise: Camera): Camera {
  const numbers = /^matrix\(([^)]+)\)$/.exec(transform)?.[1].split(',').map(Number);
  if (numbers?.length !== 6 || !numbers.every(Number.isFinite)) return otherwise;
  return { scale: numbers[0], x: numbers[4], y: numbers[5] };
}

/** Whether a world point shows inside a screen box. */
export function inView(camera: Camera, world: Point, screen: Box): boolean {
  const { x, y } = toScreen(camera, world);
  return x >= screen.left && x <= screen.right && y >= screen.top && y <= screen.bottom;
}

/**
 * The view for a choice among squares: all of them if they can be large enough to touch, and as close as
 * `ideal` if there is room. Else, just large enough, as many as fit around the current view, and at least the
 * nearest.
 */
export function frameChoice(
  camera: Camera,
  squares: readonly (readonly [number, number])[],
  screen: Box,
  touchable: number,
  ideal = touchable
): Camera {
  const box = boxOf(squares);
  const closer = zoomAt(camera, centre(screen), Math.max(1, ideal / camera.scale));
  const all = reveal(closer, box, screen);
  if (all.scale >= touchable) return all;
  const near = zoomAt(camera, centre(screen), touchable / camera.scale);
  const middles = squares.map(([x, y]) => ({ x: (x + 0.5) * TILE, y: (y + 0.5) * TILE }));
  if (middles.some((middle) => inView(near, middle, screen))) return near;
  const from = toWorld(near, centre(screen));
  const away = (i: number) => Math.hypot(middles[i].x - from.x, middles[i].y - from.y);
  const nearest = squares.reduce((best, _, i) => (away(i) < away(best) ? i : best), 0);
  return reveal(near, boxOf([squares[nearest]], 0.5), screen);
}

export const centre = (box: Box): Point => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });

/** The world box of some squares, with `margin` squares around. */
export function boxOf(squares: Iterable<readonly [number, number]>, margin = 0): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of squares) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  if (left > right) [left, top, right, bottom] = [0, 0, 0, 0];
  return {
    left: (left - margin) * TILE,
    top: (top - margin) * TILE,
    right: (right + 1 + margin) * TILE,
    bottom: (bottom + 1 + margin) * TILE
  };
}

/** Keeps at least a corner of the table on screen. */
export function keepInSight(camera: Camera, world: Box, screen: Box, corner = 80): Camera {
  const at = toScreen(camera, { x: world.left, y: world.top });
  const end = toScreen(camera, { x: world.right, y: world.bottom });
  const by = (low: number, high: number, from: number, to: number) =>
    high < from + corner ? from + corner - high : low > to - corner ? to - corner - low : 0;
  return pan(camera, by(at.x, end.x, screen.left, screen.right), by(at.y, end.y, screen.top, screen.bottom));
}

/** The square that contains a world point. */
export function squareAt(world: Point): [number, number] {
  return [Math.floor(world.x / TILE), Math.floor(world.y / TILE)];
}
