import { toBase64url } from '../../net/link/base64url.ts';
import { systemClock } from '../../net/transport/clock.ts';
import type { Cut, Entry } from '../../table/log/entry.ts';
import type { PartyId } from '../../table/header.ts';
import type { Table } from '../../table/fold/table.ts';
import type { Writer } from '../../table/writer.ts';
import { absenceOf, proofAgainst, type Absence } from './absence.ts';
import type { Connection } from '../lobby/connect.ts';
import { HandBack } from './handBack.svelte.ts';
import { Reactions } from '../reactions/reactions.svelte.ts';
import { onInvitation } from '../recent/invitation.ts';
import { Rematch, type RematchOptions } from '../rematch/rematch.svelte.ts';
import type { Identity } from '../storage/identity.ts';
import { Letters } from '../letters/letters.svelte.ts';
import { Spectators } from './spectators.svelte.ts';
import { Others } from './others.ts';
import { keyOf, partyWith } from './people.ts';
import { EntrySync, type EntrySyncOptions } from './entrySync.ts';
import { SigningHold, type Hold } from '../table/signingHold.svelte.ts';
import type { TableInfo } from '../table/tableInfo.ts';
import { Takebacks } from '../takeback/takebacks.svelte.ts';
import { unlessSame } from '../table/unlessSame.ts';
import { WhatIfs } from '../analysis/whatIfs.svelte.ts';

/** What the company needs of the table. */
export interface CompanyOptions
  extends Omit<EntrySyncOptions, 'connection' | 'table'>, Pick<RematchOptions, 'info' | 'post'> {
  readonly table: Table;
  /** The party of this device; null for a spectator. */
  readonly party: PartyId | null;
  readonly writer: Writer | null;
  readonly isCopied: () => boolean;
  /** Stored letters that wait for preceding entries. */
  readonly waiting: () => readonly string[];
  readonly putWaiting: (letters: readonly string[]) => Promise<void>;
  /** Sends signed entries, which are already stored on this device. */
  readonly send: (entries: readonly Uint8Array[]) => Promise<void>;
  /** Signs and sends entries if this device may sign; reports failures. */
  readonly signing: (work: (writer: Writer) => Promise<Uint8Array>) => Promise<void>;
  /** Stores entries received outside the net, and lets the net forward them. */
  readonly keep: (entries: readonly Entry[]) => Promise<void>;
  readonly keepInfo: RematchOptions['keep'];
  /** Called when the fold changed or may have changed. */
  readonly changed: () => void;
  /** Whether the time of a party is up, at a table with a clock. */
  readonly isLate: (party: PartyId) => boolean;
  /** Called when a takeback was requested or withdrawn. */
  readonly asked: () => void;
  /** Called when a party may have come, gone, or been missing for too long. */
  readonly peopleChanged: () => void;
}

/** Interval (ms) of checking for missing parties. */
const UPDATE_EVERY = 2_000;

/**
 * The parties of one table beyond the game itself: presence, absence, takebacks, votes, and the carrier of their
 * entries. Loaded with the connection; a table on one device has none.
 */
export class Company {
  readonly others: Others;
  readonly entrySync: EntrySync;
  readonly takebacks: Takebacks | null = null;
  readonly handBack: HandBack | null = null;
  /** Turns by link and file. */
  readonly letters: Letters;
  /** What-ifs shown to and by the others. */
  readonly whatIfs: WhatIfs;
  readonly reactions: Reactions;
  readonly rematch: Rematch;
  readonly spectators: Spectators;
  absence = $state.raw<Absence | null>(null);
  /** The host of this device's seats after its party was voted out. Null while it is seated. */
  cutHost = $state<PartyId | 'nobody' | null>(null);
  /** The party that refused a takeback, until it is dismissed. */
  refusedBy = $state<PartyId | null>(null);
  /** Parties played by a bot, whose seats a person without one may ask for with a new key. */
  claimable = $state.raw<readonly PartyId[]>([]);
  /** The party whose seats this device last asked for, with a new key. */
  pleaded = $state<PartyId | null>(null);

  private readonly signs: SigningHold;
  private readonly stops: (() => void)[] = [];
  /** The other players are stored among this device's recent ones. */
  private remembered = false;
  private stood = { hash: '', since: systemClock.now() };

