import type { Action, Seat } from '../kernel/game.ts';
import { fromHex, sameBytes, SIGNATURE_LENGTH } from './log/bytes.ts';
import { CHAIN_LENGTH, type Chain } from './log/chain.ts';
import { backMessage, returnMessage } from './consent/consent.ts';
import {
  decodeEntry,
  encodeDraft,
  idOf,
  placeMessage,
  seal,
  type Body,
  type Consent,
  type Cut,
  type Entry,
  type Proof
} from './log/entry.ts';
import { TableError } from './errors.ts';
import { isLone, seatedParties, slotsOf, type Node, type Slot } from './fold/node.ts';
import type { PartyId } from './header.ts';
import { stateOf } from './fold/history.ts';
import type { Signer } from './log/keys.ts';
import type { Log } from './log/log.ts';
import { duty } from './draw/ask.ts';
import { canonicalAction, playLone } from './fold/rules.ts';
import { commitment, commitmentHex } from './draw/secret.ts';
import type { Choice } from './fold/speculate.ts';
import { consentsNeeded, isTarget } from './consent/takeback.ts';
import type { Table } from './fold/table.ts';
import { isSealOf, isVote, voteKey } from './consent/vote.ts';

export interface WriterOptions {
  readonly table: Table;
  readonly party: PartyId;
  readonly signer: Signer;
  readonly chain: Chain;
  /**
   * Stores an entry permanently; rejects if it cannot, or if another one is stored at its place. Awaited before the
   * entry counts here or is returned for sending.
   */
  readonly store: (bytes: Uint8Array) => Promise<void>;
  /** Picks a witness, for instance one that is connected; the next party in order by default. */
  readonly chooseWitness?: (candidates: readonly PartyId[]) => PartyId;
  /** True on a device restored from a copy: nothing is signed until {@link Writer.confirm}. */
  readonly restored?: boolean;
}

/** What this party must sign without a person's choice: links, names of witnesses, shows, seals, the end. */
export type Duty = 'ask' | 'witness' | 'draw' | 'show' | 'seal' | 'withdraw' | 'end';

/**
 * The only code that signs for a party. Calls run one after another and each reads the table when it starts, so two
 * calls never sign the same index. Each resolves to the bytes to send.
 */
export class Writer {
  private queue: Promise<unknown> = Promise.resolve();
  private isConfirmed: boolean;

  /** Throws WRONG_KEY if signer or chain do not belong to the party. */
  constructor(private readonly options: WriterOptions) {
    const state = this.table.fold.tip.seating.parties[options.party];
    if (!state) throw new TableError('NOT_SEATED', 'There is no such party at this table.');
    if (!sameBytes(state.key, options.signer.publicKey) || !sameBytes(state.tip, options.chain.tip))
      throw new TableError('WRONG_KEY', 'This key or chain belongs to another party.');
    this.isConfirmed = options.restored !== true;
  }

  get party(): PartyId {
    return this.options.party;
  }

  /** Tells a restored writer the length of this party's log that another party holds. */
  confirm(length: number): void {
    if (this.log.size >= length && this.log.held === this.log.size) this.isConfirmed = true;
  }

  /** Signs the header: entry 0. */
  sit(): Promise<Uint8Array> {
    return this.enqueue(() => {
      if (this.log.seated) throw new TableError('NOT_AWAITED', 'This party has sat down already.');
      return this.sign({ kind: 'sit' });
    });
  }

  /**
   * Signs a seat's choice: openly, or hidden where several parties choose in secret. Throws NOT_AWAITED, ILLEGAL,
   * WAITS. `witness` names one where several are possible; otherwise the options pick it.
   */
  act(seat: Seat, action: Action, witness?: PartyId): Promise<Uint8Array> {
    return this.enqueue(() => this.sign(this.choiceBody(seat, action, witness)));
  }

  /** Signs choices one after another, as long as the table asks for them. */
  async actAll(choices: readonly Choice[]): Promise<Uint8Array[]> {
    const signed: Uint8Array[] = [];
    for (const { seat, action } of choices) signed.push(await this.act(seat, action));
    return signed;
  }

  /** Resigns a seat, as the answer to whatever it is asked. */
  resign(seat: Seat): Promise<Uint8Array> {
    return this.enqueue(() => {
      this.slotFor(seat);
      return this.sign({ kind: 'resign', seat });
    });
  }

