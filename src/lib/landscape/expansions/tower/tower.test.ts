import { describe, expect, it } from 'vitest';
import { walk } from '../../../../../tests/unit/support/walk.ts';
import type { Action, GameEvent } from '../../../kernel/game.ts';
import type { Json } from '../../../kernel/json.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { aside } from '../../notation/aside.ts';
import { isFollower, seatOf } from '../../figures/figures.ts';
import { landscapeGame } from '../../game.ts';
import { CAPTIVE, type Position } from '../../position.ts';
import { featureOf, partNamed } from '../../view/view.ts';
import { innsCathedrals } from '../innsCathedrals/index.ts';
import { tradersBuilders } from '../tradersBuilders/index.ts';
import { tower } from './index.ts';
import { sliceOf } from './slice.ts';

const game = landscapeGame([innsCathedrals, tower, tradersBuilders], aside);

/** What no rule of the set can bring about. */
function faults(p: Position): string[] {
  const { floors, heights, captors, swapped } = sliceOf(p);
  const found: string[] = [];
  const sum = (list: Uint8Array) => list.reduce((n, each) => n + each, 0);
  const box = [0, 10, 20, 27, 28, 30, 30][p.seats];
  if (sum(floors) + sum(heights) !== box) found.push('floors are lost');
  const holds = new Set<string>();
  captors.forEach((captor, figure) => {
    if (captor > 0 !== (p.figureAt[figure] === CAPTIVE)) found.push(`figure ${figure} is half a prisoner`);
    if (captor === 0) return;
    if (!isFollower(p, figure)) found.push(`figure ${figure} cannot be a prisoner`);
    if (captor - 1 === seatOf(p, figure)) found.push(`figure ${figure} is held by its owner`);
    holds.add(`${captor - 1} ${seatOf(p, figure)}`);
  });
  // While the captor chooses what comes back both hold one another's.
  if (swapped < 0)
    for (const pair of holds)
      if (holds.has(pair.split(' ').reverse().join(' '))) found.push(`seats ${pair} hold one another's`);
  return found;
}

describe('random games', () => {
  it.each([1, 2, 3, 4, 5, 6])('with %i seats keep floors and prisoners right after every step', (seats) => {
    const config = { seats, expansions: ['innsCathedrals', 'tower', 'tradersBuilders'], options: {} };
    let most = 0;
    const played = new Set<string>();
    for (let seed = 0; seed < 4; seed++)
      walk(game, config, seed, (p, input) => {
        expect(faults(p)).toEqual([]);
        most = Math.max(most, sliceOf(p).captors.filter((captor) => captor > 0).length);
        if (input.kind === 'choice') played.add(input.choices[0].action.do);
      });
    expect([...played]).toEqual(expect.arrayContaining(['build', 'capture', 'deploy']));
    if (seats > 1) expect(most).toBeGreaterThan(0);
  });

  it('exchange and pay ransoms', () => {
    const played = new Set<string>();
    const config = { seats: 2, expansions: ['innsCathedrals', 'tower', 'tradersBuilders'], options: {} };
    for (let seed = 0; seed < 12; seed++)
      walk(game, config, seed, (_p, input) => {
        if (input.kind === 'choice') played.add(input.choices[0].action.do);
      });
    expect([...played]).toEqual(expect.arrayContaining(['exchange', 'ransom']));
  });
});

const given = (position: Record<string, Json>) => {
  const state = game.setup({ seats: 2, expansions: ['tower'], options: {} });
  game.given!(state, { tiles: [['tower.02', 0, 1, 0]], ...position });
  return state;
};

describe('a tower', () => {
  it('is never complete, and is not counted at the end', () => {
    const state = given({
      pieces: { floor: [[0, 1, 1]] },
      figures: [[0, 'meeple', 0, 1, 'tower']],
      bag: ['base.B']
    });
    const part = partNamed(state, { at: [0, 1], on: 'tower' })!;
    expect(featureOf(state, part)).toMatchObject({
      kind: 'place',
      name: 'tower',
      complete: false,
      points: 0
    });
    const log: GameEvent[] = [];
    const choose = (action: Action) =>
      game.advance(state, { kind: 'choice', choices: [{ seat: 0, action }] }, log);
    game.advance(state, { kind: 'draw', outcome: 'base.B' }, log);
    choose({ do: 'place', at: [-1, 1], turn: 0 });
    choose({ do: 'deploy', figure: 'meeple', on: 'monastery' });
    const counted = log.filter(({ type }) => type === 'counted');
    expect(counted.map(({ feature }) => (feature as { on: string }).on)).toEqual(['monastery']);
  });
});

describe('the encoding', () => {
  it('tells towers, prisoners and a paid ransom apart', () => {
    const plain = JSON.stringify(game.encode(given({})).tower);
    for (const position of [{ pieces: { floor: [[0, 1, 1]] } }, { prisoners: [[0, 1, 'meeple']] }] as Record<
      string,
      Json
    >[])
      expect(JSON.stringify(game.encode(given(position)).tower)).not.toBe(plain);
    const paid = given({});
    sliceOf(paid).ransomed = 1;
    expect(JSON.stringify(game.encode(paid).tower)).not.toBe(plain);
  });

  it.each<[string, Record<string, Json>]>([
    ['a tower without a foundation', { pieces: { floor: [[0, 0, 1]] } }],
    ['a tower of no floors', { pieces: { floor: [[0, 1, 0]] } }],
    ['a figure on a bare foundation', { figures: [[0, 'meeple', 0, 1, 'tower']] }],
    ['an own prisoner', { prisoners: [[0, 0, 'meeple']] }],
    ['a prisoner of no seat', { prisoners: [[0, 2, 'meeple']] }],
    ['a prisoner of an unknown kind', { prisoners: [[0, 1, 'pig']] }],
    ['prisoners that are no list', { prisoners: 'all' }]
  ])('refuses %s', (_name, position) => {
    expect(() => given(position)).toThrow(Refusal);
  });
});
