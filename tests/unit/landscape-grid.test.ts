import { describe, expect, it } from 'vitest';
import { loadGame } from '../../src/lib/games/index.ts';
import type { Game, GameEvent } from '../../src/lib/kernel/game.ts';
import { slotAt, type Position } from '../../src/lib/landscape/position.ts';
import { boardFaults, featureFaults, placementFaults } from './support/landscape.ts';
import { Random } from '../../src/lib/kernel/random.ts';
import { randomInput } from './support/walk.ts';

const SIDES = ['N', 'E', 'S', 'W'] as const;
type Laid = [id: string, x: number, y: number, turn: number];

/** A straight line of tiles going out from the start tile, found by trying in canonical order. */
function straight(p: Position, step: readonly [number, number], length: number): Laid[] {
  const out = step[0] === 1 ? 1 : step[0] === -1 ? 3 : step[1] === 1 ? 2 : 0;
  const left = [...p.bag];
  const { types } = p.rules.tiles;
  const edge = (type: number, turn: number, side: number) => types[type].def.edges[SIDES[(side - turn) & 3]];
  const line: Laid[] = [];
  const grow = (open: string): boolean => {
    if (line.length === length) return true;
    for (let type = 0; type < types.length; type++) {
      if (left[type] === 0) continue;
      for (let turn = 0; turn < 4; turn++) {
        if (edge(type, turn, out ^ 2) !== open) continue;
        left[type]--;
        const n = line.length + 1;
        line.push([types[type].id, step[0] * n, step[1] * n, turn]);
        if (grow(edge(type, turn, out))) return true;
        line.pop();
        left[type]++;
      }
    }
    return false;
  };
  if (!grow(types[p.slotType[0]].def.edges[SIDES[out]])) throw new Error('no such line');
  return line;
}

/** Everything kept by cell, and the border. */
const cellsOf = (p: Position) =>
  [
    p.cellSlot,
    p.around,
    p.borderAt,
    p.border.subarray(0, p.borderCount),
    p.borderFit.subarray(0, p.borderCount)
  ].map(String);

describe('the grid', () => {
  it.each([
    ['east', [1, 0]],
    ['west', [-1, 0]],
    ['south', [0, 1]],
    ['north', [0, -1]]
  ] as const)('grows when the table is built 66 tiles to the %s', async (_name, step) => {
    const game = (await loadGame('landscape', [])) as Game<Position>;
    const p = game.setup({ seats: 2, expansions: [], options: {} });
    const width = p.width;
    const tiles = straight(p, step, 66);
    game.given!(p, { tiles, figures: [] });
    expect(p.width).toBeGreaterThan(width);
    expect(slotAt(p, step[0] * 66, step[1] * 66)).toBeGreaterThan(0);
    expect(featureFaults(p)).toEqual([]);
    const random = new Random(7);
    for (let input = randomInput(game, p, random); input; input = randomInput(game, p, random)) {
      const copy = game.clone(game.setup({ seats: 2, expansions: [], options: {} }));
      copy.copyFrom(p);
      expect(game.encode(copy)).toEqual(game.encode(p));
      game.advance(p, input);
      expect(boardFaults(p)).toEqual([]);
    }
  });

  it.each([
    ['', []],
    [', also where tiles are replaced', ['anniversary20', 'naturalDisasters']]
  ])('lists placements by what is asked once many squares are open%s', async (_name, expansions) => {
    const game = (await loadGame('landscape', expansions)) as Game<Position>;
    const config = { seats: 2, expansions, options: {} };
    const few = game.setup(config);
    const p = game.clone(few);
    expect(p.alike).toBeNull();
    game.given!(p, { tiles: straight(p, [0, -1], 52), figures: [] });
    expect(p.alike).not.toBeNull();
    const random = new Random(11);
    const scratch = game.clone(few);
    let compared = 0;
    const events: GameEvent[] = [];
    for (let input = randomInput(game, p, random); input; input = randomInput(game, p, random)) {
      game.advance(p, input, events);
      expect(boardFaults(p)).toEqual([]);
      const from = random.below(2) ? p : few;
      scratch.copyFrom(from);
      expect(scratch.alike).toEqual(from.alike);
      expect(boardFaults(scratch)).toEqual([]);
      if (p.drawn < 0 || expansions.length > 0) continue;
      expect(placementFaults(p)).toEqual([]);
      compared++;
    }
    expect(compared > 10).toBe(expansions.length === 0);
    expect(events.some((e) => e.type === 'replaced')).toBe(expansions.length > 0);
  });

  it('is copied completely, whatever the target contained', async () => {
    const game = (await loadGame('landscape', [])) as Game<Position>;
    const config = { seats: 2, expansions: [], options: {} };
    const scratch = game.setup(config);
    const random = new Random(3);
    const lines = ([-1, 1] as const).map((step) => {
      const line = game.setup(config);
      game.given!(line, { tiles: straight(line, [0, step], 20), figures: [] });
      return line;
    });
    const plain = game.setup(config);
    for (let i = 0; i < 40; i++) {
      const from = [...lines, plain][random.below(3)];
      scratch.copyFrom(from);
      expect(cellsOf(scratch)).toEqual(cellsOf(from));
      // The copy wanders off before the next one, and so may what is copied.
      for (const p of [scratch, from])
        for (let n = random.below(12); n > 0; n--) {
          const input = randomInput(game, p, random);
          if (input) game.advance(p, input);
        }
      expect(boardFaults(scratch)).toEqual([]);
    }
  });
});
