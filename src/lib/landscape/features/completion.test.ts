import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../kernel/game.ts';
import { landscapeGame } from '../game.ts';
import type { LandscapeModule } from '../contract/module.ts';
import { aside } from '../notation/aside.ts';

/** A tile that ends every feature it touches, placed on an empty square like any other. */
const closer: LandscapeModule = {
  id: 'closer',
  tiles: [
    {
      id: 'closer.1',
      count: 1,
      edges: { N: 'any', E: 'any', S: 'any', W: 'any' },
      features: [],
      special: { closer: { edgeRule: 'completes' } }
    }
  ]
};

describe('features completed because of a side of their own', () => {
  const game = landscapeGame([closer], aside);

  /** The start tile's neighbour to the north is the hole; cities lie on all four sides of it. */
  function closed() {
    const p = game.setup({ seats: 2, expansions: ['closer'], options: {} });
    game.given!(p, {
      tiles: [
        ['base.H', 1, -1, 1],
        ['base.E', 0, -2, 2],
        ['base.H', -1, -1, 1]
      ],
      figures: [
        [0, 'meeple', 0, 0, 'city', 'N'],
        [1, 'meeple', 0, -2, 'city', 'S'],
        [1, 'meeple', 1, -1, 'city', 'W'],
        [0, 'meeple', -1, -1, 'city', 'E']
      ],
      bag: ['closer.1', 'base.U']
    });
    const log: GameEvent[] = [];
    game.advance(p, { kind: 'draw', outcome: 'closer.1' }, log);
    game.advance(p, { kind: 'choice', choices: [{ seat: 0, action: { do: 'place', at: [0, -1] } }] }, log);
    return { p, log };
  }

  it('are scored on all four sides, and their followers go home', () => {
    const { p, log } = closed();
    const scored = log.filter((event) => event.type === 'scored').map((event) => event.feature);
    expect(scored).toEqual([
      { at: [0, -2], on: 'city', side: 'S' },
      { at: [1, -1], on: 'city', side: 'W' },
      { at: [0, 0], on: 'city', side: 'N' },
      { at: [-1, -1], on: 'city', side: 'E' }
    ]);
    expect(game.scores(p)).toEqual([4, 4]);
    expect(game.supply!(p)).toEqual([{ meeple: 7 }, { meeple: 7 }]);
  });
});
