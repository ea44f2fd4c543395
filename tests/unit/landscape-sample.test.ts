import { DRAW, OVER } from '../../src/lib/kernel/game.ts';
import { aside } from '../../src/lib/landscape/notation/aside.ts';
import { describe, expect, it } from 'vitest';
import { Random } from '../../src/lib/kernel/random.ts';
import { base } from '../../src/lib/landscape/base/index.ts';
import { abbeyMayor } from '../../src/lib/landscape/expansions/abbeyMayor/index.ts';
import { abbot } from '../../src/lib/landscape/expansions/abbot/index.ts';
import { anniversary20 } from '../../src/lib/landscape/expansions/anniversary20/index.ts';
import { blackDragon } from '../../src/lib/landscape/expansions/blackDragon/index.ts';
import { bridgesCastlesBazaars } from '../../src/lib/landscape/expansions/bridgesCastlesBazaars/index.ts';
import { covid19 } from '../../src/lib/landscape/expansions/covid19/index.ts';
import { innsCathedrals } from '../../src/lib/landscape/expansions/innsCathedrals/index.ts';
import { naturalDisasters } from '../../src/lib/landscape/expansions/naturalDisasters/index.ts';
import { river1 } from '../../src/lib/landscape/expansions/river1/index.ts';
import { shrines } from '../../src/lib/landscape/expansions/shrines/index.ts';
import { tower } from '../../src/lib/landscape/expansions/tower/index.ts';
import { tradersBuilders } from '../../src/lib/landscape/expansions/tradersBuilders/index.ts';
import { listMoves, sampleMove } from '../../src/lib/landscape/flow.ts';
import { landscapeGame } from '../../src/lib/landscape/game.ts';
import type { LandscapeModule } from '../../src/lib/landscape/contract/module.ts';
import { moveCode, MoveList } from '../../src/lib/landscape/moves.ts';
import { canPlace, listPlacements } from '../../src/lib/landscape/board/placements.ts';
import type { Position } from '../../src/lib/landscape/position.ts';
import { covering } from './support/covering.ts';

const MODULES = [
  abbeyMayor,
  abbot,
  anniversary20,
  blackDragon,
  bridgesCastlesBazaars,
  covid19,
  innsCathedrals,
  naturalDisasters,
  river1,
  shrines,
  tower,
  tradersBuilders
];
const OPTIONS: Readonly<Record<string, Record<string, string>>> = {
  naturalDisasters: { floodSquares: 'blocked' }
};

/** Further boxes of the base game's tiles, shuffled into the first. */
const boxes = (more: number): LandscapeModule => ({
  id: 'boxes',
  tiles: (base.tiles ?? []).map((tile) => ({ ...tile, id: `boxes.${tile.id}`, count: tile.count * more }))
});

/**
 * Of three turns it bars a quarter of the tiles and half of the squares in one, offers a square that is taken in the next,
 * and some that do not fit in the last.
 */
const moody: LandscapeModule = {
  id: 'moody',
  limitsPlacement: (p) => p.turn % 3 === 1,
  allowsPlacement: (p, cell) => p.turn % 3 !== 1 || (p.drawn % 4 > 0 && cell % 2 === 0),
  offerPlacement(p, out) {
    if (p.turn % 3 === 2) out.push(moveCode(0, p.slotCell[p.slotCount - 1] << 2));
  },
  offerUnfitting: (p) =>
    p.turn % 3 === 0 ? (_p, cell, _fit, turns) => (cell % 4 === 0 ? turns & 5 : 0) : null
};

/** A random game, stopped at every choice. */
function* choices(modules: readonly LandscapeModule[], options: Record<string, string>, seed: number) {
  const game = landscapeGame(modules, aside);
  const fast = game.fast!;
  const random = new Random(seed);
  const below = (n: number) => random.below(n);
  const p = game.setup({ seats: 2 + (seed % 5), expansions: modules.map((m) => m.id), options });
  while (fast.phase(p) !== OVER) {
    if (fast.phase(p) === DRAW) fast.draw(p, below(fast.left(p)));
    else {
      yield { p, random };
      fast.play(p, fast.sample(p, below));
    }
  }
}

