import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket as NodeWebSocket } from 'ws';
import { attachSignalling } from '../../../../scripts/signal/server.mjs';
import { broadcastWay } from '../transport/broadcast.ts';
import { waitReason } from '../transport/connection.ts';
import { FakeClock, systemClock, type Clock } from '../transport/clock.ts';
import { deriveRoomKey } from '../crypto/roomKey.ts';
import { newInvite } from '../link/link.ts';
import { MemoryHub } from '../signaling/memoryWay.ts';
import { Mesh } from './mesh.ts';
import type { PeerConnectionConstructor } from '../transport/rtcWire.ts';
import { ServerWay } from '../signaling/serverWay.ts';
import type { SignalMessage } from '../signaling/signals.ts';
import { pass } from '../testing/pass.ts';
import { nowhere, simulated } from '../testing/simulated.ts';
import { nodeConnection, sleep, until } from '../testing/webrtc.ts';
import { watchPage } from '../transport/wake.ts';
import type { Way } from '../signaling/way.ts';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

function open(mesh: Mesh): Mesh {
  closing.push(() => mesh.destroy());
  return mesh;
}

describe('mesh on a fake clock', () => {
  for (const seconds of [3, 10, 25, 60, 300]) {
    test(`a partition of ${seconds} s heals within ten seconds`, async () => {
      const { clock, hub, meshes } = simulated(4);
      await pass(clock, 5_000);
      expect(meshes.map(({ peers }) => peers.size)).toEqual([3, 3, 3, 3]);
      hub.up = false;
      await pass(clock, seconds * 1_000);
      if (seconds > 10) expect(meshes.map(({ peers }) => peers.size)).toEqual([0, 0, 0, 0]);
      hub.up = true;
      await pass(clock, 10_000);
      expect(meshes.map(({ peers }) => peers.size)).toEqual([3, 3, 3, 3]);
      await pass(clock, 60_000);
      expect(meshes.map(({ peers }) => peers.size)).toEqual([3, 3, 3, 3]);
    });
  }

  test('a device that slept restarts its connections, whether the tab or the clock shows it', async () => {
    const { clock, meshes } = simulated(2);
    await pass(clock, 5_000);
    const reasons: string[] = [];
    meshes[0].onPeer((event) => event.type === 'close' && reasons.push(event.reason));
    clock.freeze(600_000);
    meshes[0].wake();
    await pass(clock, 10_000);
    expect(reasons[0]).toBe('slept');
    expect(meshes.map(({ peers }) => peers.size)).toEqual([1, 1]);
  });

  test('a peer that reports a connection dead in another peer’s name does not end it', async () => {
    const { clock, hub, meshes } = simulated(2);
    await pass(clock, 5_000);
    const closed: string[] = [];
    for (const mesh of meshes) mesh.onPeer((event) => event.type === 'close' && closed.push(event.reason));
    const liar = hub.way();
    liar.start(
      () => undefined,
      () => undefined
    );
    for (const from of ['p0', 'p1']) liar.publish({ type: 'announce', from, v: 1, epoch: 9, have: [] });
    await pass(clock, 10_000);
    expect(closed).toEqual([]);
  });

  /** A device with one busy thread: timers and messages wait, and timers run first afterwards. */
  class Thread {
    busy = false;
    private timers: (() => void)[] = [];
    private messages: (() => void)[] = [];

    constructor(private readonly under: Clock) {}

    readonly clock: Clock = {
      now: () => this.under.now(),
      after: (ms, run) => this.under.after(ms, () => this.take(this.timers, run)),
      every: (ms, run) =>
        this.under.every(ms, () => {
          // A pending beat is not queued twice.
          if (!this.timers.includes(run)) this.take(this.timers, run);
        })
    };

    way(way: Way): Way {
      const start: Way['start'] = (receive, changed) =>
        way.start((message) => this.take(this.messages, () => receive(message)), changed);
      return { ...way, start };
    }

    free(): void {
      this.busy = false;
      for (const run of [...this.timers.splice(0), ...this.messages.splice(0)]) run();
    }

    private take(list: (() => void)[], run: () => void): void {
      if (this.busy) list.push(run);
      else run();
    }
  }

  /** Two peers on a line that can drop the first one's messages; they hear announcements on another way. */
  function twoLines() {
    const { clock, hub, meshes } = simulated(0);
    const server = new MemoryHub(clock, 'failed');
    const line = { lost: false };
    const closed: string[] = [];
    const threads = [0, 1].map(() => new Thread(clock));
    for (const [n, selfId] of ['p0', 'p1'].entries()) {
      const mesh = open(new Mesh({ selfId, clock: threads[n].clock, Connection: null }));
      mesh.isMissingPlayer = () => mesh.peers.size === 0;
      mesh.onPeer((event) => event.type === 'close' && closed.push(event.reason));
      const way = hub.way();
      const publish = (message: SignalMessage) => {
        if (!line.lost || (selfId === 'p1' && message.type !== 'announce')) way.publish(message);
      };
      mesh.addWay(threads[n].way({ ...way, publish }));
      meshes.push(mesh);
    }
    const meetAtServer = () => meshes.forEach((mesh, n) => mesh.addWay(threads[n].way(server.way())));
    return { clock, hub, server, meshes, line, closed, threads, meetAtServer };
  }

  test.each([0, 500, 1_000, 1_500])(
    'a connection broken in one direction is replaced through the server within nine seconds: %i ms after a beat',
    async (phase) => {
      const { clock, meshes, line, meetAtServer } = twoLines();
      await pass(clock, 4_000 + phase);
      expect(meshes.map(({ peers }) => peers.size)).toEqual([1, 1]);
      meetAtServer();
      await pass(clock, 30_000);
      line.lost = true;
      await pass(clock, 9_000);
      const heard: string[] = [];
      for (const mesh of meshes) mesh.onMessage((from) => heard.push(from));
      for (const mesh of meshes) mesh.broadcast(Uint8Array.of(1));
      await pass(clock, 1_000);
      expect(heard).toEqual(['p0', 'p1']);
      expect(meshes.map(({ peers }) => [...peers.values()][0].kind)).toEqual(['relayed', 'relayed']);
    }
  );

  test.each([3_000, 5_000, 7_500])('a phone that is busy for %i ms keeps its connection', async (ms) => {
    const { clock, hub, server, meshes, closed, threads, meetAtServer } = twoLines();
    await pass(clock, 4_000);
    meetAtServer();
    await pass(clock, 30_000);
    for (let again = 0; again < 3; again++) {
      threads[again % 2].busy = true;
      await pass(clock, ms);
      threads[again % 2].free();
      await pass(clock, 10_000);
    }
    expect(closed).toEqual([]);
    expect(meshes.map(({ peers }) => [...peers.values()][0].kind)).toEqual(['local', 'local']);
    // Then traffic is idle again: a heartbeat of both in 2 s, an announcement of each in 30 s.
    const before = server.passed + hub.passed;
    await pass(clock, 30_000);
    expect(server.passed + hub.passed - before).toBeLessThanOrEqual(2 * 2 * 15 + 2 * 2 + 2);
  });

  test('a closed page says goodbye, and a page kept in the back/forward cache does not', async () => {
    const { clock, meshes } = simulated(2);
    await pass(clock, 5_000);
    const page = Object.assign(new EventTarget(), { document: new EventTarget() });
    closing.push(watchPage(meshes[1], page as unknown as Window));
    const closed: string[] = [];
    meshes[0].onPeer((event) => event.type === 'close' && closed.push(event.reason));
    const hide = (persisted: boolean) =>
      page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));
    hide(true);
    await pass(clock, 1_000);
    expect(closed).toEqual([]);
    hide(false);
    await pass(clock, 250);
    expect(closed).toEqual(['left']);
    expect(meshes[0].status.waiting).toEqual([]);
  });

  test('signalling stays quiet once all players are connected', async () => {
    const { clock, hub, meshes } = simulated(4);
    for (const mesh of meshes) mesh.isMissingPlayer = () => false;
    await pass(clock, 10_000);
    const frames = hub.passed;
    await pass(clock, 30_000);
    // 4 peers x 3 others x (ping and pong) every 2 s also use this hub; announcements add 4 in 30 s.
    const heartbeats = 4 * 3 * 2 * 15;
    expect(hub.passed - frames).toBeLessThanOrEqual(heartbeats + 8);
  });
});

