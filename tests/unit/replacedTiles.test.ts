import { DRAW, OVER } from '../../src/lib/kernel/game.ts';
import { expect, it } from 'vitest';
import { expansionsOf } from '../../src/lib/games/catalogue.ts';
import { loadGame } from '../../src/lib/games/index.ts';
import { Random } from '../../src/lib/kernel/random.ts';
import { replaceTile } from '../../src/lib/landscape/base/placing.ts';
import { layOver, slotsAround } from '../../src/lib/landscape/board/board.ts';
import { disasterOf, FLOOD, METEOR } from '../../src/lib/landscape/expansions/naturalDisasters/marks.ts';
import { isComplete, rootOf } from '../../src/lib/landscape/features/features.ts';
import { figuresOn } from '../../src/lib/landscape/figures/figures.ts';
import type { Position } from '../../src/lib/landscape/position.ts';
import { slotsReader } from '../../src/lib/landscape/contract/slices.ts';
import { CITY, type TileType } from '../../src/lib/landscape/tiles/tiletypes.ts';
import { featureFaults } from './support/landscape.ts';

const SETS = expansionsOf('landscape');
const TABLES = [
  { name: 'the base game', sets: [] },
  { name: 'rivers', sets: ['river1', 'river2'] },
  { name: 'all sets', sets: SETS }
];
const MOVES = 600;

/** A random game, stopped now and then. */
async function* positions(
  expansions: readonly string[],
  random: Random,
  every = 20
): AsyncGenerator<Position> {
  const game = await loadGame('landscape', expansions);
  const fast = game.fast!;
  const p = game.setup({ seats: 3, expansions, options: {} });
  const below = (n: number) => random.below(n);
  for (let moves = 0; fast.phase(p) !== OVER && moves < MOVES; moves++) {
    if (fast.phase(p) === DRAW) fast.draw(p, below(fast.left(p)));
    else fast.play(p, fast.sample(p, below));
    if (moves % every === 0) yield p as Position;
  }
}

/** Any printed type, and every other time one that meets a side with two features, where there are such. */
function pickType({ rules: { tiles } }: Position, random: Random): number {
  const double = tiles.types.filter(({ segments }) => segments.some(({ also }) => also.length > 0));
  return double.length > 0 && random.below(2) === 0
    ? random.pick(double).index
    : random.below(tiles.printedCount);
}

/** Whether two more tiles can be numbered: a game has room for the tiles of its boxes. */
const hasRoom = ({ segmentCount, rules }: Position) =>
  segmentCount + 2 * Math.max(...rules.tiles.segmentRoom) <= rules.segmentCapacity;

/** Lays a tile over the one on a slot; sets take their pieces off it before. */
function replace(p: Position, slot: number, random: Random): void {
  for (const m of p.rules.hooks.beforeReplacement) m.beforeReplacement(p, slot, null);
  layOver(p, slot, pickType(p, random), random.below(4));
}

it.each(TABLES)(
  'features are the same as recomputed after any tile was laid over any other, $name',
  async ({ sets }) => {
    const random = new Random(1);
    let replaced = 0;
    for await (const p of positions(sets, random))
      for (let n = 0; n < 8; n++) {
        const slot = random.below(p.slotCount);
        if (figuresOn(p, slot).length > 0 || !hasRoom(p)) continue;
        const copy = p.clone();
        replace(copy, slot, random);
        expect(featureFaults(copy)).toEqual([]);
        const near = slotsAround(p, slot).filter((other) => figuresOn(p, other).length === 0);
        if (near.length === 0) continue;
        replace(copy, random.pick(near), random);
        expect(featureFaults(copy)).toEqual([]);
        replaced++;
      }
    expect(replaced).toBeGreaterThan(20);
  }
);

/** The segments whose feature is complete. */
function completeNow(p: Position): Set<number> {
  const found = new Set<number>();
  for (let s = 0; s < p.segmentCount; s++)
    if (p.segmentSlot[s] >= 0 && isComplete(p, rootOf(p, s))) found.add(s);
  return found;
}

it.each([
  { name: 'Natural Disasters', sets: ['naturalDisasters'], games: 40 },
  { name: 'all sets', sets: SETS, games: 6 }
])('a meteor adds every feature it closes to the completed ones, $name', async ({ sets, games }) => {
  const random = new Random(2);
  let closed = 0;
  let freed = 0;
  for (let n = 0; n < games; n++)
    for await (const p of positions(sets, random, 10)) {
      const slots = [...Array(p.slotCount).keys()];
      const flood = slots.filter((slot) => disasterOf(p, p.slotType[slot]) === FLOOD);
      for (const slot of [random.pick(slots), ...flood]) {
        const copy = p.clone();
        const before = completeNow(copy);
        copy.completedCount = 0;
        copy.drawn = p.rules.tiles.types.findIndex(({ index }) => disasterOf(p, index) === METEOR);
        replaceTile(copy, slot, 0, null);
        const noted = new Set(
          [...copy.completed.subarray(0, copy.completedCount)].map((s) => rootOf(copy, s))
        );
        for (const s of completeNow(copy)) {
          if (before.has(s)) continue;
          expect(noted).toContain(rootOf(copy, s));
          closed++;
          freed += Number(flood.includes(slot));
        }
      }
    }
  expect(closed).toBeGreaterThan(freed);
  // A flood seldom frees anything on a table of all sets.
  if (sets !== SETS) expect(freed).toBeGreaterThan(0);
});

it('lists of slots are the same as found anew after tiles were laid, replaced and copied', async () => {
  const random = new Random(3);
  const hasCity = ({ segments }: TileType) => segments.some(({ kind }) => kind === CITY);
  const slotsWithCity = slotsReader(hasCity);
  const foundAnew = ({ slotCount, slotType, rules }: Position) =>
    [...Array(slotCount).keys()].filter((slot) => hasCity(rules.tiles.types[slotType[slot]]));
  let scratch: Position | null = null;
  let changed = 0;
  for await (const p of positions([], random)) {
    expect(slotsWithCity(p)).toEqual(foundAnew(p));
    scratch = scratch ? scratch.copyFrom(p) : p.clone();
    expect(slotsWithCity(scratch)).toEqual(foundAnew(p));
    if (!hasRoom(scratch)) break;
    layOver(scratch, random.below(p.slotCount), pickType(p, random), 0);
    expect(slotsWithCity(scratch)).toEqual(foundAnew(scratch));
    changed += Number(slotsWithCity(scratch).length !== slotsWithCity(p).length);
  }
  expect(changed).toBeGreaterThan(0);
});
