import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Action } from '../../kernel/game.ts';
import { Circle, headerFor } from '../../table/testing/bench.ts';
import type { HandBack } from '../parties/handBack.svelte.ts';
import { tablePlan } from '../testing/tablePlan.ts';
import { BotSeats } from './botSeats.ts';

/** The bot of one seat, which the third of three parties hosts. What it asks waits until the test answers. */
async function hosted(handBack: Pick<HandBack, 'answer'> | null = null) {
  const circle = new Circle(headerFor({ seats: [0, 1, 2], first: 0 }));
  await circle.sit();
  await circle.settle();
  const [, other, host] = circle.devices;
  const { table, writer } = host;
  for (const one of [other.writer, writer])
    circle.share(await one.vote([{ party: 0, verdict: 'bot', host: 2 }]));
  await circle.settle();
  const answers: (() => void)[] = [];
  const [action]: readonly Action[] = table.actions(0);
  vi.stubGlobal(
    'Worker',
    class {
      onmessage: ((event: { data: unknown }) => void) | null = null;
      postMessage({ id }: { readonly id: number }): void {
        answers.push(() => this.onmessage?.({ data: { id, action } }));
      }
      terminate(): void {}
    }
  );
  const sent: Uint8Array[] = [];
  const state = { mayAct: true, known: true, again: 0 };
  const seats = new BotSeats({
    table,
    writer,
    info: () => (state.known ? ({ plan: tablePlan() } as never) : null),
    handBack: handBack as HandBack | null,
    mayAct: () => state.mayAct,
    send: async (entries) => void sent.push(...entries),
    again: () => state.again++,
    failed: () => undefined,
    recovered: () => undefined,
    thinking: () => 'full'
  });
  const move = async () => circle.share(await writer.act(0, action));
  return { seats, state, sent, answers, move };
}

beforeEach(() => {
  vi.stubGlobal('navigator', {});
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a bot does not move faster than people can follow', async () => {
  const { seats, sent, answers } = await hosted();
  const played = seats.play();
  await vi.advanceTimersByTimeAsync(0);
  answers[0]();
  await vi.advanceTimersByTimeAsync(449);
  expect(sent.length).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  await played;
  expect(sent.length).toBe(1);
});

test.each<[string, (bot: Awaited<ReturnType<typeof hosted>>) => unknown]>([
  ['the table was left', ({ seats }) => seats.destroy()],
  ['a takeback was requested', ({ state }) => (state.mayAct = false)],
  ['the game advanced', ({ move }) => move()]
])('a choice is not signed where meanwhile %s', async (_what, meanwhile) => {
  const bot = await hosted();
  const { seats, sent, answers } = bot;
  const played = seats.play();
  await vi.advanceTimersByTimeAsync(0);
  answers[0]();
  await meanwhile(bot);
  await vi.advanceTimersByTimeAsync(1_000);
  await played;
  expect(sent).toEqual([]);
});

test('no bot is asked where this device must not sign, its table was deleted, or a draw is awaited', async () => {
  const { seats, state, answers, sent, move } = await hosted();
  for (const change of [{ mayAct: false }, { mayAct: true, known: false }]) {
    Object.assign(state, change);
    await seats.play();
  }
  // For one more bead.
  await move();
  state.known = true;
  await seats.play();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([answers.length, sent.length, state.again]).toEqual([0, 0, 0]);
});

test('a seat is returned to its owner instead of played, once the others agree', async () => {
  const entry = new Uint8Array(1);
  let agreed = false;
  const asked: unknown[] = [];
  const { seats, state, sent, answers } = await hosted({
    answer: (slot) => {
      asked.push(slot);
      return Promise.resolve(agreed ? entry : 'wait');
    }
  });
  await seats.play();
  await vi.advanceTimersByTimeAsync(299);
  expect(state.again).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect([state.again, sent, answers.length]).toEqual([1, [], 0]);
  agreed = true;
  await seats.play();
  expect([state.again, sent, answers.length]).toEqual([1, [entry], 0]);
  expect(asked).toEqual([
    { party: 2, seat: 0 },
    { party: 2, seat: 0 }
  ]);
});
