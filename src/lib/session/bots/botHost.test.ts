import { afterEach, expect, it, vi } from 'vitest';
import { BotHost } from './botHost.ts';
import type { Effort } from './effort.ts';

const asked = {
  game: 'landscape',
  config: { seats: 2, expansions: [], options: {} },
  inputs: [],
  seat: 0,
  level: 'fierce'
} as const;

/** Answers every request with an action that holds it. */
class Echo {
  static started = 0;
  static ended = 0;
  onmessage: ((event: { data: unknown }) => void) | null = null;

  constructor() {
    Echo.started++;
  }

  postMessage(request: { readonly id: number }): void {
    this.onmessage?.({ data: { id: request.id, action: request } });
  }

  terminate(): void {
    Echo.ended++;
  }
}

afterEach(() => void vi.unstubAllGlobals());

function hostWith(effort: () => Promise<Effort>): BotHost {
  Echo.started = Echo.ended = 0;
  vi.stubGlobal('Worker', Echo);
  return new BotHost(effort);
}

it('a bot may take what the device can spare at each choice', async () => {
  let effort: Effort = { helpers: 3, share: 1 };
  const host = hostWith(() => Promise.resolve(effort));
  expect(await host.choose(asked)).toMatchObject({ kind: 'choose', helpers: 3, within: 1200 });
  effort = { helpers: 0, share: 0.5 };
  expect(await host.choose(asked)).toMatchObject({ helpers: 0, within: 600 });
  expect(Echo.started).toBe(1);
});

it('the worker ends with its table', async () => {
  const host = hostWith(() => Promise.resolve({ helpers: 0, share: 1 }));
  await host.choose(asked);
  expect(Echo.ended).toBe(0);
  host.destroy();
  expect([Echo.started, Echo.ended]).toEqual([1, 1]);
});

it('no worker starts for a table that was left', async () => {
  const host = hostWith(() => Promise.resolve({ helpers: 0, share: 1 }));
  void host.choose(asked);
  host.destroy();
  await new Promise((resolve) => setTimeout(resolve));
  expect(Echo.started).toBe(0);
});
