import { describe, expect, it } from 'vitest';
import { loadGame } from '../games/index.ts';
import { judgePuzzle, PUZZLE_SETS, puzzleOf, puzzleSets } from './puzzle.ts';

const dates = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'];

describe('the puzzle of a day', () => {
  it('changes its expansions from day to day', () => {
    expect(new Set(dates.map((date) => puzzleSets(date).join())).size).toBe(PUZZLE_SETS.length);
  });

  it.each(dates)(
    '%s is the same wherever it is made, asks for a placement and has one best move',
    async (date) => {
      const game = await loadGame('landscape', puzzleSets(date));
      const puzzle = puzzleOf(game, date);
      expect(puzzleOf(game, date)).toEqual(puzzle);
      const state = game.setup(puzzle.config);
      for (const input of puzzle.inputs) game.advance(state, input);
      expect(game.awaits(state)).toMatchObject({ kind: 'choice', seats: [puzzle.seat] });
      const [first] = game.actions(state, puzzle.seat);
      expect(first.do).toBe('place');

      // The first way to lay the tile, without a figure.
      game.advance(state, { kind: 'choice', choices: [{ seat: puzzle.seat, action: first }] });
      const awaits = game.awaits(state);
      const pass = game.actions(state, puzzle.seat).find(({ do: verb }) => verb === 'pass');
      const answer =
        awaits.kind === 'choice' && awaits.seats[0] === puzzle.seat && pass ? [first, pass] : [first];
      const verdict = judgePuzzle(game, puzzle, answer)!;
      expect(verdict).not.toBeNull();
      const best = judgePuzzle(game, puzzle, verdict.better)!;
      expect(best.cost).toBeLessThan(500);
      expect(judgePuzzle(game, puzzle, verdict.better)).toEqual(best);
    }
  );
});
