import { describe, expect, it } from 'vitest';
import type { Json } from '../../kernel/json.ts';
import { Random } from '../../kernel/random.ts';
import { nth, sizeOf } from '../../kernel/pile.ts';
import { aside } from '../notation/aside.ts';
import { landscapeGame } from '../game.ts';
import {
  claimedFeatures,
  closingCopies,
  copiesFitting,
  deadSquares,
  featureOf,
  partNamed,
  stock,
  viewBoard
} from './view.ts';

const game = landscapeGame([], aside);
const table = (position: Record<string, Json>, seats = 2) => {
  const p = game.setup({ seats, expansions: [], options: {} });
  game.given!(p, position);
  return p;
};

describe('the view of a position', () => {
  it('lists tiles and figures with the part of the tile they stand on', () => {
    const p = table({ tiles: [['base.D', 1, 0, 0]], figures: [[1, 'meeple', 1, 0, 'city', 'N']] });
    const view = viewBoard(p);
    expect(view.tiles.map((t) => [t.slot, t.at, t.def.id, t.turn])).toEqual([
      [0, [0, 0], 'base.D-start', 0],
      [1, [1, 0], 'base.D', 0]
    ]);
    expect(view.figures).toEqual([{ figure: 7, seat: 1, kind: 'meeple', slot: 1, feature: 0 }]);
    expect(view.bagSize).toBe(70);
  });

  it('names no tile laid last before the first is laid', () => {
    const p = table({});
    expect(viewBoard(p).lastSlot).toBe(-1);
    game.advance(p, { kind: 'draw', outcome: 'base.V' });
    expect(viewBoard(p).lastSlot).toBe(-1);
    game.advance(p, { kind: 'choice', choices: [{ seat: 0, action: game.actions(p, 0)[0] }] });
    expect(viewBoard(p).lastSlot).toBe(1);
  });

  it('tells of a feature whose it is, what it is worth and where it is open', () => {
    const p = table({ tiles: [['base.D', 1, 0, 0]], figures: [[0, 'meeple', 0, 0, 'road', 'E']] });
    const road = featureOf(p, partNamed(p, { at: [1, 0], on: 'road', side: 'W' })!);
    expect(road).toMatchObject({ kind: 'road', complete: false, owners: [0], followers: [1, 0], points: 2 });
    expect(road.open).toEqual([
      [-1, 0],
      [2, 0]
    ]);
    expect(road.parts).toHaveLength(2);
  });

  it('finds claimed fields only', () => {
    const p = table({ figures: [[0, 'meeple', 0, 0, 'field', 'SL']] });
    expect(claimedFeatures(p, 'field')).toHaveLength(1);
    expect(claimedFeatures(p, 'city')).toEqual([]);
  });

  it('counts the tiles that would close a feature', () => {
    const p = table({ bag: ['base.E', 'base.E', 'base.B', 'base.C'] });
    const city = partNamed(p, { at: [0, 0], on: 'city', side: 'N' })!;
    // The cap closes it; the full city only enlarges it.
    expect(closingCopies(p, city)).toEqual({ copies: 2, of: 4 });
    expect(closingCopies(p, partNamed(p, { at: [0, 0], on: 'road', side: 'E' })!)).toBeNull();
    expect(copiesFitting(p, [0, -1])).toBe(3);
  });

  it('marks squares where nothing fits any more', () => {
    const p = table({ bag: ['base.B'] });
    expect(deadSquares(p)).toEqual([
      [0, -1],
      [-1, 0],
      [1, 0]
    ]);
    expect(stock(p).filter((s) => s.left > 0)).toMatchObject([{ left: 1, count: 4 }]);
  });

  it('leaves the position as it is, all game long', () => {
    const random = new Random(4);
    const p = game.setup({ seats: 3, expansions: [], options: {} });
    for (let n = 0; n < 40; n++) {
      const awaits = game.awaits(p);
      if (awaits.kind === 'over') break;
      if (awaits.kind === 'draw') {
        const pile = game.pile(p, awaits.pile);
        game.advance(p, { kind: 'draw', outcome: nth(pile, random.below(sizeOf(pile))) });
      } else {
        const [seat] = awaits.seats;
        game.advance(p, { kind: 'choice', choices: [{ seat, action: random.pick(game.actions(p, seat)) }] });
      }
      const before = JSON.stringify(game.encode(p));
      const view = viewBoard(p);
      for (const figure of view.figures) {
        expect(featureOf(p, figure).followers[figure.seat]).toBeGreaterThan(0);
        closingCopies(p, figure);
      }
      deadSquares(p);
      expect(JSON.stringify(game.encode(p))).toBe(before);
    }
  });
});
