import type { PeerConnectionConstructor } from '../transport/rtcWire.ts';

type Connection = InstanceType<PeerConnectionConstructor>;

/**
 * The library can crash the process when a closed connection is garbage-collected
 * (WonderInventions/node-webrtc#35), so all are kept.
 */
const kept: Connection[] = [];

/** A WebRTC implementation for Node; tests only. */
export async function nodeConnection(): Promise<PeerConnectionConstructor> {
  const wrtc = (await import('@roamhq/wrtc')) as unknown as {
    default: { RTCPeerConnection: PeerConnectionConstructor };
  };
  return class extends wrtc.default.RTCPeerConnection {
    constructor(...options: ConstructorParameters<PeerConnectionConstructor>) {
      super(...options);
      kept.push(this);
    }
  };
}

/** Waits until `done`, resolves to the ms since the call; fails after `limit`. */
export async function until(done: () => boolean, limit = 12_000, what = 'condition'): Promise<number> {
  const start = performance.now();
  while (!done()) {
    if (performance.now() - start > limit) throw new Error(`${what}: not within ${limit} ms`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return performance.now() - start;
}

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
