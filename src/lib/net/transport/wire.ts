import type { PeerKind } from './transport.ts';

/** Certificate hashes of both ends as each end sees them; empty where the path has none (relayed, local). */
export interface Fingerprints {
  readonly local: string;
  readonly remote: string;
}

/** A pipe of ordered frames to one peer, before its identity is known. The owner sets the callbacks. */
export interface Wire {
  readonly kind: PeerKind;
  readonly fingerprints: Fingerprints;
  /** Bytes given to `send` and still buffered. */
  readonly buffered: number;
  /** Throws when the pipe is closed. */
  send(frame: Uint8Array): void;
  close(): void;
  onOpen: () => void;
  onFrame: (frame: Uint8Array) => void;
  /** `failed`: never connected or lost its network; otherwise the peer closed. */
  onClose: (failed: boolean) => void;
  onDrain: () => void;
}

const nothing = (): void => undefined;

/** Callbacks and idempotent closing shared by all pipes. */
export abstract class BaseWire implements Wire {
  abstract readonly kind: PeerKind;
  abstract readonly fingerprints: Fingerprints;
  abstract readonly buffered: number;
  onOpen: () => void = nothing;
  onFrame: (frame: Uint8Array) => void = nothing;
  onClose: (failed: boolean) => void = nothing;
  onDrain: () => void = nothing;
  protected closed = false;

  abstract send(frame: Uint8Array): void;

  /** Closes without a callback: the caller knows. */
  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.release();
  }

  /** Closed by the peer or the network. */
  protected ended(failed: boolean): void {
    if (this.closed) return;
    this.closed = true;
    this.release();
    this.onClose(failed);
  }

  protected abstract release(): void;
}
