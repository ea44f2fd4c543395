import { aside } from './aside.ts';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../kernel/json.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { landscapeGame } from '../game.ts';

const game = landscapeGame([], aside);
const fresh = () => game.setup({ seats: 2, expansions: [], options: {} });

const refusal = (run: () => void): string => {
  try {
    run();
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
  return 'accepted';
};

describe('a position the table forbids', () => {
  it.each<[string, Record<string, Json>]>([
    ['an unknown tile', { tiles: [['base.none', 0, 1, 0]] }],
    ['a tile that does not match', { tiles: [['base.B', 1, 0, 0]] }],
    ['a tile on another', { tiles: [['base.D', 0, 0, 0]] }],
    ['a turn there is not', { tiles: [['base.B', 0, 1, 4]] }],
    ['more copies than the box holds', { tiles: [0, 1].map((i) => ['base.C', 0, -1 - i, 0]) }],
    ['an unknown field', { weather: 'fair' }],
    ['a bag with too many copies', { bag: ['base.C', 'base.C'] }],
    ['a bag that is no list', { bag: 3 }],
    ['a figure on no tile', { figures: [[0, 'meeple', 4, 4, 'city', 'N']] }],
    ['a figure on a feature that is not there', { figures: [[0, 'meeple', 0, 0, 'city', 'S']] }],
    ['a figure of no seat', { figures: [[2, 'meeple', 0, 0, 'city', 'N']] }],
    ['an unknown figure', { figures: [[0, 'king', 0, 0, 'city', 'N']] }],
    ['too many figures', { figures: Array.from({ length: 8 }, () => [0, 'meeple', 0, 0, 'city', 'N']) }],
    ['a score missing', { scores: [3] }],
    ['half a point', { scores: [1, 0.5] }],
    ['more points than a position holds', { scores: [0, 2 ** 32] }]
  ])('with %s is refused', (_name, position) => {
    expect(refusal(() => game.given!(fresh(), position))).toBe('BAD_POSITION');
  });

  it('is also one given after the first step', () => {
    const state = fresh();
    game.advance(state, { kind: 'draw', outcome: 'base.B' });
    expect(refusal(() => game.given!(state, {}))).toBe('BAD_POSITION');
  });
});

describe('tiles of a given position', () => {
  it('may be laid apart from the others, as the notation only asks that they match', () => {
    const state = fresh();
    game.given!(state, { tiles: [['base.B', 3, 3, 0]] });
    expect(game.actions(state, 0)).toEqual([]);
    expect(game.awaits(state)).toEqual({ kind: 'draw', pile: 'tiles', seat: 0 });
  });
});

describe('a table that cannot be set up', () => {
  const code = (seats: number, expansions: string[], options: Record<string, Json>) =>
    refusal(() => void game.setup({ seats, expansions, options }));

  it('is refused with BAD_CONFIG', () => {
    expect(code(0, [], {})).toBe('BAD_CONFIG');
    expect(code(7, [], {})).toBe('BAD_CONFIG');
    expect(code(2, ['none'], {})).toBe('BAD_CONFIG');
    expect(code(2, [], { smallCity: 3 })).toBe('BAD_CONFIG');
    expect(code(2, [], { weather: true })).toBe('BAD_CONFIG');
  });
});
