import { systemClock, type Clock } from './clock.ts';
import { decodeSignal, encodeSignal, type SignalMessage } from './signals.ts';
import type { Way } from './ways.ts';

/** The others of a room as public relays let us reach them. */
export interface RelayRoom {
  /** Gives bytes to everybody there, or to one of them. */
  send(bytes: Uint8Array): void;
  leave(): void;
}

/** Goes into a room on public relays; `heard` is given what others send, `met` is called when somebody comes. */
export type JoinRelays = (
  room: string,
  key: string,
  listeners: { heard(bytes: Uint8Array): void; met(): void }
) => Promise<RelayRoom>;

export interface RelaysOptions {
  /** Addresses of the relays, `wss://…`; no others are asked. */
  readonly urls: readonly string[];
  /** STUN and TURN of the settings; without any, none is asked. */
  readonly iceServers?: readonly RTCIceServer[];
  /** Whether somebody is missing: only then are strangers' relays troubled. */
  needed(): boolean;
  readonly clock?: Clock;
  /** How the relays are reached; tests give their own. */
  readonly join?: JoinRelays;
}

/** How often (ms) it is asked whether the relays are needed, and after how long without need they are left. */
const LOOK_EVERY = 5_000;
const LEAVE_AFTER = 60_000;
/** After a failure the relays are left alone for this many ms. */
const RETRY_AFTER = 30_000;
/** Largest message in bytes worth reading: a description of a session and little more. */
const MAX_SIGNAL = 16 * 1024;
/** Relays proposed: each learns of every attempt, and two that work are enough. */
const FEW = 5;

/**
 * First contact over public relays that nobody of the table runs. They see a hash of the room, addresses and times;
 * what is said is encrypted with the room's key. Only for those who chose it, and only while somebody is missing.
 */
export function relaysWay(room: string, key: string, options: RelaysOptions): Way {
  const clock = options.clock ?? systemClock;
  const join = options.join ?? joinNostr(options.urls, options.iceServers ?? []);
  let joined: RelayRoom | null = null;
  let joining = false;
  let closed = false;
  let neededAt = -Infinity;
  let failedAt = -Infinity;
  let stop = (): void => undefined;
  let receive: (message: SignalMessage) => void = () => undefined;
  let changed: () => void = () => undefined;

  const heard = (bytes: Uint8Array): void => {
    const signal = bytes.length <= MAX_SIGNAL ? decodeSignal(bytes) : null;
    // Frames of a connection have no business on strangers' relays.
    if (signal && signal.type !== 'relay' && !closed) receive(signal);
  };
  const leave = (): void => {
    joined?.leave();
    joined = null;
  };
  const enter = async (): Promise<void> => {
    joining = true;
    try {
      const fresh = await join(room, key, { heard, met: () => changed() });
      if (closed) fresh.leave();
      else joined = fresh;
    } catch {
      failedAt = clock.now();
    }
    joining = false;
    if (!closed) changed();
  };
  const look = (): void => {
    const now = clock.now();
    if (options.needed()) neededAt = now;
    if (joined && now - neededAt >= LEAVE_AFTER) {
      leave();
      changed();
    }
    if (!joined && !joining && neededAt === now && now - failedAt >= RETRY_AFTER) void enter();
  };

  return {
    relays: 'never',
    get status() {
      return { name: 'relays', kind: 'server' as const, up: joined !== null };
    },
    start(onSignal, onChange) {
      receive = onSignal;
      changed = onChange;
      stop = clock.every(LOOK_EVERY, look);
      look();
    },
    publish(message) {
      if (message.type !== 'relay') joined?.send(encodeSignal(message));
    },
    refresh(fromScratch) {
      if (closed) return;
      if (fromScratch) leave();
      failedAt = -Infinity;
      look();
    },
    close() {
      closed = true;
      stop();
      leave();
    }
  };
}

/** Relays that are open to everybody, as the library lists them; a person may change the list. */
export async function knownRelays(): Promise<string[]> {
  const { defaultRelayUrls } = await import('trystero/nostr');
  return defaultRelayUrls.slice(0, FEW).map((url) => (url.includes('://') ? url : `wss://${url}`));
}

/** Nostr relays by Trystero, loaded only when somebody chose them. Rejects where the page has no cryptography. */
function joinNostr(urls: readonly string[], iceServers: readonly RTCIceServer[]): JoinRelays {
  return async (room, key, { heard, met }) => {
    const { joinRoom } = await import('trystero/nostr');
    const config = {
      appId: 'bastide',
      password: key,
      // Without a list of ours the library would ask public STUN servers nobody chose.
      rtcConfig: { iceServers: [...iceServers] },
      relayConfig: { urls: [...urls], warnOnRelayFailure: false }
    };
    const there = joinRoom(config, room);
    const signal = there.makeAction<Uint8Array>('signal', {
      onMessage: (data) => heard(new Uint8Array(data))
    });
    there.onPeerJoin = met;
    return {
      send: (bytes) => void signal.send(bytes).catch(() => undefined),
      leave: () => void there.leave().catch(() => undefined)
    };
  };
}
