import { DRAW, OVER } from '../../kernel/game.ts';
import { expect, test } from 'vitest';
import { loadGame } from '../../games/index.ts';
import { Random } from '../../kernel/random.ts';
import type { Position } from '../position.ts';

const game = await loadGame('landscape', ['anniversary20']);
const fast = game.fast as NonNullable<typeof game.fast>;
const codes = new Int32Array(1 << 12);

/** Open squares with their fit codes. */
const asked = ({ border, borderFit, borderCount }: Position) =>
  Array.from(border.subarray(0, borderCount), (cell, i) => [cell, borderFit[i]]);

/** The placements of a random game, turn by turn, with their likeness and what the table looks like after each. */
function* turns(seed: number) {
  const random = new Random(seed);
  const state = game.setup({ seats: 2, expansions: ['anniversary20'], options: {} });
  while (fast.phase(state) !== OVER) {
    if (fast.phase(state) === DRAW) {
      fast.draw(state, random.below(fast.left(state)));
      continue;
    }
    const count = fast.list(state, codes);
    const moves = Array.from(codes.subarray(0, count), (code) => {
      const next = game.clone(state);
      fast.play(next, code);
      return { likeness: fast.likeness?.(state, code) ?? 0, action: fast.action(state, code), next };
    });
    if (moves[0].action.do === 'place') yield moves;
    fast.play(state, codes[random.below(count)]);
  }
}

test('a tile turned to look the same is alike and brings the same, any other placement is not alike', () => {
  let alike = 0;
  for (const moves of turns(4)) {
    const first = new Map<number, (typeof moves)[number]>();
    for (const move of moves) {
      expect(move.likeness).not.toBe(0);
      const other = first.get(move.likeness);
      if (!other) {
        first.set(move.likeness, move);
        continue;
      }
      alike++;
      expect(move.action.at).toEqual(other.action.at);
      expect(game.estimate?.(move.next)).toEqual(game.estimate?.(other.next));
      const [p, q] = [move.next, other.next] as Position[];
      expect(asked(p)).toEqual(asked(q));
    }
  }
  expect(alike).toBeGreaterThan(20);
});

test('a placement on the same square amid the same neighbours is alike in another position', () => {
  const state = game.setup({ seats: 2, expansions: ['anniversary20'], options: {} });
  fast.draw(state, 0);
  const count = fast.list(state, codes);
  const later = game.clone(state) as Position;
  later.scores[0] = 30;
  for (const code of codes.slice(0, count)) {
    expect(fast.likeness?.(later, code)).toBe(fast.likeness?.(state, code));
    later.drawn++;
    expect(fast.likeness?.(later, code)).not.toBe(fast.likeness?.(state, code));
    later.drawn--;
  }
});
