import type { BotAnswer, Request } from '../../bots/request.ts';

/** The script of the bots could not be loaded, or this browser starts no worker. */
export class BotWorkerError extends Error {
  override readonly name = 'BotWorkerError';

  constructor(options?: ErrorOptions) {
    super('The bots could not be loaded.', options);
  }
}

/**
 * Starts a worker with the bots. `failed` is called when its script cannot be loaded; then the worker never
 * answers. Throws a BotWorkerError where the browser starts no worker.
 */
export function startBotWorker(
  heard: (answer: BotAnswer) => void,
  failed: (error: BotWorkerError) => void
): Worker {
  let worker: Worker;
  try {
    worker = new Worker(new URL('../../bots/worker.ts', import.meta.url), { type: 'module' });
  } catch (cause) {
    throw new BotWorkerError({ cause });
  }
  worker.onmessage = ({ data }: MessageEvent<BotAnswer>) => heard(data);
  worker.onerror = () => failed(new BotWorkerError());
  return worker;
}

/**
 * Sends the bots one request, in a separate worker. Resolves to the first answer in which `read` finds
 * something other than undefined. Rejects with a BotWorkerError, with the error that the bots report, or when
 * aborted, which stops the work at once.
 */
export async function askBots<T>(
  request: Request,
  signal: AbortSignal,
  read: (answer: BotAnswer) => T | undefined
): Promise<T> {
  if (signal.aborted) throw new Error('stopped');
  let worker: Worker | undefined;
  return new Promise<T>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('stopped')), { once: true });
    const heard = (answer: BotAnswer) => {
      const found = read(answer);
      if (found !== undefined) resolve(found);
      else if ('error' in answer) reject(new Error(answer.error));
    };
    worker = startBotWorker(heard, reject);
    worker.postMessage(request);
  }).finally(() => worker?.terminate());
}
