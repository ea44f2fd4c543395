import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Helpers, type HelperWorker } from './helpers.ts';
import type { Race } from './race.ts';
import type { RaceRequest } from './request.ts';

const asked = {
  game: 'landscape',
  config: { seats: 2, expansions: [], options: {} },
  inputs: [],
  seat: 0,
  level: 'fierce',
  until: 1000
} as const;
const race = (lead: number): Race => ({ lines: [{ codes: [1], lead }], leads: [[lead]] });

/** A worker that answers when told to. */
class Idle implements HelperWorker {
  onmessage: HelperWorker['onmessage'] = null;
  onerror: HelperWorker['onerror'] = null;
  readonly requests: RaceRequest[] = [];

  postMessage(request: RaceRequest): void {
    this.requests.push(request);
  }

  answer(n: number, answer: { race: Race | null } | { error: string }): void {
    const data = { id: this.requests[n].id, ...answer };
    (this.onmessage as (event: { data: unknown }) => void)({ data });
  }
}

let started: Idle[] = [];
const helpers = () => {
  started = [];
  return new Helpers(() => {
    const worker = new Idle();
    started.push(worker);
    return worker;
  });
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('race with numbers of their own, and are started once', async () => {
  const team = helpers();
  for (const n of [0, 1]) {
    const wait = team.ask(asked, 2);
    started.forEach((worker, i) => worker.answer(n, { race: race(i) }));
    expect(await wait()).toEqual([race(0), race(1)]);
  }
  expect(started.map(({ requests }) => requests.map(({ helper }) => helper))).toEqual([
    [1, 1],
    [2, 2]
  ]);
});

it('that are late or fail are not waited for long, nor taken for the next choice', async () => {
  const team = helpers();
  const first = team.ask(asked, 2)();
  started[0].answer(0, { error: 'no' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(await first).toEqual([]);
  const second = team.ask(asked, 2);
  started[1].answer(0, { race: race(7) });
  started[0].answer(1, { race: race(8) });
  started[1].answer(1, { race: null });
  expect(await second()).toEqual([race(8)]);
});

it('are waited for no longer than all have answered or stopped', async () => {
  const team = helpers();
  const races = team.ask(asked, 2)();
  started[0].answer(0, { race: race(1) });
  (started[1].onerror as () => void)();
  expect(await races).toEqual([race(1)]);
});

it('are done without where a worker cannot start another', async () => {
  let tries = 0;
  const team = new Helpers(() => {
    tries++;
    throw new Error('no');
  });
  expect(await team.ask(asked, 3)()).toEqual([]);
  expect(await team.ask(asked, 3)()).toEqual([]);
  expect(tries).toBe(1);
});
