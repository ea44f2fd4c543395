import { toBase64url } from '../../net/link/base64url.ts';
import type { Cut, Entry } from '../../table/log/entry.ts';
import type { PartyId } from '../../table/header.ts';
import type { Table } from '../../table/fold/table.ts';
import type { Writer } from '../../table/writer.ts';
import { absenceOf, proofAgainst, type Absence } from './absence.ts';
import type { Connection } from '../lobby/connect.ts';
import { HandBack } from './handBack.svelte.ts';
import { Reactions } from '../reactions/reactions.svelte.ts';
import { Rematch, type RematchOptions } from '../rematch/rematch.svelte.ts';
import type { Identity } from '../storage/identity.ts';
import { Letters } from '../letters/letters.svelte.ts';
import { Others } from './others.ts';
import { keyOf, partyWith } from './people.ts';
import { Road, type RoadOptions } from './road.ts';
import { SigningHold, type Hold } from '../table/signingHold.svelte.ts';
import { Takebacks } from '../takeback/takebacks.svelte.ts';
import { unlessSame } from '../table/unlessSame.ts';
import { WhatIfs } from '../analysis/whatIfs.svelte.ts';

/** The table, as what goes on between its parties needs it. */
export interface CompanyOptions
  extends Omit<RoadOptions, 'connection' | 'table'>, Pick<RematchOptions, 'info'> {
  readonly table: Table;
  /** The party of this device; null for one that looks on. */
  readonly party: PartyId | null;
  readonly writer: Writer | null;
  readonly isCopied: () => boolean;
  /** Letters that wait for what comes before them, as this device keeps them. */
  readonly waiting: () => readonly string[];
  readonly putWaiting: (letters: readonly string[]) => Promise<void>;
  /** Sends what was signed; it is kept on this device already. */
  readonly send: (entries: readonly Uint8Array[]) => Promise<void>;
  /** Signs something and sends it, where this device may; says what went wrong. */
  readonly signing: (work: (writer: Writer) => Promise<Uint8Array>) => Promise<void>;
  /** Keeps what came by another road than the net, and lets the net pass it on. */
  readonly keep: (entries: readonly Entry[]) => Promise<void>;
  readonly keepInfo: RematchOptions['keep'];
  /** Something was folded, or may be. */
  readonly changed: () => void;
  /** Somebody asked to take back, or no longer does. */
  readonly asked: () => void;
  /** Somebody may have come, gone, or been missing for too long. */
  readonly peopleChanged: () => void;
}

/** How often (ms) it is looked at who has been missing for too long. */
const LOOK_EVERY = 2_000;

/**
 * What goes on between the parties of one table beside the game: who is here and who is missing, what they ask of each
 * other, and the road their entries take. Loaded with the connection; a table on one device has none.
 */
export class Company {
  readonly others: Others;
  readonly road: Road;
  readonly takebacks: Takebacks | null = null;
  readonly handBack: HandBack | null = null;
  /** Turns by link and file. */
  readonly letters: Letters;
  /** What was tried beside the game, shown to others and by them. */
  readonly whatIfs: WhatIfs;
  readonly reactions: Reactions;
  readonly rematch: Rematch;
  absence = $state.raw<Absence | null>(null);
  /** This device's party was voted out: who hosts its seats now. Null while it is seated. */
  cutHost = $state<PartyId | 'nobody' | null>(null);
  /** Who would rather not take back, until that is read. */
  refusedBy = $state<PartyId | null>(null);
  /** Parties a bot plays for, whose seats a person without one may ask for with a new key. */
  claimable = $state.raw<readonly PartyId[]>([]);
  /** Whose seats this device asked for last, with a new key. */
  pleaded = $state<PartyId | null>(null);