const inOrder = (codes: Iterable<number>) => [...codes].sort((a, b) => a - b);

function listed(p: Position): number[] {
  const copy = p.clone();
  listMoves(copy);
  return inOrder(copy.moves.codes.subarray(0, copy.moves.count));
}

/** What comes of each first random number there can be, where no second one is asked for. */
function sampled(p: Position): { codes: number[]; range: number } {
  const again = new Error('asked again');
  const codes: number[] = [];
  let range = 1;
  for (let first = 0; first < range; first++) {
    let asked = 0;
    p.movesValid = false;
    try {
      codes.push(
        sampleMove(p, (n) => {
          if (asked++ > 0) throw again;
          range = n;
          return first;
        })
      );
    } catch (e) {
      if (e !== again) throw e;
    }
  }
  return { codes: inOrder(codes), range };
}

/** Whether a tile of each type could be laid, by `canPlace` and by the list. */
function usable(p: Position): [said: boolean, listed: boolean][] {
  const copy = p.clone();
  return p.rules.tiles.types.map(({ index }) => {
    copy.drawn = index;
    const out = new MoveList();
    listPlacements(copy, out);
    const instead = p.rules.hooks.insteadOfFitting.map((m) => m.insteadOfFitting(copy));
    return [canPlace(copy), instead.find((answer) => answer !== undefined) ?? out.count > 0];
  });
}

/** Compares sampling with listing in some choices of a game; answers how often each way was gone. */
function compare(modules: readonly LandscapeModule[], options: Record<string, string>, seed: number) {
  const seen = { tried: 0, fromList: 0, unusable: 0, tiles: 0 };
  for (const { p, random } of choices(modules, options, seed)) {
    seen.tiles = p.slotCount;
    if (random.below(10) > 0 && p.slotCount > 12) continue;
    const copy = p.clone();
    const { codes, range } = sampled(copy);
    expect(codes).toEqual(listed(p));
    if (p.drawn < 0) continue;
    if (range === codes.length) seen.fromList++;
    else seen.tried++;
    for (const [said, wanted] of usable(p)) {
      expect(said).toBe(wanted);
      if (!wanted) seen.unusable++;
    }
  }
  return seen;
}

describe('a random move', () => {
  it(
    'can be each listed one, by as many random numbers, in every set of expansions',
    { timeout: 60_000 },
    () => {
      for (const [seed, modules] of covering(MODULES).entries()) {
        const options = seed % 3 === 0 ? Object.assign({}, ...modules.map((m) => OPTIONS[m.id])) : {};
        expect(compare(modules, options, seed).tried).toBeGreaterThan(0);
      }
    }
  );

  it.each([
    ['the base game', []],
    ['all expansions', MODULES]
  ])('can be each listed one on a board of several boxes, %s', (_name, modules) => {
    const { tried, tiles } = compare([...modules, boxes(6)], {}, 5);
    expect(tried).toBeGreaterThan(20);
    expect(tiles).toBeGreaterThan(400);
  });

  it('respects rules that forbid or add placements', () => {
    const { tried, fromList, unusable } = compare([moody], {}, 3);
    expect(Math.min(tried, fromList / 2, unusable)).toBeGreaterThan(1);
  });

  it('is taken from the list where sampling finds none', () => {
    for (const { p } of choices([boxes(2)], {}, 8)) {
      if (p.drawn < 0) continue;
      const turns = p.borderCount * 4;
      const all = listed(p);
      const barred = Array.from({ length: turns }, (_, n) => n).find((n) => !all.includes(turnCode(p, n)));
      p.movesValid = false;
      const code = sampleMove(p, (n) => (n === turns ? barred! : n - 1));
      expect(code).toBe(p.moves.codes[all.length - 1]);
    }
  });
});

/** The code of laying the tile in hand on an open square in a turn, both in one number. */
function turnCode(p: Position, n: number): number {
  return moveCode(0, (p.border[n >> 2] << 2) | (n & 3));
}
