import { isCount } from '../../kernel/whole.ts';
import { cleanText, MAX_NAME } from '../../net/link/text.ts';
import { toBase64url } from '../../net/link/base64url.ts';
import { systemClock, type Clock } from '../../net/transport/clock.ts';
import { Meter } from '../../net/transport/meter.ts';
import { OwnKind } from '../../net/mesh/messageKinds.ts';
import type { YjsProvider } from '../../net/document/provider.ts';
import { Listeners, type Unsubscribe } from '../../net/transport/transport.ts';
import { readShort, type ShortInput } from '../analysis/branch.ts';
import { REACTIONS, type Reaction } from '../reactions/reactions.svelte.ts';

/**
 * Messages between the devices of a table beside entries. None is folded; a consent counts by its signature. `hash` is
 * the transcript hash at sending, in hex.
 */
export type TalkMessage =
  /** Number of gapless entries of each party at the sender; `ask` requests the same in return. */
  | { readonly say: 'heads'; readonly heads: readonly number[]; readonly ask: boolean }
  /** Requests a takeback to a position; null withdraws it. */
  | { readonly say: 'wish'; readonly hash: string; readonly to: number | null }
  /** Consents to a takeback; the signature as base64url. */
  | { readonly say: 'agree'; readonly hash: string; readonly to: number; readonly signature: string }
  | { readonly say: 'refuse'; readonly hash: string }
  /** The host of a cut party's seats requests consent to return them. */
  | ({ readonly say: 'return'; readonly hash: string; readonly party: number } & FreshText)
  /** A person without a seat claims a cut party's seats, whose key is lost. */
  | { readonly say: 'plea'; readonly party: number; readonly tip: string }
  | { readonly say: 'consent'; readonly hash: string; readonly party: number; readonly signature: string }
  /** Shows what was tried from the position with that hash. */
  | { readonly say: 'whatIf'; readonly hash: string; readonly inputs: readonly ShortInput[] }
  /** A quick reaction, shown at the sender's seats. */
  | { readonly say: 'react'; readonly reaction: Reaction }
  /** The name of a device without a seat; empty for none. */
  | { readonly say: 'spectator'; readonly name: string }
  /** The next game of the same people: the fragment of its link and its plan as JSON. */
  | { readonly say: 'next'; readonly link: string; readonly plan: string };

/** New key and chain tip of a party that lost its own, as base64url. */
export interface FreshText {
  readonly key?: string;
  readonly tip?: string;
}

/** The sender: the peer, and the key it proved as base64url, if any. */
export interface Speaker {
  readonly peer: string;
  readonly key: string | null;
}

/** Longest message in bytes; longer ones are dropped. */
const MAX_MESSAGE = 2_048;
const RATE = { burst: 40, perSecond: 4 };
const MAX_PARTIES = 64;
/** Sends and receives {@link TalkMessage}s over the connections of a room. */
export class Talk {
  private readonly listeners = new Listeners<[Speaker, TalkMessage]>();
  private readonly arrivals = new Listeners<[string]>();
  private readonly meters = new Map<string, Meter>();
  private readonly stops: Unsubscribe[];

  constructor(
    private readonly provider: YjsProvider,
    private readonly clock: Clock = systemClock
  ) {
    const { transport } = provider;
    this.stops = [
      provider.onOwn(OwnKind.talk, (from, bytes) => this.take(from, bytes)),
      transport.onPeer(({ type, peer }) => {
        if (type === 'open') this.arrivals.emit(peer.id);
        if (type === 'close') this.meters.delete(peer.id);
      })
    ];
  }

  /** Sends to one peer, or to all. False for a message over the limit, which is not sent. */
  send(message: TalkMessage, to?: string): boolean {
    const bytes = new TextEncoder().encode(JSON.stringify(message));
    if (bytes.length > MAX_MESSAGE) return false;
    this.provider.sendOwn(OwnKind.talk, bytes, to);
    return true;
  }

  onMessage(listener: (from: Speaker, message: TalkMessage) => void): Unsubscribe {
    return this.listeners.add(listener);
  }

  /** Called when a peer connects or reconnects: repeat what is still pending. */
  onArrival(listener: (peer: string) => void): Unsubscribe {
    return this.arrivals.add(listener);
  }

  destroy(): void {
    for (const stop of this.stops) stop();
    this.listeners.clear();
    this.arrivals.clear();
  }

  private take(peer: string, bytes: Uint8Array): void {
    let meter = this.meters.get(peer);
    if (!meter) this.meters.set(peer, (meter = new Meter(RATE, this.clock.now())));
    if (bytes.length > MAX_MESSAGE || !meter.take(1, this.clock.now())) return;
    const message = readTalk(new TextDecoder().decode(bytes));
    const identity = this.provider.transport.peers.get(peer)?.identity;
    if (message) this.listeners.emit({ peer, key: identity ? toBase64url(identity) : null }, message);
  }
}

const isHash = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
const isBytes32 = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{43}$/.test(value);
const isSignature = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{86}$/.test(value);

/** Parses a message of another device; null when malformed. */
export function readTalk(text: string): TalkMessage | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const fields = value as Record<string, unknown>;
  const { say, hash, to, party, heads, ask, signature, key, tip, inputs } = fields;
  if (say === 'plea') return isCount(party) && isBytes32(tip) ? { say, party, tip } : null;
  if (say === 'react') {
    const reaction = REACTIONS.find((known) => known === fields.reaction);
    return reaction ? { say, reaction } : null;
  }
  if (say === 'spectator') {
    const { name } = fields;
    return typeof name === 'string' ? { say, name: cleanText(name, MAX_NAME) } : null;
  }
  if (say === 'next') {
    const { link, plan } = fields;
    return typeof link === 'string' && typeof plan === 'string' ? { say, link, plan } : null;
  }
  if (say === 'heads')
    return Array.isArray(heads) && heads.length <= MAX_PARTIES && heads.every(isCount)
      ? { say, heads, ask: ask === true }
      : null;
  if (!isHash(hash)) return null;
  switch (say) {
    case 'wish':
      return to === null || isCount(to) ? { say, hash, to } : null;
    case 'agree':
      return isCount(to) && isSignature(signature) ? { say, hash, to, signature } : null;
    case 'refuse':
      return { say, hash };
    case 'return':
      if (!isCount(party)) return null;
      return isBytes32(key) && isBytes32(tip) ? { say, hash, party, key, tip } : { say, hash, party };
    case 'consent':
      return isCount(party) && isSignature(signature) ? { say, hash, party, signature } : null;
    case 'whatIf':
      return readShort(inputs) ? { say, hash, inputs: inputs as ShortInput[] } : null;
    default:
      return null;
  }
}
