import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { CodeError } from './connectionCode.ts';
import { invite, reply } from './handshake.ts';
import { Mesh } from '../mesh/mesh.ts';
import type { MeshOptions } from '../mesh/meshOptions.ts';
import { FakeClock } from '../transport/clock.ts';
import type { PeerConnectionConstructor } from '../transport/rtcWire.ts';
import { nodeConnection, sleep, until } from '../testing/webrtc.ts';

let Connection: PeerConnectionConstructor;
beforeAll(async () => {
  Connection = await nodeConnection();
});
const meshes: Mesh[] = [];
afterEach(() => meshes.splice(0).forEach((mesh) => mesh.destroy()));
const mesh = (options: Omit<MeshOptions, 'Connection'> = {}): Mesh => {
  const one = new Mesh({ ...options, Connection });
  meshes.push(one);
  return one;
};

describe('first contact by codes', () => {
  test('two codes connect, and a third joins by a second pair only', async () => {
    const [host, guest, third] = [mesh(), mesh(), mesh()];
    const invitation = await invite(host);
    expect(invitation.code.length).toBeLessThanOrEqual(130);
    const answer = await reply(guest, invitation.code);
    expect(answer.code.length).toBeLessThanOrEqual(130);
    await invitation.finish(answer.code);
    await until(() => host.peers.size === 1 && guest.peers.size === 1);
    const second = await invite(guest);
    await second.finish((await reply(third, second.code)).code);
    await until(() => [host, guest, third].every(({ peers }) => peers.size === 2));
    expect(third.peers.get(host.selfId)?.kind).toBe('direct');
  });

  test('a guest without automatic retries retries when the player says that the answer was entered', async () => {
    const [host, guest] = [mesh(), mesh()];
    const invitation = await invite(host);
    const answer = await reply(guest, invitation.code, { retries: false });
    await invitation.finish(answer.code);
    await sleep(100);
    answer.entered();
    await until(() => host.peers.size === 1 && guest.peers.size === 1);
  });

  test('codes on their way outlast the sleep of either device', async () => {
    const [host, guest] = [mesh(), mesh()];
    const invitation = await invite(host);
    host.rejoin();
    const answer = await reply(guest, invitation.code);
    host.rejoin();
    guest.rejoin();
    await invitation.finish(answer.code);
    await until(() => host.peers.size === 1 && guest.peers.size === 1);
  });

  test('a connection made by codes outlasts the sleep of a device: no way leads to that peer again', async () => {
    const clock = new FakeClock();
    const [host, guest] = [mesh({ clock }), mesh()];
    const invitation = await invite(host);
    await invitation.finish((await reply(guest, invitation.code)).code);
    await until(() => host.peers.size === 1 && guest.peers.size === 1);
    const closed: string[] = [];
    host.onPeer((event) => event.type === 'close' && closed.push(event.reason));
    const heard: Uint8Array[] = [];
    guest.onMessage((_, bytes) => heard.push(bytes));
    clock.freeze(30_000);
    host.wake();
    // The peer has not answered yet.
    clock.advance(7_000);
    host.send(guest.selfId, Uint8Array.of(7));
    await until(() => heard.length === 1);
    expect(closed).toEqual([]);

    clock.freeze(30_000);
    host.wake();
    clock.advance(20_000);
    expect(closed).toEqual(['silent']);
  });

  test('a guest whose codes took long still has time to greet', async () => {
    const clock = new FakeClock();
    let judge = (): void => undefined;
    let asked = false;
    const verdict = new Promise<boolean>((done) => (judge = () => done(true)));
    const auth = (key: number, verify: () => boolean | Promise<boolean>) => ({
      publicKey: new Uint8Array(32).fill(key),
      scope: () => 'room',
      accepts: () => true,
      sign: () => new Uint8Array(64),
      verify
    });
    const host = mesh({ auth: auth(1, () => true) });
    const guest = mesh({ auth: auth(2, () => ((asked = true), verdict)), clock });
    const invitation = await invite(host);
    const answer = await reply(guest, invitation.code, { clock });
    for (let second = 0; second < 60; second++) clock.advance(1_000);
    await invitation.finish(answer.code);
    await until(() => asked);
    for (let second = 0; second < 8; second++) clock.advance(1_000);
    judge();
    await until(() => host.peers.size === 1 && guest.peers.size === 1);
  });

  test('a cancelled invitation leaves nothing behind', async () => {
    const [host, guest] = [mesh(), mesh()];
    const invitation = await invite(host);
    const answer = await reply(guest, invitation.code);
    invitation.cancel();
    answer.cancel();
    await sleep(50);
    expect([host.status.waiting, guest.status.waiting]).toEqual([[], []]);
    await expect(reply(guest, 'nonsense!')).rejects.toBeInstanceOf(CodeError);
  });

  test.each([
    ['setLocalDescription', 'an offer', (one: Mesh) => invite(one)],
    ['setRemoteDescription', 'an answer', async (one: Mesh) => reply(one, (await invite(mesh())).code)]
  ] as const)('where %s fails, %s leaves no connection open', async (step, _, make) => {
    let closed = 0;
    class Failing extends Connection {
      override close() {
        closed++;
        super.close();
      }
    }
    Failing.prototype[step] = () => Promise.reject(new Error('refused'));
    const one = new Mesh({ Connection: Failing });
    meshes.push(one);
    await expect(make(one)).rejects.toThrow('refused');
    await until(() => closed === 1);
  });

  test('an invitation that could not take an answer still expires', async () => {
    const clock = new FakeClock();
    class Failing extends Connection {
      override setRemoteDescription = () => Promise.reject(new Error('refused'));
    }
    const host = new Mesh({ Connection: Failing });
    meshes.push(host);
    const invitation = await invite(host, clock);
    const answer = await reply(mesh(), invitation.code, { clock });
    await expect(invitation.finish(answer.code)).rejects.toThrow('refused');
    clock.advance(600_000);
    await expect(invitation.finish(answer.code)).rejects.toMatchObject({ code: 'EXPIRED' });
  });

  test('a code expires while no answer was entered, and not after the answer', async () => {
    const LIFE = 600_000;
    const clock = new FakeClock();
    const [host, guest] = [mesh(), mesh()];
    const invitation = await invite(host, clock);
    const answer = await reply(guest, invitation.code, { clock, retries: false });
    await invitation.finish(answer.code);
    answer.entered();
    await until(() => host.peers.size === 1 && guest.peers.size === 1);
    clock.advance(LIFE + 1);
    await sleep(200);
    expect([host.peers.size, guest.peers.size]).toEqual([1, 1]);
    const unused = await invite(host, clock);
    clock.advance(LIFE + 1);
    const late = await reply(mesh(), unused.code, { clock });
    await expect(unused.finish(late.code)).rejects.toMatchObject({ code: 'EXPIRED' });
    await sleep(500);
    expect(host.peers.size).toBe(1);
  });
});
