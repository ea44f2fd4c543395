import { expect, test } from 'vitest';
import type { Camera } from './camera.ts';
import { spotAt } from './hit.ts';
import type { Spot } from '../model/model.svelte.ts';

const near: Camera = { x: 0, y: 0, scale: 1 };
const far: Camera = { x: 0, y: 0, scale: 0.1 };

const square = (x: number, y: number) =>
  ({
    x: x * 100 + 50,
    y: y * 100 + 50,
    part: null,
    target: { kind: 'square', at: [x, y] }
  }) as unknown as Spot;
const part = (x: number, y: number) =>
  ({ x, y, part: {}, target: { kind: 'spot', at: [0, 0] } }) as unknown as Spot;

test('a touch means the nearest part of a tile within a finger, even on a lit square', () => {
  const [one, other] = [part(30, 30), part(60, 30)];
  expect(spotAt([square(0, 0), one, other], near, { x: 44, y: 30 })).toBe(one);
  expect(spotAt([square(0, 0), one, other], near, { x: 46, y: 30 })).toBe(other);
});

test('away from all parts a touch means the lit square under it, however far its middle', () => {
  const under = square(0, 0);
  expect(spotAt([part(30, 30), square(1, 0), under], near, { x: 90, y: 90 })).toBe(under);
});

test('seen from afar a touch beside a lit square means it; a finger away it means nothing', () => {
  const beside = square(0, 0);
  expect(spotAt([beside], far, { x: 28, y: 5 })).toBe(beside);
  expect(spotAt([beside], far, { x: 30, y: 5 })).toBe(null);
  expect(spotAt([beside], near, { x: 128, y: 50 })).toBe(null);
});