describe('when the networks allow no direct connection', () => {
  test.each([
    ['after an offer has failed', { attempt: 400, beacon: 200, heartbeat: 200 }],
    ['while an offer leads nowhere', { attempt: 60_000, detour: 400, heartbeat: 200 }]
  ])(
    'frames go sealed over the server, to one peer only, and a large state arrives: %s',
    async (_, timing) => {
      const Real = await nodeConnection();
      // With a TURN-only policy and no TURN server there is never a path.
      const Walled = function (config?: RTCConfiguration) {
        return new Real({ ...config, iceTransportPolicy: 'relay' });
      } as unknown as PeerConnectionConstructor;
      const server = createServer();
      const signalling = attachSignalling(server);
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      closing.push(() => {
        signalling.close();
        server.close();
      });
      const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const { room, key } = newInvite();
      const sealed = await deriveRoomKey(key, room);
      const meshes = [0, 1].map(() => {
        const mesh = open(new Mesh({ Connection: Walled, timing }));
        const WebSocket = NodeWebSocket as unknown as typeof globalThis.WebSocket;
        mesh.addWay(new ServerWay({ url, room, selfId: mesh.selfId, key: sealed, WebSocket }));
        return mesh;
      });
      await until(() => meshes.every(({ peers }) => peers.size === 1));
      expect([...meshes[0].peers.values()][0].kind).toBe('relayed');
      let heard = 0;
      meshes[1].onMessage((_, bytes) => (heard = bytes.length));
      meshes[0].broadcast(new Uint8Array(600_000));
      await until(() => heard === 600_000);
      expect(signalling.stats().relayed).toBeGreaterThan(37);
      expect(signalling.stats().refused).toBe(0);
    }
  );
});

