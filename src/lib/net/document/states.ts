import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import { applyAwarenessUpdate, type Awareness } from 'y-protocols/awareness';

/** Awareness states stored: the table is small, spectators included. */
const MAX_STATES = 256;
/** Clients remembered, those that left included. */
const MAX_CLIENTS = 1024;
/** Bytes of one awareness state, which also limits its nesting. */
const MAX_STATE = 1024;

const utf8 = new TextEncoder();

/**
 * Applies a peer's awareness states. Omits states that there is no room for instead of throwing, since an
 * honest peer may forward them. Throws for states that an honest peer neither keeps nor forwards, even if it
 * received them.
 */
export function takeStates(awareness: Awareness, update: Uint8Array, origin: unknown): void {
  const { clientID, states, meta } = awareness;
  const input = decoding.createDecoder(update);
  const out = encoding.createEncoder();
  let taken = 0;
  for (let count = decoding.readVarUint(input); count > 0; count--) {
    const client = decoding.readVarUint(input);
    const clock = decoding.readVarUint(input);
    const bytes = decoding.readVarUint8Array(input);
    if (bytes.length > MAX_STATE) throw new RangeError('not a state');
    // It is forwarded in this spelling, which may be longer: 1e20 has 21 digits.
    const state = JSON.stringify(JSON.parse(new TextDecoder().decode(bytes)));
    if (utf8.encode(state).length > MAX_STATE) throw new RangeError('state too large');
    if (client === clientID || (!states.has(client) && states.size + taken >= MAX_STATES)) continue;
    taken++;
    encoding.writeVarUint(out, client);
    encoding.writeVarUint(out, clock);
    encoding.writeVarString(out, state);
  }
  if (taken === 0) return;
  const head = encoding.createEncoder();
  encoding.writeVarUint(head, taken);
  encoding.writeUint8Array(head, encoding.toUint8Array(out));
  applyAwarenessUpdate(awareness, encoding.toUint8Array(head), origin);
  if (meta.size > MAX_CLIENTS) for (const client of meta.keys()) if (!states.has(client)) meta.delete(client);
}
