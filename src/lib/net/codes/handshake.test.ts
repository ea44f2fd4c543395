import fc from 'fast-check';
import { encode as encodeQr } from 'uqr';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { CodeError, decodeCode, encodeCode, essentials, toSdp } from './connectionCode.ts';
import { invite, reply } from './handshake.ts';
import { buildLink, newInvite } from '../link/link.ts';
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

const FINGERPRINT = Array.from({ length: 32 }, (_, i) => ((i * 37) % 256).toString(16).padStart(2, '0')).join(
  ':'
);

/** A phone's offer: two mDNS host addresses and one server-reflexive address. */
const SDP = [
  'a=candidate:1 1 udp 2113937151 0f0c0d9e-51c5-4a3f-9b0c-6f2d3e4a5b6c.local 50001 typ host generation 0',
  'a=candidate:2 1 udp 2113939711 1a2b3c4d-51c5-4a3f-9b0c-6f2d3e4a5b6c.local 50002 typ host generation 0',
  'a=candidate:3 1 tcp 1518280447 127.0.0.1 9 typ host tcptype active',
  'a=candidate:4 1 udp 1677729535 203.0.113.9 61000 typ srflx raddr 0.0.0.0 rport 0',
  'a=ice-ufrag:aB3+',
  'a=ice-pwd:abcdefghijklmnopqrstuv/+',
  `a=fingerprint:sha-256 ${FINGERPRINT}`
].join('\r\n');

describe('codes', () => {
  test('hold the essentials in at most 130 characters, and a whole link in a QR code of version 9', () => {
    const given = essentials('offer', SDP);
    expect(given.candidates.map(({ kind }) => kind)).toEqual(['host', 'srflx']);
    const code = encodeCode(given);
    expect(code.length).toBeLessThanOrEqual(130);
    expect(decodeCode(code, 'offer')).toEqual(given);
    const link = buildLink({ ...newInvite(), offer: code }, 'https://bastide.example/');
    expect(encodeQr(link, { ecc: 'L' }).version).toBeLessThanOrEqual(9);
  });

  test('decode to what was encoded, hex credentials and every address kind included', () => {
    const hex = fc.constantFrom(...'0123456789abcdef');
    const ice = fc.constantFrom(...'ABCxyz0189+/');
    const credentials = fc.oneof(
      fc.record({
        ufrag: fc.string({ unit: hex, minLength: 8, maxLength: 8 }),
        password: fc.string({ unit: hex, minLength: 32, maxLength: 32 })
      }),
      fc.record({
        ufrag: fc.string({ unit: ice, minLength: 4, maxLength: 20 }),
        password: fc.string({ unit: ice, minLength: 22, maxLength: 40 })
      })
    );
    const address = fc.oneof(fc.ipV4(), fc.constantFrom('2001:db8:0:0:0:0:0:1', 'fe80:0:0:0:1:2:3:4'));
    const candidate = fc.record({
      kind: fc.constantFrom('host' as const, 'srflx' as const, 'relay' as const),
      address,
      port: fc.integer({ min: 1, max: 65_535 })
    });
    fc.assert(
      fc.property(
        credentials,
        fc.constantFrom('offer' as const, 'answer' as const),
        fc.uint8Array({ minLength: 32, maxLength: 32 }),
        fc.array(candidate, { maxLength: 5 }),
        (credential, type, fingerprint, candidates) => {
          const given = { type, ...credential, fingerprint, candidates };
          const code = encodeCode(given);
          expect(decodeCode(` ${code.slice(0, 9)}\n${code.slice(9)} `, type)).toEqual(given);
          expect(essentials(type, toSdp(given, false)).ufrag).toBe(given.ufrag);
        }
      )
    );
  });

  test('report what is wrong; no text causes any other error', () => {
    const code = encodeCode(essentials('offer', SDP));
    const problem = (text: string, kind: 'offer' | 'answer' = 'offer'): string => {
      try {
        decodeCode(text, kind);
        return 'fine';
      } catch (error) {
        if (!(error instanceof CodeError)) throw error;
        return error.code;
      }
    };
    expect(problem('hello you')).toBe('DAMAGED');
    expect(problem('§')).toBe('NOT_A_CODE');
    expect(problem(code.slice(0, -4))).toBe('DAMAGED');
    expect(problem(code, 'answer')).toBe('WRONG_KIND');
    fc.assert(
      fc.property(fc.nat(code.length - 1), fc.constantFrom(...'Ab9-_'), (at, char) => {
        if (code[at] === char) return;
        expect(problem(code.slice(0, at) + char + code.slice(at + 1))).not.toBe('fine');
      })
    );
    fc.assert(
      fc.property(fc.base64String(), (text) => void problem(text)),
      { numRuns: 300 }
    );
  });
});

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
