import { randomId } from '../link/base64url.ts';
import type { Clock } from '../transport/clock.ts';
import { Encounters } from './encounters.ts';
import type { Authenticator } from './hello.ts';
import { MAX_PEERS, type Timing } from './meshOptions.ts';
import { PeerSession, type SessionEvents } from './peerSession.ts';
import { Meter } from '../transport/meter.ts';
import { RelayWire } from '../transport/relayWire.ts';
import type { Roster } from './roster.ts';
import { RtcWire, type PeerConnectionConstructor } from '../transport/rtcWire.ts';
import type { RelayMessage, Signal, SignalBody, SignalMessage } from '../signaling/signals.ts';
import type { CloseReason, PeerKind, WaitingPeer } from '../transport/transport.ts';
import type { Way } from '../signaling/way.ts';
import type { Wire } from '../transport/wire.ts';

/** Source of a signal and route of the reply: a way, or a connected peer that forwards signals. */
export interface Path {
  readonly relays: Way['relays'];
  readonly beaconEvery?: number;
  publish(message: SignalMessage): void;
}

export interface DialerContext {
  readonly selfId: string;
  readonly clock: Clock;
  readonly timing: Timing;
  readonly auth: Authenticator | null;
  readonly Connection: PeerConnectionConstructor | null;
  readonly rtcConfig: RTCConfiguration;
  readonly stock: boolean;
  readonly roster: Roster;
  readonly events: SessionEvents;
  /** A spectator's distance from the players; 0 for a player. */
  readonly tier: () => number;
  /** Whether an offer of this peer is answered. */
  readonly mayDial: (id: string) => boolean;
}

/** Rate of new WebRTC connections: one whose description the browser refuses ends at once, so a limit of open ones is not enough. */
const ATTEMPTS = { burst: 64, perSecond: 4 };

/** A connection attempt by offer and answer. */
interface Attempt {
  readonly name: string;
  readonly wire: RtcWire;
  readonly session: PeerSession;
  readonly path: Path;
}

const isPatient = ({ wire }: PeerSession): boolean => wire instanceof RtcWire && wire.patient;

/** Makes connections: offers, answers, candidates, and relayed connections when no direct path exists. */
export class Dialer {
  /** How often this device restarted its connections from scratch. */
  epoch = 0;
  private readonly attempts = new Map<string, Attempt>();
  /** Sessions that are neither open nor an attempt: relayed ones and those from hand-carried codes. */
  private readonly strangers = new Set<PeerSession>();
  private readonly relays = new Map<string, RelayWire>();
  private readonly encounters: Encounters;
  private readonly begun: Meter;

  constructor(private readonly context: DialerContext) {
    this.begun = new Meter(ATTEMPTS, context.clock.now());
    this.encounters = new Encounters(context.clock, context.timing);
  }

  /** Peers heard of but not connected. */
  get waiting(): WaitingPeer[] {
    const { roster } = this.context;
    return this.encounters.waiting(this.attempts.keys(), (id) => roster.get(id) !== undefined);
  }

  /** Call when a message of this peer arrived by a way or was forwarded, which shows that it is present. */
  heard(id: string, path: Pick<Path, 'beaconEvery'>): void {
    this.encounters.heard(id, path.beaconEvery);
  }

  /** Dials a peer heard on `path`; only the lower id dials. `beside` a session: while that one goes on. */
  dial(id: string, path: Path, beside?: PeerSession): void {
    const { roster, Connection } = this.context;
    if (this.attempts.has(id) || this.isFull()) return;
    const found = roster.get(id);
    const open = found === beside ? undefined : found;
    if (open && open.wire.kind !== 'relayed') return;
    if (path.relays === 'once' || !Connection) {
      if (!open && path.relays !== 'never') this.openRelay(id, path);
      return;
    }
    if (!open && path.relays === 'failed' && this.encounters.hasFailed(id)) return this.openRelay(id, path);
    if (!this.encounters.isDue(id) || !this.mayBegin()) return;
    const name = randomId();
    const attempt = this.begin(Connection, id, name, path);
    if (!attempt) return;
    if (path.relays === 'failed') this.detour(id, attempt, beside);
    void attempt.wire.offer().then(
      (sdp) => path.publish(this.signal(id, name, { type: 'offer', sdp })),
      () => this.abandon(id, name)
    );
  }

