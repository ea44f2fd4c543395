import { Beacon } from '../signaling/beacon.ts';
import { randomId } from '../link/base64url.ts';
import { systemClock, type Clock } from '../transport/clock.ts';
import { Dialer, type Path } from './dialer.ts';
import { Frame } from '../transport/frames.ts';
import { SpectatorTree } from '../spectators/spectatorTree.ts';
import { Gossip } from './gossip.ts';
import { DEFAULT_TIMING, platformConnection, type MeshOptions, type Timing } from './meshOptions.ts';
import type { PeerSession } from './peerSession.ts';
import { Roster } from './roster.ts';
import { RtcWire } from '../transport/rtcWire.ts';
import type { Announce, SignalMessage } from '../signaling/signals.ts';
import {
  Listeners,
  type CloseReason,
  type PeerEvent,
  type PeerInfo,
  type Transport,
  type TransportStatus,
  type Unsubscribe
} from '../transport/transport.ts';
import type { Way } from '../signaling/way.ts';
import type { Wire } from '../transport/wire.ts';

/** A connection reported dead has this many ms to show a sign of life. */
const CHALLENGE = 2_000;
/** After this many ms, a peer that does not list us among its connections has lost us. */
const SETTLED = 3_000;

/**
 * A full mesh of WebRTC connections. Uses any number of ways at once for first contact; connected peers forward
 * signals, so that a way is needed only until the first connection is open.
 */
export class Mesh implements Transport {
  readonly selfId: string;
  private readonly timing: Timing;
  private readonly clock: Clock;
  private readonly dialer: Dialer;
  private readonly spectators: SpectatorTree;
  private readonly beacon: Beacon;
  private readonly gossip: Gossip;
  /** This device is a spectator. */
  readonly watching: boolean;
  private readonly roster = new Roster();
  private readonly rtcConfig: RTCConfiguration;
  private readonly Connection;
  private readonly ways = new Map<Way, Path>();
  private readonly messages = new Listeners<[string, Uint8Array]>();
  private readonly peerEvents = new Listeners<[PeerEvent]>();
  private readonly statuses = new Listeners<[TransportStatus]>();
  private readonly stopTimer: () => void;
  private hidden = false;
  private closed = false;
  private lastAlive: number;
  private lastTick: number;

  /** True while a player is missing: sets the announcement rate. The session assigns it. */
  isMissingPlayer: () => boolean = () =>
    this.peers.size === 0 || (!this.watching && this.dialer.waiting.length > 0);

  constructor(options: MeshOptions = {}) {
    this.selfId = options.selfId ?? randomId();
    this.clock = options.clock ?? systemClock;
    this.timing = { ...DEFAULT_TIMING, ...options.timing };
    this.rtcConfig = { iceServers: [...(options.iceServers ?? [])] };
    this.Connection = options.Connection === undefined ? platformConnection() : options.Connection;
    this.watching = options.watching ?? false;
    this.spectators = new SpectatorTree({
      selfId: this.selfId,
      watching: this.watching,
      clock: this.clock,
      sessions: () => this.roster.all(),
      dial: (id, path) => this.dialer.dial(id, path),
      announce: () => this.beacon.announce(),
      tell: (session, payload) => session.sendControl(Frame.watchers, payload)
    });
    this.dialer = new Dialer({
      selfId: this.selfId,
      clock: this.clock,
      timing: this.timing,
      auth: options.auth ?? null,
      Connection: this.Connection,
      rtcConfig: this.rtcConfig,
      // A spectator would otherwise be dialled by every peer that does not know tiers.
      stock: (options.stock ?? true) && !this.watching,
      tier: () => this.spectators.tier,
      mayDial: (id) => this.spectators.mayDial(id),
      roster: this.roster,
      events: {
        alive: () => this.noticeLife(),
        opened: (session) => this.opened(session),
        changed: (session) => this.changed(session),
        message: (session, bytes) => this.heard(session, bytes),
        control: (session, type, payload) => this.control(session, type, payload),
        closed: (session, reason) => this.ended(session, reason)
      }
    });
    this.beacon = new Beacon({
      selfId: this.selfId,
      clock: this.clock,
      timing: this.timing,
      roster: this.roster,
      epoch: () => this.dialer.epoch,
      place: () => this.spectators.place,
      paths: () => this.ways.keys(),
      isMissingPlayer: () => this.isMissingPlayer()
    });
    this.gossip = new Gossip({
      selfId: this.selfId,
      clock: this.clock,
      watching: this.watching,
      roster: this.roster,
      isPlayer: (session) => this.spectators.isPlayer(session),
      dial: (id, path) => this.dialer.dial(id, path),
      signalled: (message, path) => this.signalled(message, path)
    });
    this.lastAlive = this.lastTick = this.clock.now();
    this.stopTimer = this.clock.every(this.timing.heartbeat, () => this.tick());
  }

