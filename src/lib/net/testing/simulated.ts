import { Mesh } from '../mesh/mesh.ts';
import type { MeshOptions } from '../mesh/meshOptions.ts';
import { MemoryHub } from '../signaling/memoryWay.ts';
import type { SignalMessage } from '../signaling/signals.ts';
import type { Way } from '../signaling/way.ts';
import { FakeClock } from '../transport/clock.ts';
import type { PeerConnectionConstructor } from '../transport/rtcWire.ts';
import { pass } from './pass.ts';

/** Tests only. Meshes on a clock that only the test advances. They need not be closed. */

/** Devices `p0`, `p1` and so on that meet on one hub, and send everything over it. */
export function simulated(count: number, options: MeshOptions = {}) {
  const clock = new FakeClock();
  const hub = new MemoryHub(clock, 'once');
  const meshes = Array.from({ length: count }, (_, index) => {
    const mesh = new Mesh({ selfId: `p${index}`, clock, Connection: null, ...options });
    mesh.addWay(hub.way());
    return mesh;
  });
  return { clock, hub, meshes };
}

/** The same, after all are connected. */
export async function connected(count: number) {
  const room = simulated(count);
  await pass(room.clock, 5_000);
  return room;
}

/** A way whose other end is the test, with the calls and messages it received. */
export function recordedWay(more: Partial<Pick<Way, 'relays' | 'beaconEvery'>> = {}) {
  const sent: SignalMessage[] = [];
  const asked: string[] = [];
  const status = { name: '', kind: 'memory' as const, up: true };
  let receive: (message: SignalMessage) => void = () => undefined;
  let changed = (): void => undefined;
  const way: Way = {
    relays: 'once',
    status,
    start: (take, change) => void ([receive, changed] = [take, change]),
    publish: (message) => void sent.push(message),
    refresh: (fromScratch) => void asked.push(fromScratch ? 'restart' : 'refresh'),
    close: () => void asked.push('close'),
    ...more
  };
  return {
    way,
    asked,
    /** What was sent since the last call. */
    sent: () => sent.splice(0),
    hear(message: SignalMessage): SignalMessage[] {
      receive(message);
      return sent.splice(0);
    },
    turn(up: boolean): void {
      status.up = up;
      changed();
    }
  };
}

/** An announcement as devices of this app send it. */
export const announce = (from: string, more = {}) => ({ type: 'announce', from, v: 1, ...more }) as const;

/** A WebRTC connection that never opens and records its calls; `all` lists those of a test. */
export function nowhere() {
  const all: { config: RTCConfiguration | undefined; closed: boolean }[] = [];
  class Nowhere {
    connectionState = 'new';
    signalingState = 'have-local-offer';
    iceGatheringState = 'complete';
    localDescription = { sdp: '' };
    remoteDescription = null;
    private readonly seen: (typeof all)[number];
    constructor(config?: RTCConfiguration) {
      all.push((this.seen = { config, closed: false }));
    }
    createDataChannel = () => ({ readyState: 'connecting', close: () => undefined });
    createOffer = () => Promise.resolve({});
    createAnswer = () => Promise.resolve({});
    setLocalDescription = () => Promise.resolve();
    setRemoteDescription = () => Promise.resolve();
    addIceCandidate = () => Promise.resolve();
    close = () => void (this.seen.closed = true);
  }
  return { Connection: Nowhere as unknown as PeerConnectionConstructor, all };
}
