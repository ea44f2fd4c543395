import { beforeAll, describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { FakeClock, systemClock, type Clock } from '../transport/clock.ts';
import { PLAYER_GIVES, UPLINKS, SPECTATOR_GIVES } from './spectatorTree.ts';
import { Mesh } from '../mesh/mesh.ts';
import type { MeshOptions } from '../mesh/meshOptions.ts';
import { MemoryHub } from '../signaling/memoryWay.ts';
import { YjsProvider } from '../document/provider.ts';
import type { PeerConnectionConstructor } from '../transport/rtcWire.ts';
import { nodeConnection, until } from '../testing/webrtc.ts';
import { pass } from '../testing/pass.ts';

interface Seat {
  readonly mesh: Mesh;
  readonly provider: YjsProvider;
  leave(): void;
}

/** A room of players and spectators that all hear the same announcements. */
class Hall {
  readonly hub: MemoryHub;
  readonly players: Seat[] = [];
  readonly watchers: Seat[] = [];

  constructor(
    readonly clock: Clock,
    relays: 'once' | 'never',
    private readonly options: MeshOptions
  ) {
    this.hub = new MemoryHub(clock, relays);
  }

  come(selfId: string, watching: boolean): Seat {
    const { clock } = this;
    const mesh = new Mesh({ selfId, watching, clock, stock: false, ...this.options });
    const provider = new YjsProvider(new Y.Doc(), mesh, { clock });
    mesh.addWay(this.hub.way());
    const list = watching ? this.watchers : this.players;
    const seat = {
      mesh,
      provider,
      leave: () => {
        if (list.includes(seat)) list.splice(list.indexOf(seat), 1);
        provider.destroy();
        mesh.destroy();
      }
    };
    list.push(seat);
    return seat;
  }

  get everybody(): Seat[] {
    return [...this.players, ...this.watchers];
  }

  /** Number of spectators with this entry. */
  having(key: string): number {
    return this.everybody.filter(({ provider }) => provider.doc.getMap('m').has(key)).length;
  }

  write(by: Seat, key: string): void {
    by.provider.doc.getMap('m').set(key, 1);
  }

  /** Invariants: no peer exceeds its share, and no group is cut off from the players. */
  check(): void {
    const ids = new Set(this.watchers.map(({ mesh }) => mesh.selfId));
    const watchersOf = ({ mesh }: Seat) => [...mesh.peers.keys()].filter((id) => ids.has(id)).length;
    for (const player of this.players) expect(watchersOf(player)).toBeLessThanOrEqual(PLAYER_GIVES);
    for (const { mesh } of this.watchers) {
      expect(mesh.peers.size).toBeLessThanOrEqual(UPLINKS + SPECTATOR_GIVES);
      expect([...mesh.peers.keys()].filter((id) => !ids.has(id)).length).toBeLessThanOrEqual(UPLINKS);
    }
  }

  close(): void {
    for (const seat of this.everybody) seat.leave();
  }
}

describe('two hundred spectators', () => {
  test('receive the game through a tree, whichever of them leave, and are counted', async () => {
    const clock = new FakeClock();
    const hall = new Hall(clock, 'once', { Connection: null });
    const [ann] = ['ann', 'ben', 'cid', 'dan'].map((id) => hall.come(id, false));
    await pass(clock, 3_000, 100);
    for (const { mesh } of hall.players) expect(mesh.peers.size).toBe(3);
    for (let n = 0; n < 200; n++) hall.come(`w${n}`, true);
    await pass(clock, 60_000, 100);
    hall.write(ann, 'first');
    await pass(clock, 2_000, 100);
    expect(hall.having('first')).toBe(204);
    hall.check();
    for (const { mesh } of hall.everybody) expect(mesh.watchers).toBe(200);

    // One in five leaves, including those nearest the players; all others soon receive the game again.
    for (const seat of hall.watchers.filter((_, n) => n % 5 === 0)) seat.leave();
    await pass(clock, 40_000, 100);
    hall.write(ann, 'second');
    await pass(clock, 2_000, 100);
    expect(hall.having('second')).toBe(164);
    hall.check();
    for (const { mesh } of hall.everybody) expect(mesh.watchers).toBe(160);
    // The players never had more spectators than their share.
    for (const { mesh } of hall.players) expect(mesh.peers.size).toBeLessThanOrEqual(3 + PLAYER_GIVES);
    hall.close();
  }, 60_000);
});

describe('twelve spectators that are real peers', () => {
  let Connection: PeerConnectionConstructor;
  beforeAll(async () => {
    Connection = await nodeConnection();
  });

  test('receive the game through a tree, and reconnect when the one above them leaves', async () => {
    const timing = { heartbeat: 400, deadAfter: 4_000, beacon: 500, quietBeacon: 2_000, gap: 20_000 };
    const hall = new Hall(systemClock, 'never', { Connection, timing });
    const [ann] = ['ann', 'ben'].map((id) => hall.come(id, false));
    for (let n = 0; n < 12; n++) hall.come(`w${n}`, true);
    try {
      await until(() => hall.watchers.every(({ mesh }) => mesh.peers.size > 0), 15_000, 'all attached');
      hall.write(ann, 'first');
      await until(() => hall.having('first') === 14, 5_000, 'the game at all');
      hall.check();
      await until(() => ann.mesh.watchers === 12, 5_000, 'all counted');
      const near = hall.watchers.find(({ mesh }) => mesh.peers.has('ann'));
      near?.leave();
      hall.write(ann, 'second');
      await until(() => hall.having('second') === 13, 15_000, 'the game at the rest');
      hall.check();
    } finally {
      hall.close();
    }
  }, 45_000);
});