describe('what is known of a peer that is not connected', () => {
  const { Connection } = nowhere();

  function apart() {
    const clock = new FakeClock();
    const hub = new MemoryHub(clock);
    const meshes = ['p0', 'p1'].map((selfId) => {
      const mesh = open(new Mesh({ selfId, clock, Connection }));
      mesh.addWay(hub.way());
      return mesh;
    });
    const reasons = () => meshes.map(({ status }) => waitReason(status, true));
    return { clock, meshes, reasons };
  }

  test('two peers that hear each other but cannot connect: first attempts, then the networks are named as the reason', async () => {
    const { clock, reasons } = apart();
    await pass(clock, 5_000);
    expect(reasons()).toEqual(['trying', 'trying']);
    await pass(clock, 15_000);
    // Attempts continue with growing intervals, and nothing else is sent.
    for (let i = 0; i < 20; i++) {
      expect(reasons()).toEqual(['noPath', 'noPath']);
      await pass(clock, 5_000);
    }
  });

  test('a server that stops before it passes on an answer delays no peer once it is back', async () => {
    const clock = new FakeClock();
    const hub = new MemoryHub(clock);
    const offers: number[] = [];
    const changes: (() => void)[] = [];
    const serve = (up: boolean): void => {
      hub.up = up;
      for (const change of changes) change();
    };
    for (const selfId of ['p0', 'p1']) {
      const mesh = open(new Mesh({ selfId, clock, Connection }));
      const way = hub.way();
      mesh.addWay({
        ...way,
        get status() {
          return { ...way.status, up: hub.up };
        },
        start: (receive, changed) => {
          changes.push(changed);
          way.start(receive, changed);
        },
        publish: (message) => {
          if (message.type === 'signal' && message.signal.type === 'answer' && hub.up) serve(false);
          if (message.type === 'signal' && message.signal.type === 'offer') offers.push(clock.now());
          way.publish(message);
        }
      });
    }
    await pass(clock, 3_000);
    expect(hub.up).toBe(false);
    expect(offers).toHaveLength(1);
    serve(true);
    await pass(clock, 1_000);
    expect(offers).toHaveLength(2);
  });

  test('the network is not named as the reason for a peer that leaves while it is dialled', async () => {
    for (const stay of [0, 1]) {
      const { clock, meshes, reasons } = apart();
      await pass(clock, 5_000);
      meshes[1 - stay].destroy();
      for (let i = 0; i < 60; i++) {
        await pass(clock, 1_000);
        expect(reasons()[stay]).not.toBe('noPath');
      }
      // No server is configured here.
      expect(reasons()[stay]).toBe('noServer');
    }
  });

  test('a peer that leaves after its network failed soon no longer determines the reason', async () => {
    const { clock, meshes, reasons } = apart();
    await pass(clock, 30_000);
    expect(reasons()[0]).toBe('noPath');
    meshes[1].destroy();
    await pass(clock, 15_000);
    expect(reasons()[0]).toBe('noServer');
  });
});

describe('tabs of one browser', () => {
  test('connect by BroadcastChannel alone', async () => {
    const room = newInvite().room;
    const meshes = [0, 1, 2].map(() => {
      const mesh = open(new Mesh({ Connection: null, clock: systemClock }));
      mesh.addWay(broadcastWay(room));
      return mesh;
    });
    await until(() => meshes.every(({ peers }) => peers.size === 2));
    const heard: number[] = [];
    meshes[2].onMessage((_, bytes) => heard.push(bytes.length));
    meshes[0].broadcast(new Uint8Array(100_000));
    await until(() => heard.length === 1);
    expect(heard).toEqual([100_000]);
    meshes[0].destroy();
    await until(() => meshes[1].peers.size === 1 && meshes[2].peers.size === 1);
    await sleep(20);
  });
});
