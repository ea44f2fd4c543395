import type { BotAnswer, GameSoFar, SuggestRequest } from '../../bots/request.ts';
import type { Action, Seat } from '../../kernel/game.ts';
import { effortFor, type BotThinking } from '../bots/effort.ts';

/** Maximum time for a hint, in ms. */
const WITHIN = 1_500;

/**
 * Computes in a worker what the fierce bot would choose for a seat, up to the next draw or another seat's choice. Stages
 * and signs nothing. Aborting stops the work at once and rejects.
 */
export async function askForHint(
  played: GameSoFar,
  seat: Seat,
  thinking: BotThinking,
  signal: AbortSignal
): Promise<readonly Action[]> {
  const { helpers, share } = await effortFor(thinking);
  if (signal.aborted) throw new Error('stopped');
  const worker = new Worker(new URL('../../bots/worker.ts', import.meta.url), { type: 'module' });
  return new Promise<readonly Action[]>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('stopped')), { once: true });
    worker.onmessage = ({ data }: MessageEvent<BotAnswer>) => {
      if ('actions' in data) resolve(data.actions);
      else if ('error' in data) reject(new Error(data.error));
    };
    worker.onerror = () => reject(new Error('The bot could not be started.'));
    const within = WITHIN * share;
    worker.postMessage({ ...played, kind: 'suggest', id: 0, seat, within, helpers } satisfies SuggestRequest);
  }).finally(() => worker.terminate());
}