  /** Takes back to an earlier position, with the consents that {@link consentsNeeded} names. */
  back(seat: Seat, to: number, consents: readonly Consent[] = []): Promise<Uint8Array> {
    return this.enqueue(() => {
      this.slotFor(seat);
      const { tip } = this;
      if (!isTarget(tip, to)) throw new TableError('ILLEGAL', 'The table cannot go back to there.');
      if (consentsNeeded(tip, seat, to).length !== consents.length)
        throw new TableError('NO_MAJORITY', 'Every other party has to agree.');
      return this.sign({ kind: 'back', seat, to, consents: inOrder(consents) });
    });
  }

  /** This party's consent to another party's takeback, valid for this position only. */
  async consentToBack(to: number): Promise<Consent> {
    this.assertMaySign();
    return this.consent(backMessage(this.table.id, this.tip.hash, to));
  }

  /** Returns the seats of a cut party, as host of its bots and asked for one of these seats. */
  giveBack(
    seat: Seat,
    party: PartyId,
    consents: readonly Consent[],
    fresh?: { readonly key: Uint8Array; readonly tip: Uint8Array }
  ): Promise<Uint8Array> {
    return this.enqueue(() => {
      this.slotFor(seat);
      return this.sign({
        kind: 'return',
        seat,
        party,
        consents: inOrder(consents),
        ...(fresh ? { fresh } : {})
      });
    });
  }

  /** This party's consent to a cut party's return. */
  async consentToReturn(
    party: PartyId,
    fresh?: { readonly key: Uint8Array; readonly tip: Uint8Array }
  ): Promise<Consent> {
    this.assertMaySign();
    return this.consent(returnMessage(this.table.id, this.tip.hash, party, fresh));
  }

  /** Votes on missing parties; drops an earlier vote. Throws ILLEGAL. */
  vote(cuts: readonly Cut[], proof?: Proof): Promise<Uint8Array> {
    return this.enqueue(() => {
      const ordered = [...cuts].sort((a, b) => a.party - b.party);
      if (!isVote(this.tip, this.party, ordered, proof?.party))
        throw new TableError('ILLEGAL', 'This vote is not valid at this position.');
      return this.sign({ kind: 'absent', cuts: ordered, ...(proof ? { proof } : {}) });
    });
  }

  /**
   * Withdraws this party's vote, even a sealed one: it no longer waits for that vote and lets the game continue. A vote
   * that more than half have sealed carries nevertheless.
   */
  withdraw(): Promise<Uint8Array> {
    return this.enqueue(() => this.sign({ kind: 'absent', cuts: [] }));
  }

  /** The next duty that needs no person's choice, or null. */
  get due(): Duty | null {
    return this.dueBody()?.duty ?? null;
  }

  /**
   * Signs all duties until none is left. Rejects only if the first cannot be signed, since entries signed
   * before a later failure have to be sent.
   */
  async answerDuties(): Promise<Uint8Array[]> {
    const signed: Uint8Array[] = [];
    for (;;) {
      const bytes = await this.enqueue(async () => {
        const due = this.isConfirmed && !this.log.forked ? this.dueBody() : null;
        return due ? this.sign(due.body) : null;
      }).catch((error: unknown) => {
        if (signed.length === 0) throw error;
        return null;
      });
      if (!bytes) return signed;
      signed.push(bytes);
    }
  }

  private get table(): Table {
    return this.options.table;
  }

  private get tip(): Node {
    return this.table.fold.tip;
  }

  /** The log of this key. */
  get log(): Log {
    return this.table.fold.logFor(this.party, this.options.signer.publicKey);
  }

  /** False on a branch where no party has this number, or where it belongs to another key. */
  private get isHere(): boolean {
    return this.table.fold.logOf(this.party) === this.log;
  }

  private enqueue<T>(work: () => T | Promise<T>): Promise<T> {
    const run = this.queue.then(work);
    this.queue = run.catch(() => undefined);
    return run;
  }

  private choiceBody(seat: Seat, action: Action, named?: PartyId): Body {
    const slot = this.slotFor(seat);
    const { tip } = this;
    const { setting } = this.table.fold;
    const state = stateOf(setting, tip);
    if (tip.ask.kind !== 'choice' || tip.ask.stage === 'show')
      throw new TableError('NOT_AWAITED', 'No choice is awaited now.');
    const canonical = canonicalAction(setting, state, seat, action);
    if (!canonical) throw new TableError('ILLEGAL', 'The rules do not allow this here.');
    if (tip.ask.stage === 'hide') {
      const salt = this.options.chain.salt(fromHex(tip.hash), seat);
      return { kind: 'hide', seat, hidden: commitment(this.table.id, tip.hash, seat, canonical, salt) };
    }
    if (!isLone(tip.ask)) return { kind: 'do', seat, action: canonical };
    const played = playLone(setting, tip, state, seat, canonical);
    if (!played) throw new TableError('ILLEGAL', 'The game refuses this.');
    const needs = duty(played.at, slot.party);
    const base = { kind: 'do', seat, action: canonical } as const;
    if (needs === 'link') return { ...base, link: this.options.chain.link(tip.draw) };
    if (needs === 'witness') return { ...base, witness: named ?? this.pickWitness(this.otherParties()) };
    return base;
  }

