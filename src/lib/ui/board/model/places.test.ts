import { describe, expect, it } from 'vitest';
import type { Game } from '../../../kernel/game.ts';
import { loadGame } from '../../../games/index.ts';
import type { Position } from '../../../landscape/position.ts';
import { viewBoard } from '../../../landscape/view/view.ts';
import { loadLooks } from '../../art/looks.ts';
import { liftsOf, marksOf, squareMeant } from '../layers/moduleMarks.ts';
import { spotOf, standings, turned } from './places.ts';

async function table(expansions: string[], position: Parameters<NonNullable<Game['given']>>[1]) {
  const game = await loadGame('landscape', expansions);
  const p = game.setup({ seats: 2, expansions, options: {} });
  game.given!(p, position);
  return p as Position;
}

describe('where things lie', () => {
  it('turns points clockwise about the middle of the tile', () => {
    const point = { x: 10, y: 0 };
    expect(turned(point, 1)).toEqual({ x: 100, y: 10 });
    expect(turned(point, 2)).toEqual({ x: 90, y: 100 });
    expect(turned(turned(point, 3), 1)).toEqual(point);
  });

  it('stands figures of one spot side by side, each on its own tile', async () => {
    const p = await table([], {
      figures: [
        [0, 'meeple', 0, 0, 'city', 'N'],
        [1, 'meeple', 0, 0, 'city', 'N']
      ]
    });
    const { tiles, figures } = viewBoard(p);
    const [a, b] = standings(figures, tiles);
    const spot = spotOf(tiles[0], 0);
    expect(a.x).toBeLessThan(spot.x);
    expect(a.x + b.x).toBeCloseTo(2 * spot.x);
    expect([a.y, b.y]).toEqual([spot.y, spot.y]);
  });

  it('keeps figures on close spots of one tile apart, and draws the lower one over the other', async () => {
    const p = await table(['phantom'], {
      tiles: [['base.S', 0, -1, 2]],
      figures: [
        [0, 'meeple', 0, -1, 'city', 'S'],
        [1, 'phantom', 0, -1, 'road', 'N'],
        [1, 'meeple', 0, -1, 'field', 'NL']
      ]
    });
    const { tiles, figures } = viewBoard(p);
    const spots = figures.map(({ slot, feature }) => spotOf(tiles[slot], feature));
    const away = ([, a, b]: readonly { x: number; y: number }[]) => Math.hypot(a.x - b.x, a.y - b.y);
    expect(away(spots)).toBeLessThan(20);
    const standing = standings(figures, tiles);
    const places = figures.map(({ figure }) => standing.find((one) => one.figure.figure === figure)!);
    expect(away(places)).toBeCloseTo(25);
    expect(places[0]).toMatchObject(spots[0]);
    const heights = standing.map(({ y }) => y);
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
    expect(standing.map(({ figure }) => figure.figure)).not.toEqual(figures.map(({ figure }) => figure));
  });

  it.each([
    [0, 1, 'ER'],
    [1, 1, 'SR'],
    [0, 2, 'NR'],
    [1, 2, 'WR']
  ])('stands a barn where the four tiles meet that it was placed for: on %i,%i', async (x, y, side) => {
    const p = await table(['abbeyMayor'], {
      tiles: [
        ['base.B', 0, 1, 0],
        ['base.B', 1, 1, 1],
        ['base.B', 1, 2, 2],
        ['base.B', 0, 2, 3]
      ],
      figures: [
        [0, 'barn', x, y, 'field', side],
        [1, 'meeple', 0, 0, 'city', 'N']
      ]
    });
    await loadLooks(['abbeyMayor']);
    const { tiles, figures } = viewBoard(p);
    const [barn, meeple] = ['barn', 'meeple'].map((kind) =>
      standings(figures, tiles, liftsOf(p, tiles)).find(({ figure }) => figure.kind === kind)!
    );
    expect(barn).toMatchObject({ x: 100, y: 200 });
    expect(meeple).toMatchObject(spotOf(tiles[0], meeple.figure.feature));
  });

  it('shows the pieces of the modules', async () => {
    const p = await table(['blackDragon', 'covid19'], {
      dragon: [0, 0],
      infected: [[0, 0, 'city', 'N']]
    });
    await loadLooks(['blackDragon', 'covid19']);
    const marks = marksOf(p, viewBoard(p).tiles);
    expect(marks.map(({ kind }) => kind).sort()).toEqual(['dragon', 'infection']);
    expect(marks.find(({ kind }) => kind === 'dragon')).toMatchObject({ x: 50, y: 50 });
    expect(squareMeant(p, ['deploy'], [3, 4])).toEqual([3, 4]);
  });
});