  get peers(): ReadonlyMap<string, PeerInfo> {
    return this.roster.infos;
  }

  /** Number of spectators by spectator links, as far as known here; includes this device if it is one. */
  get watchers(): number {
    return this.spectators.count;
  }

  get status(): TransportStatus {
    const state = this.closed ? 'closed' : this.peers.size > 0 ? 'connected' : 'searching';
    return {
      state,
      ways: [...this.ways.keys()].map((way) => way.status),
      waiting: this.dialer.waiting,
      direct: this.Connection !== null
    };
  }

  /** Adds a way to search for peers. */
  addWay(way: Way): void {
    const path: Path = {
      relays: way.relays,
      publish: (message) => way.publish(message),
      ...(way.beaconEvery === undefined ? {} : { beaconEvery: way.beaconEvery })
    };
    this.ways.set(way, path);
    way.start(
      (message) => this.signalled(message, path),
      () => {
        if (way.status.up) way.publish(this.beacon.announcement());
        else this.dialer.interrupted(path);
        this.statusChanged();
      }
    );
  }

  removeWay(way: Way): void {
    if (this.ways.delete(way)) way.close();
    this.statusChanged();
  }

  /** A new connection for hand-carried codes, or null without WebRTC. */
  newWire(): RtcWire | null {
    return this.Connection ? new RtcWire(this.Connection, this.rtcConfig) : null;
  }

  /** Adopts a wire made by hand-carried codes; its peer joins the mesh after its hello. */
  adopt(wire: Wire): PeerSession {
    return this.dialer.adopt(wire);
  }

  send(peer: string, bytes: Uint8Array): boolean {
    return this.roster.get(peer)?.send(bytes) ?? false;
  }

  isLinked(peer: string, other: string): boolean {
    return this.gossip.isLinked(peer, other);
  }

  broadcast(bytes: Uint8Array, except?: string): void {
    for (const session of this.roster.all()) if (session.id !== except) session.send(bytes);
  }

  expel(peer: string, reason: CloseReason): void {
    this.roster.get(peer)?.close(reason);
  }

  onMessage(listener: (from: string, bytes: Uint8Array) => void): Unsubscribe {
    return this.messages.add(listener);
  }

  onPeer(listener: (event: PeerEvent) => void): Unsubscribe {
    return this.peerEvents.add(listener);
  }

  onStatus(listener: (status: TransportStatus) => void): Unsubscribe {
    return this.statuses.add(listener);
  }

  /** Tells peers whether this page is hidden. */
  setHidden(hidden: boolean): void {
    this.hidden = hidden;
    for (const session of this.roster.all()) session.tick(hidden);
    if (!hidden) this.wake();
  }

  /** The page became visible or the network changed: checks at once which peers are still connected. */
  wake(): void {
    if (this.closed || this.rejoinAfterGap()) return;
    for (const way of this.ways.keys()) way.refresh(false);
    for (const session of this.roster.all()) session.tick(this.hidden);
    this.beacon.announce();
  }

  /** The page is closing: says goodbye, so that peers do not wait for a sign of life. */
  leave(): void {
    for (const session of this.roster.all()) session.close('left');
  }

  /** Closes every connection that can be made again, and restarts from scratch. */
  rejoin(): void {
    this.dialer.epoch++;
    this.dialer.reset('slept');
    for (const session of this.roster.all()) {
      if (session.wire instanceof RtcWire && session.wire.byHand) session.woke(this.hidden);
      else session.close('slept');
    }
    this.lastAlive = this.clock.now();
    for (const way of this.ways.keys()) way.refresh(true);
    this.beacon.announce();
  }

  destroy(): void {
    if (this.closed) return;
    this.closed = true;
    this.stopTimer();
    this.spectators.destroy();
    this.dialer.reset('destroyed');
    for (const session of this.roster.all()) session.close('destroyed');
    for (const way of this.ways.keys()) way.close();
    this.statuses.emit(this.status);
    for (const list of [this.messages, this.peerEvents, this.statuses]) list.clear();
  }

