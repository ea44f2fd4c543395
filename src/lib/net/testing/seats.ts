import { sha256 } from '@noble/hashes/sha2.js';
import * as Y from 'yjs';
import { toBase64url } from '../link/base64url.ts';
import { Carrier, type CarrierFault } from '../document/carrier.ts';
import type { MemoryNetwork } from './memoryNetwork.ts';
import { YjsProvider } from '../document/provider.ts';

/** Tests only. An entry here: a first byte 1, then anything. Its id is its hash, as in `table`. */
export const entry = (text: string): Uint8Array => Uint8Array.from([1, ...new TextEncoder().encode(text)]);
export const idOf = (bytes: Uint8Array): string => toBase64url(sha256(bytes));

export interface Seat {
  id: string;
  provider: YjsProvider;
  carrier: Carrier;
  disk: Map<string, Uint8Array>;
  faults: CarrierFault[];
}

export function seat(network: MemoryNetwork, id: string, disk = new Map<string, Uint8Array>()): Seat {
  const provider = new YjsProvider(new Y.Doc(), network.join(id), { clock: network.clock });
  const carrier = new Carrier(provider, {
    idOf,
    verify: (bytes) => (bytes[0] === 1 ? 'accepted' : 'rejected'),
    persist: async (entries) => {
      for (const { id: entryId, bytes } of entries) disk.set(entryId, bytes);
    },
    initial: disk,
    clock: network.clock
  });
  const faults: CarrierFault[] = [];
  carrier.onFault((fault) => faults.push(fault));
  return { id, provider, carrier, disk, faults };
}

export function close(seats: Seat[]): void {
  for (const { carrier, provider } of seats) {
    carrier.destroy();
    provider.destroy();
    provider.transport.destroy();
    provider.doc.destroy();
  }
}

export const ids = (of: Seat): string[] => [...of.carrier.store.keys()].sort();
