import { randomBytes, toBase64url } from '../../link/base64url.ts';
import { systemClock, type Clock } from '../../transport/clock.ts';
import { Meter } from '../../transport/meter.ts';
import type { PointProblem } from '../point.ts';
import type { PipeEvents, PointPipe } from '../pointPipe.ts';
import { TextSocket } from '../textSocket.ts';

export interface TrackerPipeOptions {
  readonly url: string;
  /** Name of the swarm, 20 characters; computed from the link. */
  readonly place: string;
  readonly clock?: Clock;
  readonly WebSocket?: typeof WebSocket;
}

/** Sender of an offer: an answer goes to that peer and names one of its unanswered offers. */
interface Sender {
  readonly peer: string;
  offer: string | null;
}

/** Trackers deliver one offer each to this many peers, and refuse longer lists. */
const MOST_OFFERS = 10;
/** Offers sent before the tracker reported the number of peers. */
const FIRST_OFFERS = 5;
/** Time limit (ms) for the answer to an announcement; after that the connection counts as dead. */
const ANSWER_WITHIN = 8_000;
/** Announce interval (ms): a tracker forgets silent peers. */
const KEEP_ALIVE = 110_000;
const MAX_TEXT = 32 * 1024;
const INCOMING = { burst: 500, perSecond: 30 };
const PUNISHED = 300_000;

/** A random id of 20 characters for a peer, offer or swarm. */
const id20 = (): string => toBase64url(randomBytes(15));

/**
 * Signals through a WebTorrent tracker: sealed text takes the place of the session description. Trackers deliver
 * `offers` to peers of the swarm and an `answer` to one of them, and read neither.
 */
export function trackerPipe(options: TrackerPipeOptions): PointPipe {
  const clock = options.clock ?? systemClock;
  const peerId = id20();
  const meter = new Meter(INCOMING, clock.now());
  let events: PipeEvents | null = null;
  let problem: PointProblem | null = null;
  let started = false;
  let peers = FIRST_OFFERS;
  let cancelWait = (): void => undefined;
  let stopKeeping = (): void => undefined;

  const trouble = (now: PointProblem | null): void => {
    if (problem === now) return;
    problem = now;
    events?.changed();
  };
  const socket = new TextSocket(options, {
    opened() {
      started = false;
      peers = FIRST_OFFERS;
      stopKeeping = clock.every(KEEP_ALIVE, () => announce([]));
      // A tracker delivers offers only to peers that have announced themselves.
      announce([]);
      events?.changed();
    },
    lost() {
      cancelWait();
      stopKeeping();
      events?.changed();
    },
    heard
  });

  function announce(offers: readonly object[]): void {
    const sent = put({
      numwant: offers.length,
      uploaded: 0,
      downloaded: 0,
      left: 1,
      ...(started ? {} : { event: 'started' }),
      offers
    });
    if (!sent) return;
    started = true;
    cancelWait();
    cancelWait = clock.after(ANSWER_WITHIN, () => {
      trouble('silent');
      socket.fail();
    });
  }

  function put(fields: object): boolean {
    return socket.send(
      JSON.stringify({ action: 'announce', info_hash: options.place, peer_id: peerId, ...fields })
    );
  }

  function heard(text: string): void {
    if (!meter.take(1, clock.now())) {
      trouble('flooding');
      return socket.fail(PUNISHED);
    }
    const message = parseObject(text);
    if (!message) return trouble('nonsense');
    if (message.info_hash !== undefined && message.info_hash !== options.place) return;
    if (typeof message['failure reason'] === 'string') {
      cancelWait();
      return trouble('refused');
    }
    const sealed = textOf(message.offer) ?? textOf(message.answer);
    const { peer_id: from, offer_id: offer } = message;
    if (sealed !== null) {
      if (typeof from !== 'string' || from === peerId || sealed.length > MAX_TEXT) return;
      const isOffer = textOf(message.offer) !== null && typeof offer === 'string';
      const sender: Sender = { peer: from, offer: isOffer ? offer : null };
      return events?.heard(sealed, sender);
    }
    if (message.action !== 'announce') return;
    cancelWait();
    const there = countOf(message.complete) + countOf(message.incomplete);
    // One more than the others reported, since a peer may have joined since.
    peers = Math.max(1, Math.min(MOST_OFFERS, there));
    trouble(null);
  }

  return {
    get up() {
      return socket.isOpen;
    },
    get problem() {
      return problem;
    },
    open(listener) {
      events = listener;
      socket.connect();
    },
    send(text, to) {
      const sender = to as Sender | null;
      if (sender?.offer) {
        // Some trackers deliver only one answer per offer.
        const answer = {
          answer: { type: 'answer', sdp: text },
          to_peer_id: sender.peer,
          offer_id: sender.offer
        };
        sender.offer = null;
        put(answer);
        return;
      }
      announce(
        Array.from({ length: peers }, () => ({ offer: { type: 'offer', sdp: text }, offer_id: id20() }))
      );
    },
    refresh: (fromScratch) => socket.refresh(fromScratch),
    close() {
      put({ event: 'stopped', numwant: 0, uploaded: 0, downloaded: 0, left: 1 });
      cancelWait();
      stopKeeping();
      socket.close();
    }
  };
}

/** An untrusted number of peers; 0 for none. An object must not be converted: that can throw. */
function countOf(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? Math.floor(value) : 0;
}

function textOf(value: unknown): string | null {
  const sdp = typeof value === 'object' && value !== null ? (value as { sdp?: unknown }).sdp : null;
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
