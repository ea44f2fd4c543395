import type { SignalMessage } from './signals.ts';
import type { WayStatus } from '../transport/transport.ts';

/** One means by which peers of a room find each other before they are connected. */
export interface Way {
  readonly status: WayStatus;
  /**
   * Whether connection frames may use this way: `never`, only after a direct attempt `failed`, or at `once` because it
   * is as good as a direct one (same browser).
   */
  readonly relays: 'never' | 'failed' | 'once';
  /** Minimum interval (ms) between announcements; absent where they are not limited. */
  readonly beaconEvery?: number;
  /** Sends the message to all peers in the room (or, where the way can, only to `message.to`). */
  publish(message: SignalMessage): void;
  /** Starts; called once. `changed` reports that the way went up or down. */
  start(receive: (message: SignalMessage) => void, changed: () => void): void;
  /** Reconnects now: the device was asleep or the network changed. */
  refresh(fromScratch: boolean): void;
  close(): void;
}