  constructor(
    readonly connection: Connection,
    private readonly identity: Identity,
    private readonly options: CompanyOptions
  ) {
    const { table, party, writer, send, failed, changed } = options;
    const { talk } = connection;
    const others = (this.others = new Others(table, party, connection));
    const partyOf = (key: string | null) => partyWith(table, key);
    const isHere = (other: PartyId) => others.isHere(other);
    this.entrySync = new EntrySync({ ...options, connection, heard: () => this.heard() });
    this.signs = new SigningHold({ table, writer, partyOf, isHere, isCopied: options.isCopied });
    this.letters = new Letters({ ...options, isHere });
    this.whatIfs = new WhatIfs({ table, talk, party, partyOf, isHere });
    this.reactions = new Reactions({ talk, party, partyOf });
    this.rematch = new Rematch({ ...options, talk, partyOf, keep: options.keepInfo });
    this.stops.push(
      onInvitation(options.room, ({ tables, fragment, plan }) => {
        const isHere = tables.some(({ keys }) => keys.some((key) => partyOf(key) !== null));
        if (isHere) this.rematch.announce(fragment, plan).catch(failed);
      })
    );
    this.spectators = new Spectators({
      talk,
      party,
      partyOf,
      peers: () => new Set(connection.mesh.peers.keys())
    });
    if (writer) {
      const refused = (by: PartyId) => (this.refusedBy = by);
      this.takebacks = new Takebacks({
        table,
        writer,
        talk,
        send,
        partyOf,
        shown: options.asked,
        refused,
        failed
      });
      this.handBack = new HandBack({
        table,
        writer,
        talk,
        partyOf,
        isHere,
        isHereWith: (key) => connection.presence.isHere(key),
        now: () => systemClock.now()
      });
      this.stops.push(this.signs.exchange(talk, changed));
    }
    const timer = setInterval(options.peopleChanged, UPDATE_EVERY);
    this.stops.push(() => clearInterval(timer));
  }

  /** Why this device must not sign, or null. */
  get hold(): Hold | null {
    return this.signs.why;
  }

  /** Whether this device received its seats while it was a spectator. */
  get isSeatedNow(): boolean {
    return partyWith(this.options.table, toBase64url(this.identity.signer.publicKey)) !== null;
  }

  /** Reports from mail how much of this device's log all others hold. */
  confirmed(length: number): void {
    this.signs.report(length);
    this.update();
  }

  /** Call after the seat was copied to a file: asks the others again how long the own log is. */
  copied(): void {
    this.signs.doubt();
  }

  /** Checks again whether this device may sign; true if it just became able to. */
  updateHold(): boolean {
    const held = this.hold;
    this.signs.update();
    return held !== null && this.hold === null;
  }

  /** Updates presence and absence. */
  update(): void {
    const { table, party, changed } = this.options;
    if (this.updateHold()) changed();
    this.others.update();
    const own = party === null ? undefined : table.snapshot.seating.parties[party];
    this.cutHost = own?.status === 'cut' ? (own.host ?? 'nobody') : null;
    this.claimable = unlessSame(this.claimable, this.claimableNow());
    this.handBack?.show();
    this.letters.show();
    this.spectators.update();
    if (party !== null) this.absence = unlessSame(this.absence, this.absenceNow(party));
  }

  /** Who hosts the bots of a cut party's seats, or null. */
  hostOf(party: PartyId): PartyId | null {
    return this.options.table.snapshot.seating.parties[party]?.host ?? null;
  }

  /** Votes on the missing parties; replaces an earlier vote of this party. */
  vote(cuts: readonly Cut[]): Promise<void> {
    const proof = proofAgainst(this.options.table, cuts);
    return this.options.signing((writer) => writer.vote(cuts, proof));
  }

  withdrawVote(): Promise<void> {
    return this.options.signing((writer) => writer.withdraw());
  }

  /** Tells the others that a party's seats belong to this person, who lost the key. */
  plead(party: PartyId): void {
    this.connection.talk.send({ say: 'plea', party, tip: toBase64url(this.identity.chain.tip) });
    this.pleaded = party;
  }

  /** Stores who plays here, to invite them again. */
  async rememberPlayers({ phase, plan, file }: TableInfo): Promise<void> {
    const { store, table, room, party } = this.options;
    if (this.remembered || party === null || file || phase === 'lobby') return;
    const { rememberPlayers } = await import('../recent/recentPlayers.ts');
    await rememberPlayers(store, { table, room, party, known: plan });
    this.remembered = true;
  }

  destroy(): void {
    this.entrySync.destroy();
    this.takebacks?.destroy();
    this.handBack?.destroy();
    this.whatIfs.destroy();
    this.reactions.destroy();
    this.rematch.destroy();
    this.spectators.destroy();
    for (const stop of this.stops.splice(0)) stop();
  }

  /** Entries arrived: retries waiting letters. */
  private heard(): void {
    const { changed, failed, waiting } = this.options;
    changed();
    if (waiting().length > 0) void this.letters.retry().catch(failed);
  }

  private absenceNow(party: PartyId): Absence | null {
    const { table } = this.options;
    const { hash } = table.snapshot;
    if (this.stood.hash !== hash) this.stood = { hash, since: systemClock.now() };
    return absenceOf(
      table,
      party,
      (other) => {
        const { connection: kind, goneSince } = this.connection.whereabouts.of(keyOf(table, other));
        return { here: kind !== null, goneSince };
      },
      { now: systemClock.now(), waitingSince: this.stood.since, isLate: this.options.isLate }
    );
  }

  private claimableNow(): PartyId[] {
    if (this.options.party !== null || this.connection.mesh.watching) return [];
    return this.options.table.snapshot.seating.parties.flatMap(({ status, host }, party) =>
      status === 'cut' && host !== null ? [party] : []
    );
  }
}
