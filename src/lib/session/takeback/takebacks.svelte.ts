import { fromBase64url, toBase64url } from '../../net/link/base64url.ts';
import { systemClock, type Clock } from '../../net/transport/clock.ts';
import { Meter } from '../../net/transport/meter.ts';
import type { Consent } from '../../table/log/entry.ts';
import type { PartyId } from '../../table/header.ts';
import { areGood, backMessage } from '../../table/consent/consent.ts';
import { consentsNeeded } from '../../table/consent/takeback.ts';
import { seatedParties } from '../../table/fold/node.ts';
import type { Table } from '../../table/fold/table.ts';
import type { Writer } from '../../table/writer.ts';
import { isBotSeat } from '../table/seats.ts';
import { awaitedSlot, takebackChance } from './takeback.ts';
import type { Speaker, Talk } from '../parties/messages.ts';

/** A pending takeback request, as this device sees it. */
export interface WishView {
  readonly from: PartyId;
  readonly mine: boolean;
  /** This device's person has consented. */
  readonly agreed: boolean;
  /** Parties that have not consented yet, ascending. */
  readonly open: readonly PartyId[];
}

interface Wish {
  readonly from: PartyId;
  readonly hash: string;
  readonly to: number;
}

export interface TakebacksOptions {
  readonly table: Table;
  readonly writer: Writer;
  readonly talk: Talk;
  readonly send: (entries: readonly Uint8Array[]) => Promise<void>;
  /** The party that holds a key, or null. */
  readonly partyOf: (key: string | null) => PartyId | null;
  /** Called when {@link Takebacks.view} changed. */
  readonly shown: () => void;
  /** Called when a party refused the own request. */
  readonly refused: (by: PartyId) => void;
  readonly failed: (error: unknown) => void;
  readonly clock?: Clock;
}

/** Requests of one party that are shown. Bots wait while one is, so a party could hold them by asking again and again. */
const REQUESTS = { burst: 4, perSecond: 1 / 60 };

/**
 * Takeback requests: a request goes to all, each answers with a signed consent or a refusal, and the device whose seat
 * is awaited signs the takeback once all have consented. A request holds for one transcript and ends when the game
 * advances. Bots wait while one is pending.
 */
export class Takebacks {
  view = $state.raw<WishView | null>(null);
  private wish: Wish | null = null;
  private readonly consents = new Map<PartyId, Consent>();
  private readonly requests = new Map<PartyId, Meter>();
  private readonly clock: Clock;
  private signing = false;
  private readonly stops: (() => void)[];

  constructor(private readonly options: TakebacksOptions) {
    const { talk } = options;
    this.clock = options.clock ?? systemClock;
    this.stops = [
      talk.onMessage((from, message) => {
        // A device that has just opened the table missed what was sent on arrival.
        if (message.say === 'heads' && message.ask) return this.repeat(from.peer);
        const party = options.partyOf(from.key);
        if (party === null || !seatedParties(this.tip.seating).includes(party)) return;
        if (message.say === 'wish') this.heard(party, message.hash, message.to);
        else if (message.say === 'agree') this.agreedBy(party, message);
        else if (message.say === 'refuse') this.refusedBy(party, message.hash);
      }),
      talk.onArrival((peer) => this.repeat(peer))
    ];
  }

  /** Requests a takeback to a position. */
  async ask(to: number): Promise<void> {
    const { hash } = this.tip;
    this.begin({ from: this.party, hash, to });
    this.options.talk.send({ say: 'wish', hash, to });
    await this.agree();
  }

  /** Consents to the pending request. */
  async agree(): Promise<void> {
    const { wish } = this;
    if (!wish) return;
    try {
      const consent = await this.options.writer.consentToBack(wish.to);
      if (this.wish !== wish || this.tip.hash !== wish.hash) return;
      this.consents.set(this.party, consent);
      this.tellConsent(wish, consent);
      await this.advance();
    } catch (error) {
      this.options.failed(error);
    }
  }

  /** Refuses another party's request, or withdraws the own one. */
  drop(): void {
    const { wish } = this;
    if (!wish) return;
    const { talk } = this.options;
    if (wish.from === this.party) talk.send({ say: 'wish', hash: wish.hash, to: null });
    else talk.send({ say: 'refuse', hash: wish.hash });
    this.end();
  }

