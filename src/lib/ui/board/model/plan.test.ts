import { describe, expect, it } from 'vitest';
import type { Action, Game } from '../../../kernel/game.ts';
import { naturalDisasters } from '../../../landscape/expansions/naturalDisasters/index.ts';
import { aside } from '../../../landscape/notation/aside.ts';
import { landscapeGame } from '../../../landscape/game.ts';
import { lookAhead, NOTHING } from './plan.ts';
import { nextAction, targetsOf, verbKey } from './targets.ts';

const game = landscapeGame([], aside) as Game;

function holding(tile: string, position = {}) {
  const state = game.setup({ seats: 2, expansions: [], options: {} });
  game.given!(state, position);
  game.advance(state, { kind: 'draw', outcome: tile });
  return state;
}

const place = (x: number, y: number, turn: number): Action => ({ do: 'place', at: [x, y], turn });

describe('what can be touched', () => {
  it('is one square for all turns of a tile, and goes on to the next legal turn', () => {
    const state = holding('base.D');
    const targets = targetsOf(game.actions(state, 0), null);
    const north = targets.find((t) => t.kind === 'square' && t.at[0] === 0 && t.at[1] === -1)!;
    expect(north.actions).toEqual([place(0, -1, 2)]);
    const east = targets.find((t) => t.key === '1,0')!;
    expect(east.actions.map((a) => a.turn)).toEqual([0, 2]);
    const first = nextAction(east, null);
    expect(first).toEqual(place(1, 0, 0));
    expect(nextAction(east, first)).toEqual(place(1, 0, 2));
    expect(nextAction(east, place(1, 0, 2))).toEqual(first);
  });

  it('is a part of a tile for a figure, and nothing for a pass', () => {
    const spots = targetsOf(
      [
        { do: 'deploy', figure: 'meeple', on: 'city', side: 'N' },
        { do: 'deploy', figure: 'abbot', at: [2, 1], on: 'garden' },
        { do: 'pass' }
      ],
      [1, 0]
    );
    expect(spots.map((s) => s.key)).toEqual(['1,0 city N', '2,1 garden ', '{"do":"pass"}']);
  });

  it('is worded by the piece it moves, or as a figure taken home', () => {
    expect(verbKey({ do: 'move', piece: 'mage', at: [0, 0], on: 'road' })).toBe('move.mage');
    expect(verbKey({ do: 'recall', figure: 'meeple', at: [1, 0], on: 'road' })).toBe('recall.home');
    expect(verbKey({ do: 'recall', figure: 'abbot' })).toBe('recall');
  });

  it('walks a path square by square', () => {
    const storm = (...path: [number, number][]): Action => ({ do: 'storm', path });
    const actions = [storm([1, 0], [2, 0]), storm([1, 0], [1, 1]), storm([0, 1])];
    expect(targetsOf(actions, null).map((t) => t.key)).toEqual(['>1,0', '0,1']);
    expect(targetsOf(actions, null, [[1, 0]]).map((t) => t.key)).toEqual(['2,0', '1,1']);
  });
});

describe('a plan', () => {
  it('is nothing until something is chosen, or once it became illegal', () => {
    const state = holding('base.D');
    expect(lookAhead(game, state, 0, NOTHING)).toBeNull();
    expect(lookAhead(game, state, 0, { first: place(5, 5, 0), second: null })).toBeNull();
  });

  it('counts what a tile and its meeple would score, and leaves the game alone', () => {
    const state = holding('base.E');
    const before = JSON.stringify(game.encode(state));
    const bare = lookAhead(game, state, 0, { first: place(0, -1, 2), second: null })!;
    expect(bare.gains).toEqual([0, 0]);
    expect(bare.steps).toEqual([place(0, -1, 2), { do: 'pass' }]);
    const knight: Action = { do: 'deploy', figure: 'meeple', on: 'city', side: 'S' };
    expect(bare.follow).toContainEqual(knight);
    const held = lookAhead(game, state, 0, { first: place(0, -1, 2), second: knight })!;
    expect(held.gains).toEqual([4, 0]);
    expect(held.finishes).toBe(true);
    expect(held.events.some((e) => e.type === 'scored')).toBe(true);
    expect(JSON.stringify(game.encode(state))).toBe(before);
  });

  it('shows the result of an aim if no player shifts it, and stages the aim alone', () => {
    const meteors = landscapeGame([naturalDisasters], aside) as Game;
    const state = meteors.setup({ seats: 3, expansions: ['naturalDisasters'], options: {} });
    meteors.given!(state, {
      tiles: [
        ['base.D', 1, 0, 0],
        ['base.D', 2, 0, 0]
      ]
    });
    meteors.advance(state, { kind: 'draw', outcome: 'naturalDisasters.meteor' });
    const aim: Action = { do: 'aim', at: [1, 0] };
    const outlook = lookAhead(meteors, state, 0, { first: aim, second: null })!;
    expect(outlook.events.map(({ type }) => type)).toContain('struck');
    expect(outlook.steps).toEqual([aim]);
    // Seat 1 is asked next, for any result of the aim.
    expect(outlook.awaits).toMatchObject({ kind: 'choice', seats: [1] });
  });

  it('tells what others would score, too', () => {
    const state = holding('base.E', { figures: [[1, 'meeple', 0, 0, 'city', 'N']] });
    const outlook = lookAhead(game, state, 0, { first: place(0, -1, 2), second: null })!;
    expect(outlook.gains).toEqual([0, 4]);
    expect(outlook.follow.some((a) => a.on === 'city')).toBe(false);
  });
});
