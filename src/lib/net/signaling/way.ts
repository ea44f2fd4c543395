import type { SignalMessage } from './signals.ts';
import type { WayStatus } from '../transport/transport.ts';

/** One road on which peers of a room hear of each other before they are connected. */
export interface Way {
  readonly status: WayStatus;
  /**
   * Whether frames of a connection may travel here: `never`, only after a direct attempt `failed`, or at `once`
   * because it is as good as a direct one (same browser).
   */
  readonly relays: 'never' | 'failed' | 'once';
  /** Left out where announcements pass as they are made; else one passes at most every so many ms. */
  readonly beaconEvery?: number;
  /** Gives the message to everybody in the room (or, where the way can, only to `message.to`). */
  publish(message: SignalMessage): void;
  /** Starts; called once. `changed` reports that the way went up or down. */
  start(receive: (message: SignalMessage) => void, changed: () => void): void;
  /** Connects again now: the device was asleep or the network changed. */
  refresh(fromScratch: boolean): void;
  close(): void;
}
