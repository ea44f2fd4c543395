import { systemClock, type Clock } from '../../transport/clock.ts';
import type { PipeEvents, PointPipe } from '../pointPipe.ts';
import { newAuthor, signEvent, type NostrEvent } from '../../nostr/event.ts';
import { isRateLimited, NostrRelay } from './nostrRelay.ts';

/** An ephemeral kind (NIP-01: 20000 to 29999): relays forward it and store nothing. */
export const SIGNAL_KIND = 22_757;
/** Waits (ms) before an event that a relay refused by its rate limit is sent again. */
const SEND_AGAIN = [2_000, 5_000];

export interface NostrPipeOptions {
  readonly url: string;
  /** Name of the place, 32 hex characters; computed from the link. */
  readonly place: string;
  /** Wall time in ms since 1970, close to the relay's own clock. */
  readonly wallClock: () => number;
  readonly clock?: Clock;
  readonly WebSocket?: typeof WebSocket;
}

/** Signals through a Nostr relay: ephemeral events of a throwaway author under one tag. */
export function nostrPipe(options: NostrPipeOptions): PointPipe {
  const clock = options.clock ?? systemClock;
  const author = newAuthor();
  let events: PipeEvents | null = null;
  const relay = new NostrRelay({
    url: options.url,
    clock,
    ...(options.WebSocket ? { WebSocket: options.WebSocket } : {}),
    changed: () => events?.changed()
  });
  const publish = async (event: NostrEvent, refusals = 0): Promise<void> => {
    const { reason } = await relay.publish(event);
    if (!isRateLimited(reason) || refusals >= SEND_AGAIN.length) return;
    clock.after(SEND_AGAIN[refusals], () => void publish(event, refusals + 1));
  };
  return {
    get up() {
      return relay.isOpen;
    },
    get problem() {
      return relay.problem;
    },
    open(listener) {
      events = listener;
      // Without `since`: relays do not store this kind, and clocks differ.
      relay.subscribe([{ kinds: [SIGNAL_KIND], '#x': [options.place] }], {
        event: ({ kind, tags, content }) => {
          const isOurs =
            kind === SIGNAL_KIND && tags.some(([name, value]) => name === 'x' && value === options.place);
          if (isOurs) listener.heard(content, relay);
        }
      });
      relay.connect();
    },
    send(text) {
      const draft = {
        kind: SIGNAL_KIND,
        created_at: Math.floor(options.wallClock() / 1_000),
        tags: [['x', options.place]],
        content: text
      };
      if (relay.isOpen) void publish(signEvent(author, draft));
    },
    refresh: (fromScratch) => relay.refresh(fromScratch),
    close: () => relay.close()
  };
}
