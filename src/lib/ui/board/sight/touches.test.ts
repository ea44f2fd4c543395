import { beforeEach, expect, it, vi } from 'vitest';
import type { Camera } from '../camera/camera.ts';
import type { GestureHandlers } from '../camera/gestures.ts';
import type { Spot, TableModel } from '../model/model.svelte.ts';
import type { DrawnCamera } from './drawnCamera.ts';
import type { Framing } from './framing.svelte.ts';
import { touchesOf } from './touches.ts';

const square = (x: number, y: number) =>
  ({
    part: null,
    x: x * 100 + 50,
    y: y * 100 + 50,
    target: { kind: 'square', key: `${x},${y}`, at: [x, y] }
  }) as unknown as Spot;
/** A place for a figure in the middle of the first square. */
const figure = { part: {}, x: 50, y: 50, target: { kind: 'part', key: 'figure' } } as unknown as Spot;

let model: { spots: Spot[]; hovered: unknown };
let at: Camera;
let shown: Camera;
let touches: GestureHandlers;
const look = vi.fn((next: Camera) => (at = next));
const framing = { drag: vi.fn(), zoomTo: vi.fn(), showAll: vi.fn() };
const on = { ontouch: vi.fn(), onmiss: vi.fn(), onover: vi.fn() };

beforeEach(() => {
  vi.clearAllMocks();
  at = shown = { x: 0, y: 0, scale: 1 };
  model = { spots: [square(0, 0)], hovered: null };
  const camera = {
    get at() {
      return at;
    },
    shown: () => shown,
    halt: () => (at === shown ? shown : look(shown)),
    look,
    moving: vi.fn()
  };
  touches = touchesOf(
    model as unknown as TableModel,
    camera as unknown as DrawnCamera,
    framing as unknown as Framing,
    on
  );
});

const touch = (x: number, y: number) => {
  touches.press();
  touches.tap({ x, y });
};

it('a touch chooses what is lit there; elsewhere it names the square and the point', () => {
  touch(60, 60);
  expect(on.ontouch).toHaveBeenCalledExactlyOnceWith(model.spots[0]);
  touch(260, 130);
  expect(on.onmiss).toHaveBeenCalledExactlyOnceWith([2, 1], { x: 260, y: 130 });
});

it('a touch during a glide means what was shown then, and the glide goes on', () => {
  const goal = { x: 0, y: 0, scale: 1 };
  at = goal;
  shown = { x: 300, y: 0, scale: 1 };
  touch(360, 60);
  expect(on.ontouch).toHaveBeenCalledTimes(1);
  expect(look).toHaveBeenLastCalledWith(goal, true);
});

it('a touch that sends the camera elsewhere leaves it there', () => {
  on.ontouch.mockImplementationOnce(() => (at = { x: 7, y: 7, scale: 1 }));
  touch(60, 60);
  expect(look).not.toHaveBeenCalled();
});

it('a double touch chooses twice, where nothing is lit it shows the whole table', () => {
  touch(60, 60);
  touches.doubleTap({ x: 60, y: 60 });
  expect(on.ontouch).toHaveBeenCalledTimes(2);
  touches.doubleTap({ x: 260, y: 130 });
  expect(framing.showAll).toHaveBeenCalledTimes(1);
});

it('a place for a figure that the first touch lit is not meant by the second one', () => {
  touch(60, 60);
  model.spots = [figure, square(0, 0)];
  touches.doubleTap({ x: 55, y: 55 });
  expect(on.ontouch).toHaveBeenLastCalledWith(model.spots[1]);
  touch(55, 55);
  touches.doubleTap({ x: 55, y: 55 });
  expect(on.ontouch).toHaveBeenLastCalledWith(figure);
});

it('a pointer over something lit marks it, beside it nothing', () => {
  touches.hover({ x: 60, y: 60 });
  expect([model.hovered, on.onover.mock.lastCall]).toEqual([model.spots[0].target, [true]]);
  touches.hover({ x: 260, y: 60 });
  expect([model.hovered, on.onover.mock.lastCall]).toEqual([null, [false]]);
  touches.hover({ x: 60, y: 60 });
  touches.hover(null);
  expect([model.hovered, on.onover.mock.lastCall]).toEqual([null, [false]]);
});
