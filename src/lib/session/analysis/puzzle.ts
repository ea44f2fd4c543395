import type { Puzzle, Verdict } from '../../bots/puzzle.ts';
import type { Action } from '../../kernel/game.ts';
import { askBots } from '../bots/botWorker.ts';

/** Makes the puzzle of a date (YYYY-MM-DD) in a worker. Aborting stops the work and rejects. */
export function makePuzzle(date: string, signal: AbortSignal): Promise<Puzzle> {
  return askBots({ kind: 'puzzle', id: 0, game: 'landscape', date }, signal, (answer) =>
    'puzzle' in answer ? answer.puzzle : undefined
  );
}

/** Judges an answer in a worker; null if it is not a whole move. */
export function judgeAnswer(
  puzzle: Puzzle,
  answer: readonly Action[],
  signal: AbortSignal
): Promise<Verdict | null> {
  return askBots({ kind: 'judge', id: 0, puzzle, answer }, signal, (judged) =>
    'verdict' in judged ? judged.verdict : undefined
  );
}
