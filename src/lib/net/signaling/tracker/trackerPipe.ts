import { randomBytes, toBase64url } from '../../link/base64url.ts';
import { systemClock, type Clock } from '../../transport/clock.ts';
import { Meter } from '../../transport/meter.ts';
import type { PointProblem } from '../point.ts';
import type { PipeEvents, PointPipe } from '../pointPipe.ts';
import { FLOOD_PAUSE, TextSocket } from '../textSocket.ts';
import {
  announcement,
  answerTo,
  farewell,
  offerOf,
  readTrackerMessage,
  type Offer,
  type TrackerMessage
} from './trackerMessages.ts';

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
/** Longest text taken from a peer, in characters. */
const MAX_TEXT = 32 * 1024;
/** Messages taken from the tracker. */
const INCOMING = { burst: 500, perSecond: 30 };

/** A random id of 20 characters for a peer, offer or swarm. */
const id20 = (): string => toBase64url(randomBytes(15));

/**
 * Signals through a WebTorrent tracker: sealed text takes the place of the session description. Trackers deliver
 * `offers` to peers of the swarm and an `answer` to one of them, and read neither.
 */
export function trackerPipe(options: TrackerPipeOptions): PointPipe {
  return new TrackerPipe(options);
}

class TrackerPipe implements PointPipe {
  private readonly clock: Clock;
  private readonly peerId = id20();
  private readonly meter: Meter;
  private readonly socket: TextSocket;
  private events: PipeEvents | null = null;
  private reported: PointProblem | null = null;
  /** The tracker knows this peer since the connection was opened. */
  private started = false;
  /** Peers that the next text is offered to. */
  private peers = FIRST_OFFERS;
  private cancelWait = (): void => undefined;
  private stopKeeping = (): void => undefined;

  constructor(private readonly options: TrackerPipeOptions) {
    this.clock = options.clock ?? systemClock;
    this.meter = new Meter(INCOMING, this.clock.now());
    this.socket = new TextSocket(options, {
      opened: () => this.opened(),
      lost: () => this.lost(),
      heard: (text) => this.heard(text)
    });
  }

  get up(): boolean {
    return this.socket.isOpen;
  }

  get problem(): PointProblem | null {
    return this.reported;
  }

  open(events: PipeEvents): void {
    this.events = events;
    this.socket.connect();
  }

  send(text: string, to: object | null): void {
    const sender = to as Sender | null;
    if (!sender?.offer) return this.announce(Array.from({ length: this.peers }, () => offerOf(id20(), text)));
    const answer = answerTo(sender.peer, sender.offer, text);
    // Some trackers deliver only one answer per offer.
    sender.offer = null;
    this.put(answer);
  }

  refresh(fromScratch: boolean): void {
    this.socket.refresh(fromScratch);
  }

  close(): void {
    this.put(farewell());
    this.stopTimers();
    this.socket.close();
  }

  private opened(): void {
    this.started = false;
    this.peers = FIRST_OFFERS;
    this.stopKeeping = this.clock.every(KEEP_ALIVE, () => this.announce([]));
    // A tracker delivers offers only to peers that have announced themselves.
    this.announce([]);
    this.events?.changed();
  }

  private lost(): void {
    this.stopTimers();
    this.events?.changed();
  }

  private stopTimers(): void {
    this.cancelWait();
    this.stopKeeping();
  }

  private announce(offers: readonly Offer[]): void {
    if (!this.put(announcement(offers, !this.started))) return;
    this.started = true;
    this.cancelWait();
    this.cancelWait = this.clock.after(ANSWER_WITHIN, () => {
      this.report('silent');
      this.socket.fail();
    });
  }

  /** Sends a message; false while there is no connection. */
  private put(fields: object): boolean {
    return this.socket.send(
      JSON.stringify({
        action: 'announce',
        info_hash: this.options.place,
        peer_id: this.peerId,
        ...fields
      })
    );
  }

  private heard(text: string): void {
    if (this.meter.take(1, this.clock.now())) return this.take(readTrackerMessage(text, this.options.place));
    this.report('flooding');
    this.socket.fail(FLOOD_PAUSE);
  }

  private take(message: TrackerMessage): void {
    switch (message.kind) {
      case 'nonsense':
        return this.report('nonsense');
      case 'refusal':
        this.cancelWait();
        return this.report('refused');
      case 'signal': {
        const { text, from, offer } = message;
        if (from === this.peerId || text.length > MAX_TEXT) return;
        const sender: Sender = { peer: from, offer };
        return this.events?.heard(text, sender);
      }
      case 'announced':
        this.cancelWait();
        // One more than the others reported, since a peer may have joined since.
        this.peers = Math.max(1, Math.min(MOST_OFFERS, message.peers));
        return this.report(null);
      case 'other':
    }
  }

  private report(problem: PointProblem | null): void {
    if (this.reported === problem) return;
    this.reported = problem;
    this.events?.changed();
  }
}
