import { afterEach } from 'vitest';
import * as Y from 'yjs';
import { YjsProvider, type ProviderLimits } from '../document/provider.ts';
import { FakeClock } from '../transport/clock.ts';
import { MemoryNetwork } from './memoryNetwork.ts';

/** Tests only. A list for what the tests of the calling file open: closed when a test has ended. */
export function openInTests(): { destroy(): void }[] {
  const open: { destroy(): void }[] = [];
  afterEach(() => open.splice(0).forEach((one) => one.destroy()));
  return open;
}

export interface DeviceInMemory {
  readonly clock: FakeClock;
  readonly network: MemoryNetwork;
  readonly provider: YjsProvider;
}

/** The device `us`, alone in a network in memory. */
export function deviceInMemory(seed: number, limits: Partial<ProviderLimits> = {}): DeviceInMemory {
  const clock = new FakeClock();
  const network = new MemoryNetwork(clock, seed);
  const provider = new YjsProvider(new Y.Doc(), network.join('us'), { clock, limits });
  return { clock, network, provider };
}
