import { expect, it } from 'vitest';
import type { Json } from '../../kernel/json.ts';
import { aside } from '../notation/aside.ts';
import { featureFacts } from './facts.ts';
import { landscapeGame } from '../game.ts';
import { partNamed } from './view.ts';

const game = landscapeGame([], aside);
const table = (position: Record<string, Json>) => {
  const p = game.setup({ seats: 2, expansions: [], options: {} });
  game.given!(p, position);
  return p;
};

it('says what a town and a road are worth now and at least when finished, and what fits', () => {
  const p = table({ bag: ['base.E', 'base.E', 'base.B', 'base.V'] });
  const town = partNamed(p, { at: [0, 0], on: 'city', side: 'N' })!;
  // The two caps fit the one open square, the monastery and the bend do not.
  expect(featureFacts(p, town)).toMatchObject({ points: 1, finished: 2, fitting: 2 });
  const road = partNamed(p, { at: [0, 0], on: 'road', side: 'E' })!;
  expect(featureFacts(p, road)).toMatchObject({ points: 1, finished: 1, fitting: 1 });
});

it('counts the open squares of a monastery into its finished worth, and none for a field', () => {
  const p = table({ tiles: [['base.B', 0, 1, 0]], bag: ['base.B'] });
  const monastery = partNamed(p, { at: [0, 1], on: 'monastery' })!;
  expect(featureFacts(p, monastery)).toMatchObject({ points: 2, finished: 9 });
  const field = partNamed(p, { at: [0, 0], on: 'field', side: 'SL' })!;
  expect(featureFacts(p, field)).toMatchObject({ points: 0, finished: null, fitting: 0 });
});