  /** Call after the fold changed: a request of another transcript ends. */
  async changed(): Promise<void> {
    if (this.wish && this.wish.hash !== this.tip.hash) this.end();
    await this.advance();
  }

  destroy(): void {
    for (const stop of this.stops) stop();
  }

  private get tip() {
    return this.options.table.fold.tip;
  }

  private get party(): PartyId {
    return this.options.writer.party;
  }

  private begin(wish: Wish): void {
    this.wish = wish;
    this.consents.clear();
    this.show();
  }

  private end(): void {
    this.wish = null;
    this.consents.clear();
    this.show();
  }

  private show(): void {
    const { wish } = this;
    if (!wish && !this.view) return;
    const open = wish
      ? seatedParties(this.tip.seating).filter((party) => party !== wish.from && !this.consents.has(party))
      : [];
    this.view = wish && {
      from: wish.from,
      mine: wish.from === this.party,
      agreed: this.consents.has(this.party),
      open
    };
    this.options.shown();
  }

  private heard(from: PartyId, hash: string, to: number | null): void {
    const { wish } = this;
    if (to === null) {
      if (wish?.from === from) this.end();
      return;
    }
    // One request at a time: the first holds until it is granted, refused, withdrawn, or the game advances.
    if (wish?.hash !== hash && hash === this.tip.hash && this.isLastMove(from, to) && this.mayAsk(from))
      this.begin({ from, hash, to });
  }

  /** Whether a takeback to there undoes the last move of a party: the screen says so to who has to consent. */
  private isLastMove(party: PartyId, to: number): boolean {
    const chance = takebackChance(this.tip, party, (seat) => !isBotSeat(this.options.table, seat));
    return chance.can === 'ask' && chance.to === to;
  }

  private mayAsk(party: PartyId): boolean {
    const now = this.clock.now();
    let meter = this.requests.get(party);
    if (!meter) this.requests.set(party, (meter = new Meter(REQUESTS, now)));
    return meter.take(1, now);
  }

  private agreedBy(party: PartyId, given: { signature: string }): void {
    const { wish } = this;
    const signature = fromBase64url(given.signature);
    if (!wish || !signature) return;
    // A consent to another request has another signature.
    const consent = { party, signature };
    const message = backMessage(this.options.table.id, wish.hash, wish.to);
    if (!areGood([consent], [party], this.tip.seating.parties, message)) return;
    this.consents.set(party, consent);
    void this.advance();
  }

  private refusedBy(party: PartyId, hash: string): void {
    const { wish } = this;
    if (wish?.hash !== hash) return;
    this.end();
    if (wish.from !== this.party) return;
    this.options.talk.send({ say: 'wish', hash, to: null });
    this.options.refused(party);
  }

  /** Signs the takeback where this device is awaited, its person consented, and all other consents are here. */
  private async advance(): Promise<void> {
    const { wish } = this;
    this.show();
    if (!wish || this.signing || wish.hash !== this.tip.hash || !this.consents.has(this.party)) return;
    const slot = awaitedSlot(this.tip);
    if (!slot || slot.seat === null || slot.party !== this.party) return;
    const needed = consentsNeeded(this.tip, slot.seat, wish.to);
    const given = needed.flatMap((party) => this.consents.get(party) ?? []);
    if (given.length !== needed.length) return;
    this.signing = true;
    try {
      await this.options.send([await this.options.writer.back(slot.seat, wish.to, given)]);
    } catch (error) {
      this.options.failed(error);
    } finally {
      this.signing = false;
    }
  }

  private tellConsent(wish: Wish, { signature }: Consent, to?: Speaker['peer']): void {
    const { hash } = wish;
    this.options.talk.send({ say: 'agree', hash, to: wish.to, signature: toBase64url(signature) }, to);
  }

  /** Repeats the pending request for a new peer. */
  private repeat(peer: string): void {
    const { wish } = this;
    const own = wish && this.consents.get(this.party);
    if (wish?.from === this.party)
      this.options.talk.send({ say: 'wish', hash: wish.hash, to: wish.to }, peer);
    if (wish && own) this.tellConsent(wish, own, peer);
  }
}
