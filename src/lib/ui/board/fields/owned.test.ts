import { describe, expect, it } from 'vitest';
import type { FeatureView, TileView } from '../../../landscape/view/view.ts';
import { spotOf } from '../model/places.ts';
import { badgeAt, bandsOf, holdingsOf } from './owned.ts';

const field = (points: number, owners: number[], slots: number[] = [0]): FeatureView =>
  ({ kind: 'field', parts: slots.map((slot) => ({ slot, feature: 0 })), owners, points }) as never;

describe('the legend of the fields', () => {
  it('adds up the fields of the same owners, those worth most first', () => {
    const held = holdingsOf([field(3, [0]), field(0, [1]), field(9, [0, 1]), field(3, [0])]);
    expect(held.map(({ owners, fields, points }) => [owners, fields.length, points])).toEqual([
      [[0, 1], 1, 9],
      [[0], 2, 6],
      [[1], 1, 0]
    ]);
  });
});

describe('the badge of a field', () => {
  const def = { id: 'x', edges: {}, features: [{ kind: 'field', sides: [] }] };
  const tiles = [0, 1, 2].map((slot) => ({ slot, at: [slot, 0], def, turn: 0 })) as never as TileView[];
  const at = (slot: number) => spotOf(tiles[slot], 0);

  it('lies in the middle of the field', () => {
    expect(badgeAt(field(0, [0], [0, 1, 2]), tiles, [])).toEqual(at(1));
  });

  it('lies on no figure, where another part is free', () => {
    expect(badgeAt(field(0, [0], [0, 1]), tiles, [{ slot: 0, feature: 0 }])).toEqual(at(1));
    expect(badgeAt(field(0, [0], [0, 1]), tiles, [{ slot: 1, feature: 0 }])).toEqual(at(0));
  });

  it('lies above the figure where there is only one part', () => {
    const { x, y } = badgeAt(field(0, [0]), tiles, [{ slot: 0, feature: 0 }]);
    expect(x).toBe(at(0).x);
    expect(y).toBeLessThan(at(0).y);
  });
});

it('gives each of several owners a band in turn', () => {
  const box = { x: 0, y: 0, width: 80, height: 10 };
  expect(bandsOf(box, 0, 1)).toBe('M0 0h80v10h-80z');
  expect(bandsOf(box, 0, 2)).toBe('M0 0h20v10h-20zM40 0h20v10h-20z');
  expect(bandsOf(box, 1, 2)).toBe('M20 0h20v10h-20zM60 0h20v10h-20z');
});