  /** Tries a direct connection to a relayed peer. */
  upgrade(id: string, path: Path): void {
    if (this.encounters.mayUpgrade(id)) this.dial(id, path);
  }

  /** Handles an offer, answer or candidate addressed to us. */
  take(message: Signal, path: Path): void {
    const stock = message.v !== 1;
    if (stock && !this.context.stock) return;
    const name = message.attempt ?? 'stock';
    const { signal, from } = message;
    if (signal.type === 'offer') return this.answer(from, name, signal.sdp, stock, path);
    const attempt = this.attempts.get(from);
    if (!attempt || attempt.name !== name) return;
    if (signal.type === 'candidate') void attempt.wire.addCandidate(signal.candidate);
    else void attempt.wire.accept(signal.sdp).catch(() => this.abandon(from, name));
  }

  /** Handles a frame of a relayed connection. */
  relay(message: RelayMessage, path: Path, kind: PeerKind): void {
    const key = `${message.from} ${message.link}`;
    const wire = this.relays.get(key);
    if (wire) return wire.take(message);
    if (message.n !== 0 || this.isFull()) return;
    const fresh = this.relayWire(message.from, message.link, kind, path);
    fresh.open();
    fresh.take(message);
  }

  /** Adopts a wire made elsewhere; its peer is unknown until its hello. */
  adopt(wire: Wire): PeerSession {
    const session = this.session(wire, null, false);
    this.strangers.add(session);
    return session;
  }

  /** A way went down: pending answers may be lost, so peers heard again are redialled. */
  interrupted(path: Path): void {
    for (const attempt of [...this.attempts.values()])
      if (attempt.path === path && attempt.wire.awaitsAnswer) attempt.session.close('replaced');
  }

  /** Ends attempts that exceeded their time limit. */
  tick(): void {
    const { clock, timing } = this.context;
    const late = [...this.attempts.values()].filter(
      ({ session }) => clock.now() - session.born > timing.attempt
    );
    for (const { session } of late) session.close('timeout');
    for (const session of this.strangers) {
      // People may carry codes for minutes, so a connection that opens late still has the full time to greet.
      const since = session.state === 'greeting' ? session.silence : clock.now() - session.born;
      if (!isPatient(session) && since > timing.attempt) session.close('timeout');
    }
    this.encounters.tick();
  }

  /** The session opened: removes its attempt. */
  settle(session: PeerSession): void {
    this.forget(session);
    if (session.id !== null) this.encounters.connected(session.id, session.wire.kind !== 'relayed');
  }

  /** The session ended, before or after it opened. */
  drop(session: PeerSession, reason: CloseReason): void {
    const attempt = this.forget(session);
    for (const [key, wire] of this.relays) if (wire === session.wire) this.relays.delete(key);
    if (session.id === null || reason === 'replaced' || reason === 'full' || reason === 'destroyed') return;
    this.encounters.ended(session.id, reason, attempt);
  }

  /**
   * Drops all pending attempts; their sessions close with `reason`. Attempts by hand-carried codes continue
   * after a sleep, since people may leave this page for minutes to carry them.
   */
  reset(reason: CloseReason): void {
    for (const { session } of [...this.attempts.values()]) session.close(reason);
    for (const session of [...this.strangers])
      if (reason !== 'slept' || session.state !== 'connecting' || !isPatient(session)) session.close(reason);
    this.encounters.clear();
  }

