import { expect, test } from 'vitest';
import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import type { Path } from '../mesh/dialer.ts';
import type { PeerSession } from '../mesh/peerSession.ts';
import { FakeClock } from '../transport/clock.ts';
import { SpectatorTree, UNATTACHED } from './spectatorTree.ts';

/** Whom one device serves and dials, and what it believes of others. */

const path = { relays: 'never', publish: () => undefined } as Path;
const session = (id: string, tier: number) =>
  ({ id, tier, stock: false, closed: [] as string[] }) as unknown as PeerSession & { closed: string[] };

/** A player or a spectator, with its sessions and what it does. */
function device(watching: boolean, selfId = 'm') {
  const clock = new FakeClock();
  const sessions: PeerSession[] = [];
  const dialled: string[] = [];
  const told: { id: string | null; bytes: Uint8Array }[] = [];
  const done = { announced: 0, replied: 0 };
  const tree = new SpectatorTree({
    selfId,
    watching,
    clock,
    sessions: () => sessions,
    dial: (id) => dialled.push(id),
    announce: () => done.announced++,
    tell: ({ id }, bytes) => told.push({ id, bytes })
  });
  const met = (from: string, tier: number, free = 1) =>
    tree.met({ type: 'announce', from, v: 1, tier, free }, path, () => done.replied++);
  const open = (one: PeerSession) => {
    const isAdmitted = tree.admits(one);
    if (isAdmitted) {
      sessions.push(one);
      tree.opened(one);
    }
    return isAdmitted;
  };
  const end = (one: PeerSession) => {
    sessions.splice(sessions.indexOf(one), 1);
    tree.ended(one);
  };
  return { clock, tree, sessions, dialled, told, done, met, open, end };
}

const counts = (below: number, total: number) => {
  const out = encoding.createEncoder();
  for (const n of [below, total]) encoding.writeVarUint(out, n);
  return encoding.toUint8Array(out);
};

test('a player serves two spectators, answers their offers while it does, and serves players always', () => {
  const { tree, done, met, open, end } = device(false);
  expect(met('p', 0)).toBe(false);
  expect([tree.mayDial('a'), tree.mayDial('z')]).toEqual([true, false]);
  expect(met('z', UNATTACHED)).toBe(true);
  expect(tree.mayDial('z')).toBe(true);
  expect(done.replied).toBe(1);
  const watchers = ['w1', 'w2', 'w3'].map((id) => session(id, 1));
  expect(watchers.map(open)).toEqual([true, true, false]);
  expect(open(session('p', 0))).toBe(true);
  const { replied } = done;
  met('z', UNATTACHED);
  expect(done.replied).toBe(replied);
  expect(tree.mayDial('z')).toBe(false);
  // One that comes back has its place.
  expect(tree.admits(watchers[0])).toBe(true);
  const { announced } = done;
  end(watchers[0]);
  expect(tree.mayDial('z')).toBe(true);
  expect(done.announced).toBe(announced + 1);
});

test('only players stand in neighbour lists, and say nothing of a place of their own', () => {
  const player = device(false);
  const watcher = device(true);
  expect([0, 1].map((tier) => player.tree.isPlayer(session('a', tier)))).toEqual([true, false]);
  expect([0, 1].map((tier) => watcher.tree.isPlayer(session('a', tier)))).toEqual([false, false]);
  expect(player.tree.place).toEqual({ free: 2 });
  expect(watcher.tree.place).toEqual({ tier: UNATTACHED, free: 0 });
  watcher.open(session('up', 0));
  expect(watcher.tree.place).toEqual({ tier: 1, free: 3 });
});

test('a spectator answers offers and searches of spectators below it only, while it has a place', () => {
  const { tree, met, open, done } = device(true);
  met('z', UNATTACHED);
  expect([done.replied, tree.mayDial('z'), tree.mayDial('a')]).toEqual([0, false, false]);
  open(session('up', 0));
  met('z', UNATTACHED);
  expect([done.replied, tree.mayDial('z'), tree.mayDial('a')]).toEqual([1, true, false]);
  // Who has an uplink, and players, search for none.
  expect([met('y', 3), met('p', 0)]).toEqual([true, true]);
  expect(done.replied).toBe(1);
  for (const id of ['c1', 'c2', 'c3']) open(session(id, 2));
  met('z', UNATTACHED);
  expect([done.replied, tree.mayDial('z')]).toEqual([1, false]);
});

