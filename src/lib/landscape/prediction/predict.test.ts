import { describe, expect, test } from 'vitest';
import { loadGame } from '../../games/index.ts';
import { CHOICE, DRAW, OVER, type Game } from '../../kernel/game.ts';
import { Random } from '../../kernel/random.ts';
import { foresee } from './estimate.ts';
import { EXPERIENCE } from './experience.ts';
import { PARTS, partsOf } from './parts.ts';
import type { Position } from '../position.ts';
import { predict } from './predict.ts';

const codes = new Int32Array(1 << 12);

/** The positions of a random game before each draw, and the last one. */
async function positions(
  seats: number,
  expansions: string[] = [],
  loaded = loadGame('landscape', expansions)
): Promise<Position[]> {
  const game = (await loaded) as unknown as Game<Position>;
  const fast = game.fast!;
  const [random, draws] = [new Random(3), new Random(5)];
  const state = game.setup({ seats, expansions, options: {} });
  const met: Position[] = [];
  for (;;) {
    const phase = fast.phase(state);
    if (phase !== CHOICE) met.push(game.clone(state));
    if (phase === OVER) return met;
    if (phase === DRAW) fast.draw(state, draws.below(fast.left(state)));
    else fast.play(state, codes[random.below(fast.list(state, codes))]);
  }
}

describe.each([1, 2, 3, 4, 5, 6])('a prediction for %i seats', (seats) => {
  test('is a whole number for each seat, and the score once the game is over', async () => {
    const met = await positions(seats);
    for (const p of met) {
      const worth = predict(p);
      expect(worth.length).toBe(seats);
      expect(worth.every(Number.isSafeInteger)).toBe(true);
    }
    const last = met[met.length - 1];
    expect(predict(last)).toEqual(Array.from(last.scores, (score) => score * 1000));
  });
});

test('foresee has weights of its own for two seats, and those of predict for more', async () => {
  const [two, three] = [await positions(2), await positions(3)];
  expect(two.map(foresee)).not.toEqual(two.map(predict));
  expect(three.map(foresee)).toEqual(three.map(predict));
});

test('a prediction does not depend on what was predicted before', async () => {
  const [two, four] = [await positions(2), await positions(4, ['covid19'])];
  const forth = [...two, ...four].map(predict);
  const back = [...four].reverse().map(predict);
  const first = [...two].reverse().map(predict);
  expect([...first.reverse(), ...back.reverse()]).toEqual(forth);
});

test('a prediction does not depend on one for the same bag and other seats', async () => {
  const game = loadGame('landscape', []);
  const [two, six] = [await positions(2, [], game), await positions(6, [], game)];
  const apart = [two.map(predict), six.map(predict)];
  const byTurns = two.map((p, n) => [predict(p), predict(six[n])]);
  expect(byTurns).toEqual(two.map((_, n) => apart.map((list) => list[n])));
});

test('a seat without a further turn completes nothing', async () => {
  let incomplete = 0;
  for (const p of await positions(6)) {
    if (p.bagSize > 5 || p.over) continue;
    const next = p.placed ? p.nextActor : p.actor;
    const parts = partsOf(p);
    PARTS.forEach((part, n) => {
      const later = (seat: number) => (seat - next + 6) % 6;
      if (!/^(gain|roadHome|cityHome)/.test(part)) return;
      for (let seat = 0; seat < 6; seat++)
        if (later(seat) >= p.bagSize) {
          expect(parts[seat * PARTS.length + n]).toBe(0);
          incomplete++;
        }
    });
  }
  expect(incomplete).toBeGreaterThan(0);
});

test('every part has a weight at every number of turns, what is certain counts as it is', () => {
  expect(Object.keys(EXPERIENCE)).toEqual(['2', '3', '4', '5', '6']);
  for (const { turns, weights } of Object.values(EXPERIENCE)) {
    expect(turns).toEqual([...turns].sort((a, b) => a - b));
    for (const part of PARTS) {
      expect(weights[part].length).toBe(turns.length);
      expect(weights[part].every(Number.isInteger)).toBe(true);
    }
    expect(weights.certain.every((weight) => weight === 1000)).toBe(true);
  }
});
