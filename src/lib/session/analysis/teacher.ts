import type { BotAnswer, GameSoFar, ReviewRequest } from '../../bots/request.ts';
import type { Remark } from '../../bots/teacher.ts';

/**
 * Reviews a finished game in a worker: returns the choices that cost most, most costly first. `progress` receives 0 to
 * 1; aborting stops the work at once and rejects.
 */
export function reviewGame(
  played: GameSoFar,
  most: number,
  progress: (part: number) => void,
  signal: AbortSignal
): Promise<readonly Remark[]> {
  const worker = new Worker(new URL('../../bots/worker.ts', import.meta.url), { type: 'module' });
  return new Promise<readonly Remark[]>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('stopped')), { once: true });
    worker.onmessage = ({ data }: MessageEvent<BotAnswer>) => {
      if ('progress' in data) progress(data.progress);
      else if ('remarks' in data) resolve(data.remarks);
      else if ('error' in data) reject(new Error(data.error));
    };
    worker.onerror = () => reject(new Error('The review could not be started.'));
    worker.postMessage({ ...played, kind: 'review', id: 0, most } satisfies ReviewRequest);
  }).finally(() => worker.terminate());
}