test('strangers under any number of names keep a spectator neither from a player nor from its place in the tree', () => {
  const player = device(false);
  const watcher = device(true);
  for (let i = 0; i < 2_000; i++) {
    player.met(`x${i}`, UNATTACHED);
    watcher.met(`x${i}`, 0, 0);
  }
  player.met('z', UNATTACHED);
  expect(player.tree.mayDial('z')).toBe(true);
  watcher.met('p', 0);
  watcher.clock.advance(4_000);
  expect(watcher.dialled).toEqual(['p']);
});

test('what it announces of its places is told when the last one is taken, and when a spectator has found its own', () => {
  const player = device(false);
  player.open(session('w1', 1));
  expect(player.done.announced).toBe(0);
  player.open(session('w2', 1));
  expect(player.done.announced).toBe(1);
  const watcher = device(true);
  watcher.open(session('up', 0));
  expect(watcher.done.announced).toBe(1);
});

test('a spectator that comes back counts as one until it reports more', () => {
  const { tree, open, end } = device(false);
  const gone = session('w', 1);
  open(gone);
  tree.heard(gone, counts(50, 0));
  expect(tree.count).toBe(50);
  end(gone);
  open(session('w', 1));
  expect(tree.count).toBe(1);
});

test('a stranger who announced a player as a spectator keeps it from nobody whose places are taken', () => {
  const { tree, met, open } = device(false);
  for (const id of ['w1', 'w2']) open(session(id, 1));
  met('a', 5);
  expect(tree.mayDial('a')).toBe(false);
  expect(met('a', 0)).toBe(false);
  expect(tree.mayDial('a')).toBe(true);
});

test('of the peers it was told of a device forgets the one not heard for longest', () => {
  const { tree, met, clock, dialled } = device(true);
  const player = device(false);
  met('p', 0);
  player.met('z', 1);
  for (let i = 0; i < 800; i++) {
    met(`x${i}`, 0, 0);
    player.met(`x${i}`, 1);
    if (i !== 400) continue;
    met('p', 0);
    player.met('z', 1);
  }
  clock.advance(4_000);
  expect(dialled).toEqual(['p']);
  expect(player.tree.mayDial('z')).toBe(true);
  expect(player.tree.mayDial('x799')).toBe(true);
  expect(player.tree.mayDial('x0')).toBe(false);
  expect(tree.tier).toBe(UNATTACHED);
});

test('a device remembers 512 peers it was told of', () => {
  const { met, clock, dialled } = device(true);
  met('p', 0);
  for (let i = 0; i < 512; i++) met(`x${i}`, 0, 0);
  clock.advance(4_000);
  expect(dialled).toEqual([]);
});

test('a peer whose connection ended is told anew, and not dialled before it announces itself', () => {
  const { met, open, end, told, clock, dialled, tree } = device(true);
  met('up', 0);
  const up = session('up', 0);
  open(up);
  const before = told.length;
  end(up);
  clock.advance(4_000);
  expect(dialled).toEqual([]);
  open(up);
  expect([before > 0, told.length]).toEqual([true, 2 * before]);
  end(up);
  met('up', 0);
  clock.advance(4_000);
  expect([dialled, tree.tier]).toEqual([['up'], UNATTACHED]);
});

test('a spectator takes two uplinks, nearer the players than itself, and passes on to three', () => {
  const { tree, open, sessions, end } = device(true);
  expect(open(session('below', UNATTACHED))).toBe(false);
  expect(open(session('up1', 3))).toBe(true);
  expect(tree.tier).toBe(4);
  expect([open(session('same', 4)), open(session('up2', 2)), open(session('up3', 0))]).toEqual([
    false,
    true,
    false
  ]);
  // An uplink may come again by another path.
  expect(tree.admits(sessions[0])).toBe(true);
  expect(['c1', 'c2', 'c3', 'c4'].map((id) => open(session(id, 5)))).toEqual([true, true, true, false]);
  const [up1, up2] = sessions;
  const left: string[] = [];
  for (const one of sessions) one.close = () => left.push(one.id!);
  end(up1);
  expect([tree.tier, left]).toEqual([4, []]);
  // Without a way to the players it leaves those below: they look for another way.
  end(up2);
  expect([tree.tier, left]).toEqual([UNATTACHED, ['c1', 'c2', 'c3']]);
});

test('a spectator dials whoever is nearest the players and has room, and not the same one again at once', () => {
  const { clock, tree, dialled, met } = device(true);
  met('far', 3);
  met('full', 0, 0);
  met('lost', UNATTACHED);
  met('near', 1);
  clock.advance(3_000);
  expect(dialled[0]).toBe('near');
  clock.advance(6_000);
  expect(dialled).toEqual(['near', 'far']);
  // That it announces itself meanwhile changes nothing.
  met('near', 1);
  tree.tick();
  clock.advance(2_000);
  expect(dialled).toEqual(['near', 'far']);
  clock.advance(5_000);
  tree.tick();
  clock.advance(2_000);
  expect(dialled).toEqual(['near', 'far', 'near']);
});

