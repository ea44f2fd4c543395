import { fromBase64url, toBase64url } from '../../net/link/base64url.ts';
import type { Seat } from '../../kernel/game.ts';
import type { Consent } from '../../table/log/entry.ts';
import type { PartyId } from '../../table/header.ts';
import { areGood, returnMessage } from '../../table/consent/consent.ts';
import { isFresh } from '../../table/consent/giveback.ts';
import { seatedParties, type Slot } from '../../table/fold/node.ts';
import type { Table } from '../../table/fold/table.ts';
import type { Writer } from '../../table/writer.ts';
import type { FreshText, Talk } from './messages.ts';

/** A cut party whose bots this device hosts, or whose return needs consent. */
export interface ReturnView {
  readonly party: PartyId;
  /** This device hosts its seats; else it is only asked to consent. */
  readonly host: boolean;
  /** This device's person has decided; the others, or the seat's next turn, are awaited. */
  readonly decided: boolean;
  /** It returns with a new key: nothing proves that it is the same person. */
  readonly fresh: boolean;
}

/** A new key with its chain tip. */
interface Fresh {
  readonly key: Uint8Array;
  readonly tip: Uint8Array;
}

export interface HandBackOptions {
  readonly table: Table;
  readonly writer: Writer;
  readonly talk: Talk;
  readonly partyOf: (key: string | null) => PartyId | null;
  readonly isHere: (party: PartyId) => boolean;
  /** Whether a device that proved this key, as base64url, is connected. */
  readonly isHereWith: (key: string) => boolean;
  readonly now: () => number;
}

/** Wait (ms) of a bot for the others' consents, which their clients send once their people agreed. */
const WAIT = 3_000;

/**
 * Returns the seats of a cut party. The host decides; its bot, when next asked, collects the consents of more than half
 * for that position and signs the return instead of a move.
 */
export class HandBack {
  views = $state.raw<readonly ReturnView[]>([]);
  /** Cut parties whose return this device's person supports: as host, or by consent. */
  private readonly wanted = new Set<PartyId>();
  private readonly askedFor = new Set<PartyId>();
  private readonly refused = new Set<PartyId>();
  private readonly consents = new Map<PartyId, Consent>();
  /** New keys of parties that lost theirs: from their own plea, or from the host's request. */
  private readonly fresh = new Map<PartyId, Fresh>();
  private collecting: { hash: string; party: PartyId; since: number } | null = null;
  /** The last question received, for an answer given by a person. */
  private question: { hash: string; party: PartyId; peer: string } | null = null;
  private readonly stop: () => void;

  constructor(private readonly options: HandBackOptions) {
    this.stop = options.talk.onMessage(({ key, peer }, message) => {
      const from = options.partyOf(key);
      if (from === null && message.say === 'plea' && key) this.pleaded(key, message);
      if (from === null) return;
      if (message.say === 'return') this.asked(from, message, peer);
      else if (message.say === 'consent') this.given(from, message);
    });
  }

  /** Supports a cut party's return: as host returns its seats, else consents. */
  agree(party: PartyId): void {
    this.wanted.add(party);
    this.show();
    const { hash, seating } = this.table.snapshot;
    if (seating.parties[party]?.host === this.options.writer.party) this.ask(hash, party);
    else if (this.question?.party === party) void this.consent(this.question);
  }

  /** Refuses: the bot plays on. */
  refuse(party: PartyId): void {
    this.refused.add(party);
    this.askedFor.delete(party);
    this.show();
  }

  /** Recomputes which parties could return. */
  show(): void {
    const { parties } = this.table.snapshot.seating;
    const cut = (party: PartyId) => parties[party]?.status === 'cut';
    for (const set of [this.wanted, this.askedFor, this.refused])
      for (const party of set) if (!cut(party)) set.delete(party);
    for (const party of [...this.fresh.keys()])
      if (parties[party]?.host === this.options.writer.party && this.options.isHere(party))
        this.forget(party);
    this.views = parties.flatMap((state, party): ReturnView[] => {
      const host = state.host === this.options.writer.party;
      const offered = host ? this.isBack(party) : this.askedFor.has(party);
      if (!cut(party) || !offered || this.refused.has(party)) return [];
      return [{ party, host, decided: this.wanted.has(party), fresh: this.fresh.has(party) }];
    });
  }