  /** The slot of a seat this party is asked to answer for. */
  private slotFor(seat: Seat): Slot {
    this.assertMaySign();
    if (!this.table.fold.ready) throw new TableError('NOT_AWAITED', 'Not everybody has sat down yet.');
    const slot = slotsOf(this.tip.ask, this.tip.seating).find(
      (other) => other.seat === seat && other.party === this.party
    );
    if (!slot || this.table.fold.answered(slot))
      throw new TableError('NOT_AWAITED', 'Nothing is awaited from this seat now.');
    if (this.isWaiting()) throw new TableError('WAITS', 'A sealed vote is still to be decided.');
    return slot;
  }

  private dueBody(): { duty: Duty; body: Body } | null {
    const { fold } = this.table;
    if (!this.isHere || this.tip.seating.parties[this.party].status !== 'seated') return null;
    if (!fold.ready) return this.earlyWitness();
    const ballot = this.ballotDue();
    if (ballot) return ballot;
    const { tip } = this;
    const last = this.log.last;
    const isVoting = last?.body.kind === 'absent' && last.body.cuts.length > 0 && last.hash === tip.hash;
    if (isVoting || this.isWaiting()) return null;
    if (tip.ask.kind === 'over') return this.endDue();
    const slot = slotsOf(tip.ask, tip.seating).find((s) => s.party === this.party && !fold.answered(s));
    if (!slot) return null;
    if (tip.ask.kind === 'draw') {
      const { stage, number, witnesses } = tip.ask;
      if (stage === 'ask')
        return { duty: 'ask', body: { kind: 'ask', witness: this.pickWitness(witnesses) } };
      if (number > CHAIN_LENGTH) return null;
      return { duty: stage, body: { kind: stage, link: this.options.chain.link(number) } };
    }
    return slot.seat === null ? null : this.showDue(slot.seat);
  }

  /**
   * The witness of the first draw may answer before all have signed the header, once the drawing party and the first
   * party of the header have: without the drawing party's link no one can compute the value.
   */
  private earlyWitness(): { duty: Duty; body: Body } | null {
    const { ask, seating } = this.tip;
    if (ask.kind !== 'draw' || ask.stage !== 'witness' || !ask.witnesses.includes(this.party)) return null;
    const hasSat = (party: PartyId) => seating.parties[party].log.seated;
    if (!hasSat(this.party) || !hasSat(ask.drawer) || !hasSat(0)) return null;
    for (const entry of this.log.rest(null)) if (entry.body.kind === 'witness') return null;
    return { duty: 'witness', body: { kind: 'witness', link: this.options.chain.link(ask.number) } };
  }

  /** Every party signs the end once: building on the last entry fixes it. */
  private endDue(): { duty: Duty; body: Body } | null {
    for (const entry of this.log.rest(null))
      if (entry.body.kind === 'end' && entry.hash === this.tip.hash) return null;
    return { duty: 'end', body: { kind: 'end' } };
  }

  private showDue(seat: Seat): { duty: Duty; body: Body } | null {
    const { ask } = this.tip;
    const given = ask.kind === 'choice' && ask.stage === 'show' ? ask.hidden.get(seat) : undefined;
    if (!given) return null;
    const salt = this.options.chain.salt(fromHex(given.hash), seat);
    // Derived again from the legal actions, so that only the chain's secret has to survive a crash.
    const action = this.table.game
      .actions(stateOf(this.table.fold.setting, this.tip), seat)
      .find((legal) => commitmentHex(this.table.id, given.hash, seat, legal, salt) === given.hidden);
    return action ? { duty: 'show', body: { kind: 'show', seat, action, salt } } : null;
  }