test('a spectator dials one peer at a time, however many announce themselves', () => {
  const { tree, clock, dialled, met } = device(true);
  for (let i = 0; i < 50; i++) met(`far${i}`, 2);
  met('near', 1);
  for (let i = 50; i < 100; i++) met(`far${i}`, 2);
  tree.tick();
  clock.advance(2_000);
  expect(dialled).toEqual(['near']);
  clock.advance(20_000);
  expect(dialled.length).toBeLessThanOrEqual(50);
});

test('a spectator dials nobody as far from the players as itself, and nobody with two uplinks', () => {
  const { tree, clock, dialled, met, open } = device(true);
  open(session('up1', 1));
  for (const tier of [2, 3, 254, UNATTACHED]) met(`t${tier}`, tier);
  met('up1', 1);
  clock.advance(10_000);
  expect(dialled).toEqual([]);
  open(session('up2', 0));
  met('p', 0);
  tree.tick();
  clock.advance(10_000);
  expect([dialled, tree.tier]).toEqual([[], 2]);
});

test('counts of others are taken from neighbours, are bounded, and each spectator counts once', () => {
  const { tree, open, told } = device(false);
  const [w1, w2] = [session('w1', 1), session('w2', 1)];
  for (const one of [w1, w2]) open(one);
  expect(tree.count).toBe(2);
  tree.heard(w1, counts(41, 7));
  expect(tree.count).toBe(42);
  tree.heard(w1, Uint8Array.of(255));
  expect(tree.count).toBe(42);
  tree.heard(w1, counts(2 ** 31, 2 ** 31));
  tree.heard(w2, counts(2 ** 31, 0));
  expect(tree.count).toBe(9_999);
  const before = told.length;
  tree.tick();
  const after = told.length;
  tree.tick();
  expect([after > before, told.length - after]).toEqual([true, 0]);
});

test('a spectator believes the total of its first uplink only', () => {
  const { tree, open, end } = device(true);
  const [up1, up2] = [session('up1', 0), session('up2', 0)];
  for (const one of [up1, up2]) open(one);
  tree.heard(up2, counts(0, 500));
  expect(tree.count).toBe(0);
  tree.heard(up1, counts(0, 30));
  expect(tree.count).toBe(30);
  end(up2);
  end(up1);
  expect(tree.count).toBe(0);
});

test('what is told of counts: each spectator to its first uplink, players their own, the total to all', () => {
  const last = ({ told }: ReturnType<typeof device>) =>
    Object.fromEntries(
      told.map(({ id, bytes }) => {
        const input = decoding.createDecoder(bytes);
        return [id, [decoding.readVarUint(input), decoding.readVarUint(input)]];
      })
    );
  const player = device(false);
  const [w1, w2, p] = [session('w1', 1), session('w2', 1), session('p', 0)];
  for (const one of [w1, w2, p, Object.assign(session('old', 0), { stock: true })]) player.open(one);
  player.tree.heard(w1, counts(5, 90));
  player.tree.heard(p, counts(7, 90));
  player.tree.tick();
  expect(last(player)).toEqual({ w1: [0, 13], w2: [0, 13], p: [6, 13] });
  const watcher = device(true);
  const [up1, up2, below] = [session('up1', 0), session('up2', 0), session('below', 2)];
  for (const one of [up1, up2, below]) watcher.open(one);
  watcher.tree.heard(below, counts(3, 90));
  watcher.tree.heard(up1, counts(9, 20));
  watcher.tree.heard(up2, counts(9, 90));
  watcher.tree.tick();
  expect(last(watcher)).toEqual({ up1: [4, 20], up2: [0, 20], below: [0, 20] });
});

test('of peers at one distance spectators choose different ones, and one beyond 254 steps stays attached', () => {
  const chosen = Array.from({ length: 20 }, (_, n) => {
    const { met, clock, dialled } = device(true, `m${n}`);
    for (let i = 0; i < 10; i++) met(`p${i}`, 0);
    clock.advance(2_000);
    return dialled[0];
  });
  expect(new Set(chosen).size).toBeGreaterThan(4);
  const far = device(true);
  far.open(session('up', 254));
  expect(far.tree.tier).toBe(254);
});

test('a device that is gone looks for nothing', () => {
  const { tree, clock, met, dialled, open, done } = device(true);
  const up = session('up', 0);
  open(up);
  const { announced } = done;
  tree.destroy();
  met('p', 0);
  tree.ended(up);
  clock.advance(10_000);
  expect([dialled, done.announced]).toEqual([[], announced]);
});