  private tick(): void {
    if (!this.noticeLife()) return;
    const now = this.clock.now();
    const isLate = now - this.lastTick > this.timing.heartbeat * 2;
    this.lastTick = now;
    this.dialer.tick();
    for (const session of this.roster.all()) session.tick(this.hidden, !isLate);
    this.gossip.meet();
    this.spectators.tick();
    this.beacon.tick();
  }

  /**
   * After this device was suspended, its connections may look open although the peers dropped them. Messages count as
   * life too: timers of a hidden page may stop for a minute while its connections are fine.
   */
  private noticeLife(): boolean {
    if (this.closed || this.rejoinAfterGap()) return false;
    this.lastAlive = this.clock.now();
    return true;
  }

  private rejoinAfterGap(): boolean {
    if (this.clock.now() - this.lastAlive <= this.timing.gap) return false;
    this.rejoin();
    return true;
  }

  private signalled(message: SignalMessage, path: Path): void {
    if (this.closed || message.from === this.selfId) return;
    this.answer(message, path);
    this.dialer.heard(message.from, path);
  }

  private answer(message: SignalMessage, path: Path): void {
    if (message.type === 'announce') return this.met(message, path);
    if (message.to !== this.selfId) return;
    if (message.type === 'signal') this.dialer.take(message, path);
    else this.dialer.relay(message, path, path.relays === 'once' ? 'local' : 'relayed');
  }

  /** Handles an announcement. Our own peers dial by id; a stock peer always dials, so we only announce ourselves. */
  private met(message: Announce, path: Path): void {
    const session = this.roster.get(message.from);
    if (message.v !== 1) {
      if (!session) this.beacon.reply(message.from, path);
      return;
    }
    if (session) {
      const older = (message.epoch ?? 0) > session.epoch;
      const lost = !message.have?.includes(this.selfId) && this.clock.now() - session.openedAt > SETTLED;
      // The peer lost us and searches: it must learn that we are searching too.
      if (lost) this.beacon.reply(message.from, path);
      // Any peer in the room can claim this in another's name, so the connection itself is tested.
      const isMute = session.silence > this.timing.doubtAfter;
      if (older || lost || isMute) {
        // Two devices may claim one id: of both connections the one with more proof stays.
        if (lost && session.isDoubtful && !message.tier && this.selfId < message.from)
          this.dialer.dial(message.from, path, session);
        return session.challenge(CHALLENGE, this.hidden);
      }
      if (session.wire.kind !== 'relayed') return;
    }
    if (this.spectators.met(message, path, () => this.beacon.reply(message.from, path))) return;
    if (this.selfId < message.from) {
      if (session) this.dialer.upgrade(message.from, path);
      else this.dialer.dial(message.from, path);
    } else if (!session) this.beacon.reply(message.from, path);
  }

  private opened(session: PeerSession): void {
    if (!this.spectators.admits(session)) return session.close('full');
    this.dialer.settle(session);
    const loser = this.roster.admit(session);
    loser?.close('replaced');
    const peer = this.roster.infos.get(session.id ?? '');
    if (!peer || loser === session) return;
    this.gossip.tell();
    this.spectators.opened(session);
    this.peerEvents.emit({ type: 'open', peer });
    this.statusChanged();
  }

  private changed(session: PeerSession): void {
    const peer = this.roster.refresh(session.id ?? '');
    if (peer) this.peerEvents.emit({ type: 'change', peer });
  }

  private heard(session: PeerSession, bytes: Uint8Array): void {
    if (session.id !== null) this.messages.emit(session.id, bytes);
  }

  private ended(session: PeerSession, reason: CloseReason): void {
    this.dialer.drop(session, reason);
    const peer = session.info;
    if (this.roster.remove(session)) {
      this.gossip.forget(peer.id);
      if (!this.closed) this.gossip.tell();
      this.spectators.ended(session);
      this.peerEvents.emit({ type: 'close', peer, reason });
      if (!this.closed && reason !== 'left' && reason !== 'slept') this.beacon.announce();
    }
    if (!this.closed) this.statusChanged();
  }

  private control(session: PeerSession, type: number, payload: Uint8Array): void {
    const from = session.id;
    if (from === null) return;
    if (type === Frame.watchers) return this.spectators.heard(session, payload);
    if (type === Frame.peers) this.gossip.told(from, payload);
    else this.gossip.passed(session, payload);
  }

  private statusChanged(): void {
    this.statuses.emit(this.status);
  }
}
