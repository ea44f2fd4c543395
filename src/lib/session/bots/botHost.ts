import type { BotRequest } from '../../bots/request.ts';
import type { Action } from '../../kernel/game.ts';
import { startBotWorker } from './botWorker.ts';
import type { Effort } from './effort.ts';

/** Maximum thinking time of a bot that simulates, in ms. */
const WITHIN = 1_200;

/** The bots of this device, in a worker that starts with the first request. */
export class BotHost {
  private worker: Worker | null = null;
  private closed = false;
  private next = 0;
  private readonly waiting = new Map<number, { resolve(action: Action): void; reject(error: Error): void }>();

  /** `effort` is asked before each choice: the battery and the setting change. */
  constructor(private readonly effort: () => Promise<Effort>) {}

  /** Rejects with a BotWorkerError when the worker does not start; the next request starts another. */
  async choose(request: Omit<BotRequest, 'kind' | 'id' | 'within' | 'helpers'>): Promise<Action> {
    const id = this.next++;
    const { helpers, share } = await this.effort();
    // The player left the table: nothing waits for the answer.
    if (this.closed) return new Promise(() => {});
    const worker = this.start();
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      worker.postMessage({
        ...request,
        kind: 'choose',
        id,
        within: WITHIN * share,
        helpers
      } satisfies BotRequest);
    });
  }

  destroy(): void {
    this.closed = true;
    this.worker?.terminate();
    this.worker = null;
    this.waiting.clear();
  }

  private start(): Worker {
    return (this.worker ??= startBotWorker(
      (answer) => {
        const asked = this.waiting.get(answer.id);
        this.waiting.delete(answer.id);
        if ('action' in answer) asked?.resolve(answer.action);
        else if ('error' in answer) asked?.reject(new Error(answer.error));
      },
      (error) => this.stop(error)
    ));
  }

  /** The worker will answer nothing more. */
  private stop(error: Error): void {
    this.worker?.terminate();
    this.worker = null;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
