import { expect, test } from 'vitest';
import { Random } from '../kernel/random.ts';
import { toy } from '../table/testing/toy.ts';
import type { Bot } from './bot.ts';
import { playMatch, playToEnd } from './match.ts';

const config = { seats: 2, expansions: [], options: {} };

/** Always makes its first choice after this many random numbers of its own. */
const after =
  (numbers: number): Bot =>
  (game, state, seat, { below }) => {
    for (let n = 0; n < numbers; n++) below(100);
    return game.actions(state, seat).at(-1)!;
  };

test('two games from one seed have the same draws, whatever the bots use of their own random numbers', () => {
  const draws = (seed: number, bots: readonly Bot[]) =>
    playMatch(toy, config, bots, new Random(seed)).inputs.flatMap((input) =>
      input.kind === 'draw' ? [input.outcome] : []
    );
  const usual = draws(1, [after(0), after(0)]);
  expect(draws(1, [after(3), after(0)])).toEqual(usual);
  expect(draws(2, [after(0), after(0)])).not.toEqual(usual);
});

test('a match tells its choices, and its inputs lead to its state from where it began', () => {
  const seats: number[] = [];
  const told: Bot = (game, state, seat) => {
    seats.push(seat);
    return game.actions(state, seat).at(-1)!;
  };
  const whole = playMatch(toy, config, [told, told], new Random(3));
  expect(whole.moves).toBe(seats.length);
  expect(new Set(seats)).toEqual(new Set([0, 1]));
  const state = toy.setup(config);
  const log: unknown[] = [];
  for (const input of whole.inputs.slice(0, 4)) toy.advance(state, input);
  const rest = playToEnd(toy, toy.clone(state), [told, told], new Random(4));
  for (const input of rest.inputs) toy.advance(state, input, log as never);
  expect([toy.awaits(state).kind, state, log]).toEqual(['over', rest.state, rest.log]);
  expect(rest.scores).toEqual(toy.scores(state));
});

test('the time of a choice begins with that choice', () => {
  let started = 0;
  const choose: Bot = (game, state, seat, { goesOn }) => {
    expect([goesOn(), goesOn()]).toEqual([true, false]);
    return game.actions(state, seat)[0];
  };
  const once = () => {
    started++;
    let left = 1;
    return () => left-- > 0;
  };
  const { moves } = playMatch(toy, config, [choose, choose], new Random(5), once);
  expect(started).toBe(moves);
});
