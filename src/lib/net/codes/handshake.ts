import { systemClock, type Clock } from '../transport/clock.ts';
import {
  candidateLines,
  CodeError,
  decodeCode,
  encodeCode,
  essentials,
  toSdp,
  type Essentials
} from './connectionCode.ts';
import type { Mesh } from '../mesh/mesh.ts';
import type { RtcWire } from '../transport/rtcWire.ts';

/** Wait at most this long (ms) for local candidates: an unreachable STUN server must not delay the code. */
const GATHER = 3_000;
/** Interval (ms) at which an answering device retries while the answer is carried back. */
const RETRY = 8_000;
/** Lifetime of a code (ms). */
const LIFE = 600_000;
/** Once the answer is entered, the connection must open within this time (ms). */
const CONNECT = 30_000;

/** The inviting side of a first contact without a server. */
export interface Invitation {
  /** What the guest scans or pastes. */
  readonly code: string;
  /**
   * Takes the guest's answer; throws a `CodeError`, EXPIRED after ten minutes. The peer then appears in the mesh.
   */
  finish(answer: string): Promise<void>;
  cancel(): void;
}

/** The invited side. */
export interface Reply {
  /** The code the guest returns to the host, by the same means. */
  readonly code: string;
  /** Call when the guest says that the host has entered the code: retries at once. */
  entered(): void;
  cancel(): void;
}

export class NoWebRtcError extends Error {
  override readonly name = 'NoWebRtcError';
  constructor() {
    super('This browser cannot connect to other devices directly.');
  }
}

/** Creates an invitation code for one guest. */
export async function invite(mesh: Mesh, clock: Clock = systemClock): Promise<Invitation> {
  const { wire, code } = await describedWire(mesh, 'offer', (fresh) => fresh.offer());
  const session = mesh.adopt(wire);
  const expire = clock.after(LIFE, () => session.close('timeout'));
  return {
    code,
    async finish(answer) {
      const given = decodeCode(answer, 'answer');
      if (session.state === 'closed') throw new CodeError('EXPIRED', 'This code is older than ten minutes.');
      await wire.accept(toSdp(given, true));
      expire();
      clock.after(CONNECT, () => {
        if (session.state === 'connecting') session.close('timeout');
        wire.patient = false;
      });
    },
    cancel() {
      expire();
      if (session.state !== 'open') session.close('destroyed');
    }
  };
}

/**
 * Answers an invitation code; throws a `CodeError`. Retries the host's addresses, because people take minutes to carry
 * the answer back and a router drops an unanswered mapping after seconds. `retries` is off for browsers that do not
 * accept a candidate twice (Firefox): there `entered` triggers the retry.
 */
export async function reply(
  mesh: Mesh,
  code: string,
  options: { clock?: Clock; retries?: boolean } = {}
): Promise<Reply> {
  const clock = options.clock ?? systemClock;
  const retries = options.retries ?? !/firefox/i.test(globalThis.navigator?.userAgent ?? '');
  const given = decodeCode(code, 'offer');
  const { wire, code: own } = await describedWire(mesh, 'answer', (fresh) =>
    fresh.answer(toSdp(given, false))
  );
  const session = mesh.adopt(wire);
  let generation = 0;
  const attempt = (): void => addAll(wire, given, generation++);
  const stopRetry = retries
    ? clock.every(RETRY, () => {
        if (session.state === 'connecting') attempt();
        else settled();
      })
    : (): void => undefined;
  const expire = clock.after(LIFE, () => {
    if (session.state === 'connecting') session.close('timeout');
  });
  const stop = (): void => {
    stopRetry();
    expire();
  };
  const settled = (): void => {
    wire.patient = false;
    stop();
  };
  if (retries) attempt();
  return {
    code: own,
    entered: attempt,
    cancel() {
      stop();
      if (session.state !== 'open') session.close('destroyed');
    }
  };
}

/** A wire for codes carried by hand, and its description as a code. The wire is closed when that fails. */
async function describedWire(
  mesh: Mesh,
  type: Essentials['type'],
  describe: (wire: RtcWire) => Promise<unknown>
): Promise<{ readonly wire: RtcWire; readonly code: string }> {
  const wire = mesh.newWire();
  if (!wire) throw new NoWebRtcError();
  wire.patient = true;
  wire.byHand = true;
  try {
    await describe(wire);
    await wire.gathered(GATHER);
    return { wire, code: encodeCode(essentials(type, wire.localSdp)) };
  } catch (error) {
    wire.close();
    throw error;
  }
}

function addAll(wire: RtcWire, given: Essentials, generation: number): void {
  for (const candidate of candidateLines(given, generation)) {
    void wire.addCandidate({ candidate, sdpMid: '0', sdpMLineIndex: 0 });
  }
}
