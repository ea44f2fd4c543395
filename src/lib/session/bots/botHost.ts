import type { BotAnswer, BotRequest } from '../../bots/request.ts';
import type { Action } from '../../kernel/game.ts';
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

  async choose(request: Omit<BotRequest, 'kind' | 'id' | 'within' | 'helpers'>): Promise<Action> {
    const id = this.next++;
    const { helpers, share } = await this.effort();
    // The table was left: no one waits for the answer.
    if (this.closed) return new Promise(() => {});
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.start().postMessage({
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
    if (this.worker) return this.worker;
    const worker = new Worker(new URL('../../bots/worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<BotAnswer>) => {
      const asked = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if ('action' in data) asked?.resolve(data.action);
      else if ('error' in data) asked?.reject(new Error(data.error));
    };
    return (this.worker = worker);
  }
}
