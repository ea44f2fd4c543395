import type { BotAnswer, GameSoFar, SuggestRequest } from '../../bots/request.ts';
import type { Action, Seat } from '../../kernel/game.ts';

/** Milliseconds the bot thinks about a hint at most. */
const WITHIN = 1_500;

/**
 * What the sharp bot would do for a seat, thought out in a worker: its choices until another is asked or something is
 * drawn. Nothing is staged or signed. Aborting stops the work at once and rejects.
 */
export function askForHint(played: GameSoFar, seat: Seat, signal: AbortSignal): Promise<readonly Action[]> {
  const worker = new Worker(new URL('../../bots/worker.ts', import.meta.url), { type: 'module' });
  return new Promise<readonly Action[]>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('stopped')), { once: true });
    worker.onmessage = ({ data }: MessageEvent<BotAnswer>) => {
      if ('actions' in data) resolve(data.actions);
      else if ('error' in data) reject(new Error(data.error));
    };
    worker.onerror = () => reject(new Error('The bot could not be started.'));
    worker.postMessage({ ...played, kind: 'suggest', id: 0, seat, within: WITHIN } satisfies SuggestRequest);
  }).finally(() => worker.terminate());
}
