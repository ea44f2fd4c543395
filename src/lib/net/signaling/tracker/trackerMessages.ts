/** A message from a WebTorrent tracker, reduced to what signalling needs. */
export type TrackerMessage =
  | { readonly kind: 'nonsense' | 'refusal' | 'other' }
  /** The answer to an announcement; how many peers the tracker reports in the swarm. */
  | { readonly kind: 'announced'; readonly peers: number }
  /** Text of another peer, untrusted, in place of a session description; `offer` is set when it may be answered. */
  | {
      readonly kind: 'signal';
      readonly text: string;
      readonly from: string;
      readonly offer: string | null;
    };

/** Fields of an offer within an announcement. */
export interface Offer {
  readonly offer_id: string;
  readonly offer: { readonly type: 'offer'; readonly sdp: string };
}

/** Progress of a download, which trackers require: a peer with something left is told about all others. */
const PROGRESS = { uploaded: 0, downloaded: 0, left: 1 };

/** Longest id of a peer or an offer, in characters: trackers write 20. They are kept, and sent back with an answer. */
const MAX_ID = 64;

/** Reads an untrusted message; `swarm` names ours. */
export function readTrackerMessage(text: string, swarm: string): TrackerMessage {
  const message = parseObject(text);
  if (!message) return { kind: 'nonsense' };
  if (message.info_hash !== undefined && message.info_hash !== swarm) return { kind: 'other' };
  if (typeof message['failure reason'] === 'string') return { kind: 'refusal' };
  const offered = sdpOf(message.offer);
  const sealed = offered ?? sdpOf(message.answer);
  if (sealed !== null) {
    const { peer_id: from, offer_id: id } = message;
    if (!isId(from)) return { kind: 'other' };
    const offer = offered !== null && isId(id) ? id : null;
    return { kind: 'signal', text: sealed, from, offer };
  }
  if (message.action !== 'announce') return { kind: 'other' };
  return { kind: 'announced', peers: countOf(message.complete) + countOf(message.incomplete) };
}

/** An announcement that asks the tracker to deliver each offer to another peer; `first` after connecting. */
export function announcement(offers: readonly Offer[], first: boolean): object {
  return { ...PROGRESS, numwant: offers.length, ...(first ? { event: 'started' } : {}), offers };
}

/** Asks the tracker to forget this peer. */
export const farewell = (): object => ({ ...PROGRESS, numwant: 0, event: 'stopped' });

/** An offer that carries `text`. */
export const offerOf = (offer_id: string, text: string): Offer => ({
  offer_id,
  offer: { type: 'offer', sdp: text }
});

/** An answer that carries `text` to the peer that sent the offer. */
export const answerTo = (peer: string, offer: string, text: string): object => ({
  answer: { type: 'answer', sdp: text },
  to_peer_id: peer,
  offer_id: offer
});

/** An untrusted number of peers; 0 for none. An object must not be converted: that can throw. */
function countOf(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? Math.floor(value) : 0;
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_ID;
}

function sdpOf(description: unknown): string | null {
  const sdp =
    typeof description === 'object' && description !== null ? (description as { sdp?: unknown }).sdp : null;
  return typeof sdp === 'string' ? sdp : null;
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
