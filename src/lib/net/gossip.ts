import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import { MAX_PEERS } from './meshOptions.ts';

/** The list of peers the sender is connected to. */
export function encodePeers(ids: readonly string[]): Uint8Array {
  const out = encoding.createEncoder();
  const listed = ids.slice(0, MAX_PEERS);
  encoding.writeVarUint(out, listed.length);
  for (const id of listed) encoding.writeVarString(out, id);
  return encoding.toUint8Array(out);
}

/** The ids in such a list; empty when it is not one. */
export function decodePeers(bytes: Uint8Array): string[] {
  try {
    const input = decoding.createDecoder(bytes);
    const count = decoding.readVarUint(input);
    if (count > MAX_PEERS) return [];
    return Array.from({ length: count }, () => decoding.readVarString(input)).filter((id) => id.length <= 64);
  } catch {
    return [];
  }
}
