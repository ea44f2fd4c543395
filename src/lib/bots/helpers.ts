import type { Race } from './race.ts';
import type { BotAnswer, RaceRequest } from './request.ts';

/** How long to wait for helpers that are not ready in time, in ms. */
const GRACE = 120;

type Asked = Omit<RaceRequest, 'kind' | 'id' | 'helper'>;

/** A worker as far as a helper needs one. */
export type HelperWorker = Pick<Worker, 'postMessage' | 'onmessage' | 'onerror'>;

interface Helper {
  readonly worker: HelperWorker;
  /** Takes the answer to the last request, null for none. */
  answered: (race: Race | null) => void;
}

/** Further workers that run races of their own for one choice. They start when first needed and end with this worker. */
export class Helpers {
  private readonly helpers: Helper[] = [];
  private id = 0;
  private canStart = true;

  constructor(private readonly start: () => HelperWorker) {}

  /**
   * Asks `count` helpers for a race each. The returned function waits for them and returns the races that
   * arrived in time: call it when the own race is over.
   */
  ask(asked: Asked, count: number): () => Promise<Race[]> {
    while (this.canStart && this.helpers.length < count) this.add();
    const id = ++this.id;
    const races: Race[] = [];
    const all = this.helpers.slice(0, count).map(
      (helper, n) =>
        new Promise<void>((resolve) => {
          helper.answered = (race) => {
            if (race) races.push(race);
            resolve();
          };
          helper.worker.postMessage({ ...asked, kind: 'race', id, helper: n + 1 } satisfies RaceRequest);
        })
    );
    return async () => {
      const late = new Promise<void>((resolve) => setTimeout(resolve, GRACE));
      await Promise.race([Promise.all(all), late]);
      return [...races];
    };
  }

  private add(): void {
    try {
      const helper: Helper = { worker: this.start(), answered: () => {} };
      helper.worker.onmessage = ({ data }: MessageEvent<BotAnswer>) => {
        // An answer that is too late for its choice is useless for the next one.
        if (data.id === this.id) helper.answered('race' in data ? data.race : null);
      };
      helper.worker.onerror = () => helper.answered(null);
      this.helpers.push(helper);
    } catch {
      // This browser cannot start a worker from a worker.
      this.canStart = false;
    }
  }
}
