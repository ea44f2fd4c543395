import { afterEach, describe, expect, test, vi } from 'vitest';
import type { BotAnswer } from '../../bots/request.ts';
import { Circle, headerFor } from '../../table/testing/bench.ts';
import { tablePlan } from '../testing/tablePlan.ts';
import { BotHost } from './botHost.ts';
import { BotSeats } from './botSeats.ts';
import { askBots, BotWorkerError } from './botWorker.ts';

const PUZZLE = { kind: 'puzzle', id: 0, game: 'landscape', date: '2026-01-01' } as const;
const CHOICE = {
  game: 'toy',
  config: { seats: 2, expansions: [], options: {} },
  inputs: [],
  seat: 0
} as const;

/** Workers that do what a test says when they are asked. */
class Fake {
  static readonly all: Fake[] = [];
  static asked: (worker: Fake, request: { readonly id: number }) => void = () => {};
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  ended = false;

  constructor() {
    Fake.all.push(this);
  }

  postMessage(request: { readonly id: number }): void {
    Fake.asked(this, request);
  }

  terminate(): void {
    this.ended = true;
  }
}

function stubWorkers(asked: typeof Fake.asked): void {
  Fake.all.length = 0;
  Fake.asked = asked;
  vi.stubGlobal('Worker', Fake);
}

const refuseWorkers = (): unknown =>
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        throw new DOMException('refused', 'SecurityError');
      }
    }
  );

const puzzleOf = (answer: BotAnswer) => ('puzzle' in answer ? answer.puzzle : undefined);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what is asked once', () => {
  test('is answered, and the worker ends', async () => {
    stubWorkers((worker, { id }) => worker.onmessage?.({ data: { id, puzzle: 'p' } }));
    expect(await askBots(PUZZLE, new AbortController().signal, puzzleOf)).toBe('p');
    expect(Fake.all.map(({ ended }) => ended)).toEqual([true]);
  });

  test('fails with what the bots report', async () => {
    stubWorkers((worker, { id }) => worker.onmessage?.({ data: { id, error: 'no such date' } }));
    await expect(askBots(PUZZLE, new AbortController().signal, puzzleOf)).rejects.toThrow('no such date');
    expect(Fake.all.map(({ ended }) => ended)).toEqual([true]);
  });

  test('fails when the script does not load, and when the browser starts no worker', async () => {
    stubWorkers((worker) => worker.onerror?.());
    const { signal } = new AbortController();
    await expect(askBots(PUZZLE, signal, puzzleOf)).rejects.toBeInstanceOf(BotWorkerError);
    expect(Fake.all.map(({ ended }) => ended)).toEqual([true]);
    refuseWorkers();
    await expect(askBots(PUZZLE, signal, puzzleOf)).rejects.toBeInstanceOf(BotWorkerError);
  });

  test('ends at once when it is aborted', async () => {
    stubWorkers(() => {});
    const work = new AbortController();
    const answer = askBots(PUZZLE, work.signal, puzzleOf);
    work.abort();
    await expect(answer).rejects.toThrow('stopped');
    expect(Fake.all.map(({ ended }) => ended)).toEqual([true]);
    await expect(askBots(PUZZLE, work.signal, puzzleOf)).rejects.toThrow('stopped');
    expect(Fake.all.length).toBe(1);
  });
});

test('a host whose worker does not load fails what was asked and starts another for the next', async () => {
  const host = new BotHost(() => Promise.resolve({ helpers: 0, share: 1 }));
  stubWorkers((worker) => worker.onerror?.());
  await expect(host.choose({ ...CHOICE, level: 'steady' })).rejects.toBeInstanceOf(BotWorkerError);
  Fake.asked = (worker, { id }) => worker.onmessage?.({ data: { id, action: { do: 'pass' } } });
  expect(await host.choose({ ...CHOICE, level: 'steady' })).toEqual({ do: 'pass' });
  expect(Fake.all.map(({ ended }) => ended)).toEqual([true, false]);
});

test('a bot that could not be loaded is told and tried again until it plays', async () => {
  const circle = new Circle(headerFor({ seats: [0, 1, 2], first: 0 }));
  await circle.sit();
  await circle.settle();
  // A bot of the third party plays the first seat.
  const [, other, { table, writer }] = circle.devices;
  for (const one of [other.writer, writer])
    circle.share(await one.vote([{ party: 0, verdict: 'bot', host: 2 }]));
  await circle.settle();
  stubWorkers((worker) => worker.onerror?.());
  vi.stubGlobal('navigator', {});
  const told: unknown[] = [];
  const sent: Uint8Array[] = [];
  let again = 0;
  const seats = new BotSeats({
    table,
    writer,
    info: () => ({ plan: tablePlan() }) as never,
    handBack: null,
    mayAct: () => true,
    send: async (entries) => void sent.push(...entries),
    again: () => again++,
    failed: (error) => told.push(error),
    recovered: (error) => told.push(['recovered', error]),
    thinking: () => 'full'
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const first = seats.play();
  await vi.advanceTimersByTimeAsync(500);
  await first;
  expect([told, again, sent.length]).toEqual([[new BotWorkerError()], 0, 0]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(again).toBe(1);

  const { game, snapshot } = table;
  const [action] = game.actions(snapshot.state, 0);
  Fake.asked = (worker, { id }) => worker.onmessage?.({ data: { id, action } });
  const second = seats.play();
  await vi.advanceTimersByTimeAsync(500);
  await second;
  expect([told.slice(1), sent.length]).toEqual([[['recovered', told[0]]], 1]);
});