  private readonly signs: SigningHold;
  private readonly stops: (() => void)[] = [];
  private stood = { hash: '', since: Date.now() };

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
    this.road = new Road({ ...options, connection, heard: () => this.heard() });
    this.signs = new SigningHold({ table, writer, partyOf, isHere, isCopied: options.isCopied });
    this.letters = new Letters({ ...options, isHere });
    this.whatIfs = new WhatIfs({ table, talk, party, partyOf, isHere });
    this.reactions = new Reactions({ talk, party, partyOf });
    this.rematch = new Rematch({ ...options, talk, partyOf, keep: options.keepInfo });
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
        now: () => Date.now()
      });
      this.stops.push(this.signs.exchange(talk, changed));
    }
    const timer = setInterval(options.peopleChanged, LOOK_EVERY);
    this.stops.push(() => clearInterval(timer));
  }

  /** Why this device must not sign, or null. */
  get hold(): Hold | null {
    return this.signs.why;
  }

  /** Whether this device's own seats were given to it while it looked on. */
  get isSeatedNow(): boolean {
    return partyWith(this.options.table, toBase64url(this.identity.signer.publicKey)) !== null;
  }

  /** By mail all others have said how much of this device's log they hold. */
  confirmed(length: number): void {
    this.signs.report(length);
    this.look();
  }

  /** Looks anew whether this device may sign; true if it only now may. */
  lookAtHold(): boolean {
    const held = this.hold;
    this.signs.look();
    return held !== null && this.hold === null;
  }

  /** Looks anew who is here and who is missing. */
  look(): void {
    const { table, party, changed } = this.options;
    if (this.lookAtHold()) changed();
    this.others.look();
    const own = party === null ? undefined : table.snapshot.seating.parties[party];
    this.cutHost = own?.status === 'cut' ? (own.host ?? 'nobody') : null;
    this.claimable = unlessSame(this.claimable, this.claimableNow());
    this.handBack?.show();
    this.letters.show();
    if (party !== null) this.absence = unlessSame(this.absence, this.absenceNow(party));
  }

  /** Who hosts the bots of a cut party's seats, or null. */
  hostOf(party: PartyId): PartyId | null {
    return this.options.table.snapshot.seating.parties[party]?.host ?? null;
  }

  /** Votes on what becomes of the missing; an earlier vote of this party is dropped. */
  vote(cuts: readonly Cut[]): Promise<void> {
    const proof = proofAgainst(this.options.table, cuts);
    return this.options.signing((writer) => writer.vote(cuts, proof));
  }

  withdrawVote(): Promise<void> {
    return this.options.signing((writer) => writer.withdraw());
  }

  /** Says to the others that the seats of a party are this person's, whose key is lost. */
  plead(party: PartyId): void {
    this.connection.talk.send({ say: 'plea', party, tip: toBase64url(this.identity.chain.tip) });
    this.pleaded = party;
  }

  destroy(): void {
    this.road.destroy();
    this.takebacks?.destroy();
    this.handBack?.destroy();
    this.whatIfs.destroy();
    this.reactions.destroy();
    this.rematch.destroy();
    for (const stop of this.stops.splice(0)) stop();
  }

  /** Entries came in. A letter may have waited for them. */
  private heard(): void {
    const { changed, failed, waiting } = this.options;
    changed();
    if (waiting().length > 0) void this.letters.retry().catch(failed);
  }

  private absenceNow(party: PartyId): Absence | null {
    const { table } = this.options;
    const { hash } = table.snapshot;
    if (this.stood.hash !== hash) this.stood = { hash, since: Date.now() };
    return absenceOf(
      table,
      party,
      (other) => {
        const { connection: road, goneSince } = this.connection.whereabouts.of(keyOf(table, other));
        return { here: road !== null, goneSince };
      },
      { now: Date.now(), waitingSince: this.stood.since }
    );
  }

  private claimableNow(): PartyId[] {
    if (this.options.party !== null || this.connection.mesh.watching) return [];
    return this.options.table.snapshot.seating.parties.flatMap(({ status, host }, party) =>
      status === 'cut' && host !== null ? [party] : []
    );
  }
}
