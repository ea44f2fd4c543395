import type { SignalMessage } from '../signaling/signals.ts';

/** A message with an offer of a connection. */
export const offerMessage = (from: string, to: string, sdp: string): SignalMessage => ({
  type: 'signal',
  from,
  to,
  token: 0,
  v: 1,
  attempt: 'a',
  signal: { type: 'offer', sdp }
});
