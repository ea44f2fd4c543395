import type { PeerConnectionConstructor } from '../transport/rtcWire.ts';

/** A WebRTC implementation for Node; tests only. */
export async function nodeConnection(): Promise<PeerConnectionConstructor> {
  const wrtc = (await import('@roamhq/wrtc')) as unknown as {
    default: { RTCPeerConnection: PeerConnectionConstructor };
  };
  return wrtc.default.RTCPeerConnection;
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