  private answer(from: string, name: string, sdp: string, stock: boolean, path: Path): void {
    const { Connection, roster, mayDial } = this.context;
    if (!Connection || this.isFull() || (!stock && !mayDial(from))) return;
    const old = this.attempts.get(from);
    if (old?.name === name && !stock) return;
    const open = roster.get(from);
    // A stock peer proves nothing, so its offer cannot replace a session of our own kind.
    if (stock && open && !open.stock) return;
    if (!this.mayBegin()) return;
    // Only one side dials, so a new offer means that the peer gave up the previous attempt.
    old?.session.close('replaced');
    if (stock) open?.close('replaced');
    const attempt = this.begin(Connection, from, name, path, stock);
    void attempt?.wire.answer(sdp).then(
      (answer) => path.publish(this.signal(from, name, { type: 'answer', sdp: answer })),
      () => this.abandon(from, name)
    );
  }

  private begin(
    Connection: PeerConnectionConstructor,
    id: string,
    name: string,
    path: Path,
    stock = false
  ): Attempt | null {
    this.encounters.tried(id);
    let wire: RtcWire;
    try {
      wire = new RtcWire(Connection, this.context.rtcConfig);
    } catch {
      // A browser makes no more than some hundred, those that it has not yet cleared away counted.
      this.encounters.ended(id, 'failed', true);
      return null;
    }
    wire.onCandidate = (candidate) => path.publish(this.signal(id, name, { type: 'candidate', candidate }));
    const attempt = { name, wire, session: this.session(wire, id, stock), path };
    this.attempts.set(id, attempt);
    return attempt;
  }

  /** Falls back to a relay while a slow attempt continues. */
  private detour(id: string, attempt: Attempt, beside?: PeerSession): void {
    const { clock, timing } = this.context;
    clock.after(this.encounters.wasConnected(id) ? timing.rescue : timing.detour, () => {
      if (this.attempts.get(id) === attempt && this.context.roster.get(id) === beside)
        this.openRelay(id, attempt.path);
    });
  }

  private openRelay(id: string, path: Path): void {
    if ([...this.strangers].some((session) => session.id === id)) return;
    this.relayWire(id, randomId(), path.relays === 'once' ? 'local' : 'relayed', path).open();
  }

  private relayWire(id: string, link: string, kind: PeerKind, path: Path): RelayWire {
    const wire = new RelayWire(kind, link, this.context.selfId, id, this.context.clock, (message) =>
      path.publish(message)
    );
    this.relays.set(`${id} ${link}`, wire);
    this.strangers.add(this.session(wire, id, false));
    return wire;
  }

  private session(wire: Wire, expected: string | null, stock: boolean): PeerSession {
    const { selfId, clock, auth, tier, timing, events } = this.context;
    const { deadAfter, deadAfterAway } = timing;
    return new PeerSession(
      wire,
      expected,
      stock,
      { selfId, epoch: this.epoch, clock, auth, tier: tier(), deadAfter, deadAfterAway },
      events
    );
  }

  private signal(to: string, attempt: string, signal: SignalBody): Signal {
    // y-webrtc compares tokens when two offers cross; ours never cross, but the field is required.
    return { type: 'signal', from: this.context.selfId, to, token: 0, signal, v: 1, attempt };
  }

  private abandon(id: string, name: string): void {
    const attempt = this.attempts.get(id);
    if (attempt?.name === name) attempt.session.close('failed');
  }

  private forget(session: PeerSession): boolean {
    this.strangers.delete(session);
    for (const [id, attempt] of this.attempts) {
      if (attempt.session !== session) continue;
      this.attempts.delete(id);
      return true;
    }
    return false;
  }

  private mayBegin(): boolean {
    return this.begun.take(1, this.context.clock.now());
  }

  private isFull(): boolean {
    return this.context.roster.all().length + this.attempts.size + this.strangers.size >= MAX_PEERS * 2;
  }
}