  /**
   * The return to sign for a seat a bot of this device is asked for: its bytes, `wait` while consents may still arrive,
   * or null when the bot is to play.
   */
  async answer(slot: Slot): Promise<Uint8Array | 'wait' | null> {
    const { writer, now } = this.options;
    const { hash, seating } = this.table.snapshot;
    const party = this.cutOwner(slot.seat as Seat);
    if (party === null || !this.wanted.has(party) || !this.isBack(party)) return null;
    if (this.collecting?.hash !== hash || this.collecting.party !== party) {
      this.collecting = { hash, party, since: now() };
      this.consents.clear();
      this.ask(hash, party);
    }
    const seated = seatedParties(seating);
    const given = [...this.consents.values()].filter((consent) => seated.includes(consent.party));
    if ((given.length + 1) * 2 > seated.length)
      return writer.giveBack(slot.seat as Seat, party, given, this.fresh.get(party));
    return now() - this.collecting.since < WAIT ? 'wait' : null;
  }

  destroy(): void {
    this.stop();
  }

  private get table(): Table {
    return this.options.table;
  }

  /** Whether it is connected again: with its own key, or with a new one that the table accepts. */
  private isBack(party: PartyId): boolean {
    const fresh = this.fresh.get(party);
    if (!fresh) return this.options.isHere(party);
    return (
      isFresh(fresh.key, this.table.snapshot.seating.parties) &&
      this.options.isHereWith(toBase64url(fresh.key))
    );
  }

  /** Drops a plea for a seat and what was decided about it, since the owner came back with the seat's key. */
  private forget(party: PartyId): void {
    for (const known of [this.fresh, this.wanted, this.refused]) known.delete(party);
    this.collecting = null;
  }

  private ask(hash: string, party: PartyId): void {
    const fresh = this.fresh.get(party);
    const text = fresh ? { key: toBase64url(fresh.key), tip: toBase64url(fresh.tip) } : {};
    this.options.talk.send({ say: 'return', hash, party, ...text });
  }

  /** Handles a plea for a cut party's seats with a new key; its host decides, with the others' consent. */
  private pleaded(key: string, { party, tip }: { party: PartyId; tip: string }): void {
    const state = this.table.snapshot.seating.parties[party];
    if (state?.status !== 'cut' || state.host !== this.options.writer.party) return;
    if (this.refused.has(party) || this.wanted.has(party)) return;
    this.setFresh(party, { key, tip });
    this.show();
  }

  private setFresh(party: PartyId, { key, tip }: FreshText): void {
    const bytes = [key, tip].map((text) => (text === undefined ? null : fromBase64url(text)));
    if (bytes[0]?.length === 32 && bytes[1]?.length === 32)
      this.fresh.set(party, { key: bytes[0], tip: bytes[1] });
    else this.fresh.delete(party);
  }

  /** The cut party that owned this seat, if this device hosts it. */
  private cutOwner(seat: Seat): PartyId | null {
    const { header, snapshot } = this.table;
    const owner = header.seats[seat].party;
    const found = snapshot.seating.parties.findIndex(
      ({ origin, status, host }) => origin === owner && status === 'cut' && host === this.options.writer.party
    );
    return found < 0 ? null : found;
  }

  private asked(
    from: PartyId,
    { hash, party, ...fresh }: { hash: string; party: PartyId } & FreshText,
    peer: string
  ): void {
    if (this.table.snapshot.seating.parties[party]?.host !== from || this.refused.has(party)) return;
    // Another key than the agreed one makes a new question.
    const before = this.fresh.get(party);
    if ((before ? toBase64url(before.key) : undefined) !== fresh.key) this.wanted.delete(party);
    this.setFresh(party, fresh);
    this.question = { hash, party, peer };
    this.askedFor.add(party);
    this.show();
    if (this.wanted.has(party)) void this.consent(this.question);
  }

  private async consent({
    hash,
    party,
    peer
  }: {
    hash: string;
    party: PartyId;
    peer: string;
  }): Promise<void> {
    if (this.table.snapshot.hash !== hash) return;
    // A device that must not sign cannot consent.
    const consent = await this.options.writer.consentToReturn(party, this.fresh.get(party)).catch(() => null);
    if (!consent || this.table.snapshot.hash !== hash) return;
    const { signature } = consent;
    this.options.talk.send({ say: 'consent', hash, party, signature: toBase64url(signature) }, peer);
  }

  private given(from: PartyId, given: { hash: string; party: PartyId; signature: string }): void {
    const { collecting } = this;
    const signature = fromBase64url(given.signature);
    if (!collecting || !signature || given.hash !== collecting.hash || given.party !== collecting.party)
      return;
    const { id, snapshot } = this.table;
    const consent = { party: from, signature };
    const message = returnMessage(id, given.hash, given.party, this.fresh.get(given.party));
    // With one consent that is false, or the host's own from its other device, the table would refuse the return, and the
    // bot that signs it would never play on.
    if (from !== this.options.writer.party && areGood([consent], [from], snapshot.seating.parties, message))
      this.consents.set(from, consent);
  }
}
