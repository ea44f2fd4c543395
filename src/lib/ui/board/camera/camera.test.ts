import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boxOf,
  cameraOf,
  centreOn,
  fit,
  frameChoice,
  inView,
  keepInSight,
  pan,
  pinch,
  reveal,
  squareAt,
  toScreen,
  toWorld,
  useRoom,
  zoomAt
} from './camera.ts';

const screen = { left: 0, top: 50, right: 390, bottom: 640 };
const start = { x: 195, y: 345, scale: 1 };

describe('the camera', () => {
  it('keeps what lies under the fingers where it is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 390 }),
        fc.integer({ min: 0, max: 640 }),
        fc.double({ min: 0.3, max: 3, noNaN: true }),
        (x, y, factor) => {
          const world = toWorld(start, { x, y });
          const after = toScreen(zoomAt(start, { x, y }, factor), world);
          expect(after.x).toBeCloseTo(x, 6);
          expect(after.y).toBeCloseTo(y, 6);
        }
      )
    );
  });

  it('follows two fingers, and pans when they keep their distance', () => {
    const from = [
      { x: 100, y: 100 },
      { x: 200, y: 100 }
    ] as const;
    const moved = [
      { x: 130, y: 120 },
      { x: 230, y: 120 }
    ] as const;
    expect(pinch(start, from, moved)).toEqual(pan(start, 30, 20));
    const spread = pinch(start, from, [
      { x: 50, y: 100 },
      { x: 250, y: 100 }
    ]);
    expect(spread.scale).toBe(2);
  });

  it('fits a high table whole into a low window, and zooms from there without a jump', () => {
    const low = { left: 14, top: 14, right: 346, bottom: 162 };
    const world = boxOf([
      [0, 0],
      [12, 13]
    ]);
    const camera = fit(world, low);
    expect(toScreen(camera, { x: 0, y: world.top }).y).toBeGreaterThanOrEqual(14);
    expect(toScreen(camera, { x: 0, y: world.bottom }).y).toBeLessThanOrEqual(162);
    expect(zoomAt(camera, { x: 0, y: 0 }, 0.9).scale).toBe(camera.scale);
    expect(zoomAt(camera, { x: 0, y: 0 }, 1.1).scale).toBeCloseTo(camera.scale * 1.1);
  });

  it('fits a table into the free part of the screen', () => {
    const camera = fit(
      boxOf([
        [0, 0],
        [5, 2]
      ]),
      screen
    );
    const left = toScreen(camera, { x: 0, y: 0 });
    const right = toScreen(camera, { x: 600, y: 300 });
    expect(left.x).toBeCloseTo(0);
    expect(right.x).toBeCloseTo(390);
    expect((left.y + right.y) / 2).toBeCloseTo(345);
  });

  it('moves no further than it must to show something', () => {
    const inView = boxOf([[0, 0]]);
    expect(reveal(start, inView, screen)).toEqual(start);
    const shown = reveal(start, boxOf([[3, 0]]), screen);
    expect(shown.scale).toBe(1);
    expect(toScreen(shown, { x: 400, y: 0 }).x).toBe(390);
    expect(shown.y).toBe(start.y);
    const wide = reveal(
      start,
      boxOf([
        [-5, 0],
        [5, 0]
      ]),
      screen
    );
    expect(wide.scale).toBeLessThan(1);
  });

  it('leaves no room free while the table goes on beyond the opposite side', () => {
    const high = boxOf([
      [0, 0],
      [0, 3]
    ]);
    // Only the last tile is in sight, at the top, and there is room under it.
    const cut = { x: 100, y: -250, scale: 1 };
    expect(useRoom(cut, high, screen)).toEqual({ x: 100, y: 50, scale: 1 });
    expect(useRoom({ ...cut, y: 440 }, high, screen)).toEqual({ x: 100, y: 240, scale: 1 });
    // Too high for the window: its end is moved to the edge and no further.
    const higher = boxOf([
      [0, 0],
      [0, 9]
    ]);
    expect(useRoom({ ...cut, y: -600 }, higher, screen).y).toBe(-360);
    for (const y of [50, 100, 240]) expect(useRoom({ ...cut, y }, high, screen).y).toBe(y);
  });

  it('shows every lit square only while each can still be touched', () => {
    const close = frameChoice(
      start,
      [
        [0, 0],
        [4, 0]
      ],
      screen,
      0.46
    );
    expect(close.scale).toBeCloseTo(0.78);
    // Seen from too far, they come near enough, all of them where there is room, and no nearer than what is ideal.
    const apart = [
      [8, 0],
      [12, 0]
    ] as const;
    const nearer = frameChoice({ ...start, scale: 0.3 }, apart, screen, 0.6, 1);
    expect(nearer.scale).toBeCloseTo(0.78);
    for (const [x] of apart) expect(inView(nearer, { x: x * 100 + 50, y: 50 }, screen)).toBe(true);
    expect(frameChoice({ ...start, scale: 0.3 }, [[8, 0]], screen, 0.6, 1).scale).toBe(1);
    // Too many to touch: just large enough, around where one looks.
    const some = frameChoice(
      start,
      [
        [0, 0],
        [40, 0]
      ],
      screen,
      0.46
    );
    expect(some.scale).toBeCloseTo(0.46);
    expect(inView(some, { x: 50, y: 50 }, screen)).toBe(true);
    const nearest = frameChoice(
      start,
      [
        [20, 0],
        [60, 0]
      ],
      screen,
      0.46
    );
    expect(inView(nearest, { x: 2050, y: 50 }, screen)).toBe(true);
    // A view from far away comes near enough for a finger.
    const far = frameChoice(
      { ...start, scale: 0.2 },
      [
        [0, 0],
        [40, 0]
      ],
      screen,
      0.46
    );
    expect(far.scale).toBeCloseTo(0.46);
  });

  it('keeps the scale while it centres on something', () => {
    const far = centreOn(start, boxOf([[20, 0]]), screen);
    expect(far.scale).toBe(1);
    expect(inView(far, { x: 2050, y: 50 }, screen)).toBe(true);
    const large = centreOn(start, { left: 1000, right: 3000, top: 0, bottom: 100 }, screen);
    expect(large.scale).toBe(1);
    expect(toScreen(large, { x: 2000, y: 50 })).toEqual({ x: 195, y: 345 });
  });

  it('reads what the screen shows from a computed transform', () => {
    expect(cameraOf('matrix(0.5, 0, 0, 0.5, -12.25, 40)', start)).toEqual({ scale: 0.5, x: -12.25, y: 40 });
    expect(cameraOf('none', start)).toBe(start);
  });

  it('never loses the table', () => {
    const camera = keepInSight(pan(start, 5000, -5000), boxOf([[0, 0]]), screen);
    expect(toScreen(camera, { x: 0, y: 0 }).x).toBe(310);
    expect(toScreen(camera, { x: 0, y: 100 }).y).toBe(130);
  });

  it('knows the square of a point', () => {
    expect(squareAt({ x: -1, y: 250 })).toEqual([-1, 2]);
  });
});
