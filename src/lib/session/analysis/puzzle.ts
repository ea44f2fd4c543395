import type { Puzzle, Verdict } from '../../bots/puzzle.ts';
import type { BotAnswer, JudgeRequest, PuzzleRequest } from '../../bots/request.ts';
import type { Action } from '../../kernel/game.ts';

/** Makes the puzzle of a date (YYYY-MM-DD) in a worker. Aborting stops the work and rejects. */
export async function makePuzzle(date: string, signal: AbortSignal): Promise<Puzzle> {
  const request: PuzzleRequest = { kind: 'puzzle', id: 0, game: 'landscape', date };
  const data = await ask(request, signal);
  if ('puzzle' in data) return data.puzzle;
  throw new Error('The worker made no puzzle.');
}

/** Judges an answer in a worker; null for one that is no whole move. */
export async function judgeAnswer(
  puzzle: Puzzle,
  answer: readonly Action[],
  signal: AbortSignal
): Promise<Verdict | null> {
  const request: JudgeRequest = { kind: 'judge', id: 0, puzzle, answer };
  const data = await ask(request, signal);
  return 'verdict' in data ? data.verdict : null;
}

function ask(request: PuzzleRequest | JudgeRequest, signal: AbortSignal): Promise<BotAnswer> {
  const worker = new Worker(new URL('../../bots/worker.ts', import.meta.url), { type: 'module' });
  return new Promise<BotAnswer>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('stopped')), { once: true });
    worker.onmessage = ({ data }: MessageEvent<BotAnswer>) => {
      if ('error' in data) reject(new Error(data.error));
      else resolve(data);
    };
    worker.onerror = () => reject(new Error('The worker could not be started.'));
    worker.postMessage(request);
  }).finally(() => worker.terminate());
}
