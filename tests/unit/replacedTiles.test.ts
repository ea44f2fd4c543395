import { expect, it } from 'vitest';
import { GAMES, loadGame } from '../../src/lib/games/index.ts';
import { Random } from '../../src/lib/kernel/random.ts';
import { layOver, slotsAround } from '../../src/lib/landscape/board.ts';
import { figuresOn } from '../../src/lib/landscape/figures.ts';
import type { Position } from '../../src/lib/landscape/position.ts';
import { featureFaults } from './support/landscape.ts';

const SETS = GAMES.find(({ id }) => id === 'landscape')!.expansions.map(({ id }) => id);
const TABLES = [
  { name: 'the base game', sets: [] },
  { name: 'rivers', sets: ['river1', 'river2'] },
  { name: 'all sets', sets: SETS }
];
const MOVES = 600;

/** A random game, stopped now and then. */
async function* positions(expansions: readonly string[], random: Random): AsyncGenerator<Position> {
  const game = await loadGame('landscape', expansions);
  const fast = game.fast!;
  const p = game.setup({ seats: 3, expansions, options: {} });
  const below = (n: number) => random.below(n);
  for (let moves = 0; fast.phase(p) !== 2 && moves < MOVES; moves++) {
    if (fast.phase(p) === 1) fast.draw(p, below(fast.left(p)));
    else fast.play(p, fast.sample(p, below));
    if (moves % 20 === 0) yield p as Position;
  }
}

/** Any printed type, and every other time one that meets a side with two features, where there are such. */
function pickType({ rules: { tiles } }: Position, random: Random): number {
  const double = tiles.types.filter(({ segments }) => segments.some(({ also }) => also.length > 0));
  return double.length > 0 && random.below(2) === 0
    ? random.pick(double).index
    : random.below(tiles.printedCount);
}

it.each(TABLES)(
  'features are the same as recomputed after any tile was laid over any other, $name',
  async ({ sets }) => {
    const random = new Random(1);
    let replaced = 0;
    for await (const p of positions(sets, random))
      for (let n = 0; n < 8; n++) {
        const slot = random.below(p.slotCount);
        if (figuresOn(p, slot).length > 0) continue;
        const copy = p.clone();
        layOver(copy, slot, pickType(p, random), random.below(4));
        expect(featureFaults(copy)).toEqual([]);
        const near = slotsAround(p, slot).filter((other) => figuresOn(p, other).length === 0);
        if (near.length === 0) continue;
        layOver(copy, random.pick(near), pickType(p, random), random.below(4));
        expect(featureFaults(copy)).toEqual([]);
        replaced++;
      }
    expect(replaced).toBeGreaterThan(20);
  }
);