  /**
   * Seals a vote that more than half support. Once the game has continued, records that: an unsealed vote is
   * dropped, and a party that sealed one builds on the new position, so that no later seal undoes it. A party
   * that built on another branch permanently counts there, so more entries would change nothing.
   */
  private ballotDue(): { duty: Duty; body: Body } | null {
    const { fold } = this.table;
    const { last } = this.log;
    if (last?.body.kind === 'absent' && last.body.cuts.length > 0 && last.hash === this.tip.hash) {
      const key = voteKey(last.body.cuts);
      const ballot = fold.votes().ballots.find((other) => other.key === key);
      const seated = seatedParties(this.tip.seating).length;
      if (!ballot?.standing.has(this.party) || ballot.standing.size * 2 <= seated) return null;
      return { duty: 'seal', body: { kind: 'seal' } };
    }
    const vote = this.lastVote();
    if (!vote || fold.at(vote.position)?.hash !== vote.hash || vote.position === this.tip.position)
      return null;
    if (fold.at(vote.position + 1)?.via.kind === 'cut' || fold.builtBy(vote.position, this.party))
      return null;
    return this.isWaiting() ? null : { duty: 'withdraw', body: { kind: 'absent', cuts: [] } };
  }

  private lastVote(): Entry | null {
    let vote: Entry | null = null;
    for (const entry of this.log.rest(null))
      if (entry.body.kind === 'absent' && entry.body.cuts.length > 0) vote = entry;
    return vote;
  }

  /** Whether a vote sealed by this party, and not dropped, may still carry: until then it signs no answers. */
  private isWaiting(): boolean {
    const { fold } = this.table;
    const vote = this.lastVote();
    if (!vote || fold.at(vote.position)?.hash !== vote.hash) return false;
    if (!this.log.after(vote).some((next) => isSealOf(next, vote))) return false;
    if (fold.at(vote.position + 1)?.via.kind === 'cut') return false;
    for (const entry of this.log.rest(vote)) if (entry.body.kind === 'absent') return false;
    return vote.body.kind === 'absent' && fold.canStillCarry(vote.position, voteKey(vote.body.cuts));
  }

  private otherParties(): PartyId[] {
    return seatedParties(this.tip.seating).filter((party) => party !== this.party);
  }

  private pickWitness(candidates: readonly PartyId[]): PartyId {
    const next = candidates.find((party) => party > this.party) ?? candidates[0];
    return this.options.chooseWitness?.(candidates) ?? next;
  }

  private assertMaySign(): void {
    if (!this.isConfirmed)
      throw new TableError('UNCONFIRMED', 'Another party has to show this device its own log first.');
    if (!this.isHere) throw new TableError('NOT_SEATED', 'There is no such party at this table.');
  }

  private async consent(message: Uint8Array): Promise<Consent> {
    return { party: this.party, signature: await this.options.signer.sign(message) };
  }

  // Never sign an entry that would be skipped: it would be evidence against this party.
  private assertAnswers(body: Body, canonical: Uint8Array): void {
    if (body.kind === 'sit' || body.kind === 'absent' || body.kind === 'seal' || body.kind === 'end') return;
    const entry = decodeEntry(seal(new Uint8Array(SIGNATURE_LENGTH), canonical));
    const slots = slotsOf(this.tip.ask, this.tip.seating).filter((slot) => slot.party === this.party);
    const slot = slots.find(({ seat }) => !('seat' in body) || body.seat === seat);
    const fault = slot ? this.table.fold.faultAtTip(slot, entry) : 'turn';
    if (fault) throw new TableError('ILLEGAL', `The table would refuse this (${fault}).`);
  }

  /** The position of an entry: the start for a sit, its vote for a seal, the tip for all others. */
  private answered(body: Body): { readonly position: number; readonly hash: string } {
    const { last } = this.log;
    if (body.kind === 'seal' && last) return last;
    return body.kind === 'sit' ? this.table.fold.nodes[0] : this.tip;
  }

  private async sign(body: Body): Promise<Uint8Array> {
    this.assertMaySign();
    const { table, log, party } = this;
    const { last } = log;
    if (log.forked) throw new TableError('UNCONFIRMED', 'This key has been used on another device as well.');
    // A gap in the own log means that later entries exist: signing now would create a second id.
    if (log.held !== log.size) throw new TableError('UNCONFIRMED', 'Part of the own log is missing.');
    const at = this.answered(body);
    const canonical = encodeDraft({
      table: table.id,
      party,
      index: last ? last.index + 1 : 0,
      prev: last ? fromHex(last.id) : table.id,
      position: at.position,
      hash: fromHex(at.hash),
      body
    });
    this.assertAnswers(body, canonical);
    const message = placeMessage(table.id, party, last ? last.index + 1 : 0, idOf(canonical));
    const bytes = seal(await this.options.signer.sign(message), canonical);
    await this.options.store(bytes);
    const [receipt] = await table.receiveAll([bytes]);
    if (receipt.status !== 'accepted') throw new TableError('ILLEGAL', 'The own log takes no more entries.');
    return bytes;
  }
}

function inOrder(consents: readonly Consent[]): Consent[] {
  return [...consents].sort((a, b) => a.party - b.party);
}
