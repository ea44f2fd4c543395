/**
 * Random orders in which devices gather at a table: claim, leave, change the deal, send away, compose, sign and receive.
 * Checks what docs/protocol.md promises of the gathering after every step, with the liars it names.
 */
import { claimsOf, compose, recognise } from '../../../src/lib/table/gathering/compose.ts';
import type { Deal } from '../../../src/lib/table/gathering/deal.ts';
import { Gathered } from '../../../src/lib/table/gathering/gathered.ts';
import { composerFor, nextStep, type Proposal, type Step } from '../../../src/lib/table/gathering/settle.ts';
import {
  signStatement,
  type Card,
  type Claim,
  type Signed
} from '../../../src/lib/table/gathering/statement.ts';
import { tableIdOf, type Header } from '../../../src/lib/table/header.ts';
import { sameBytes, toHex } from '../../../src/lib/table/log/bytes.ts';
import { dice, secretsOf } from '../../../src/lib/table/testing/bench.ts';
import { cardOf, claimBy, dealFor, roomFor } from '../../../src/lib/table/testing/gatherers.ts';
import { quickSigner } from './quick.ts';

export interface Question {
  /** Friends' seats. */
  readonly seats: number;
  /** Devices that come by the link. */
  readonly guests: number;
  /** `guest`: the last guest signs conflicting claims and any header. `inviter`: signs conflicting cards and headers. */
  readonly liar?: 'guest' | 'inviter';
  readonly walks: number;
  readonly seed: number;
}

export interface Answer {
  readonly steps: number;
  /** Walks in which the inviter's header was opened by all its honest parties. */
  readonly begun: number;
  /** Walks that met more claims than seats, a withdrawal, a changed deal. */
  readonly crowded: number;
  readonly left: number;
  readonly changed: number;
  readonly faults: readonly string[];
}

/** A signature under a header, as a first page carries it. */
interface Sit {
  readonly id: string;
  readonly header: Header;
  readonly key: string;
  /** The claims sent with the header. */
  readonly claims: readonly Signed<Claim>[];
}

type Item = { readonly bytes: Uint8Array } | { readonly sit: Sit };

const STEPS = 40;

class Device {
  gathered = new Gathered(roomFor());
  readonly held = new Set<number>();
  readonly sits: Sit[] = [];
  /** Headers this device signed, by id. */
  readonly signed = new Set<string>();
  opened: Header | null = null;
  leaves = 0;

  constructor(readonly n: number) {}

  get key(): Uint8Array {
    return secretsOf(this.n).signer.publicKey;
  }

  get proposals(): Proposal[] {
    return proposalsOf(this.sits);
  }

  get step(): Step {
    return nextStep(this.gathered, this.proposals, this.key);
  }
}

function proposalsOf(sits: readonly Sit[]): Proposal[] {
  const all = new Map<string, Proposal & { readonly sat: Set<string> }>();
  for (const { id, header, key, claims } of sits) {
    const known = all.get(id) ?? { header, sat: new Set<string>(), claims };
    all.set(id, known);
    known.sat.add(key);
  }
  return [...all.values()];
}

export class GatheringExplorer {
  private readonly faults = new Set<string>();
  private readonly roll: (below: number) => number;
  private items: Item[] = [];
  /** All statements made. */
  private relay = new Gathered(roomFor());
  private devices: Device[] = [];
  private seen = { crowded: false, left: false, changed: false };

  constructor(private readonly question: Question) {
    this.roll = dice(question.seed);
  }

  async run(): Promise<Answer> {
    const { walks, guests } = this.question;
    const answer = { steps: 0, begun: 0, crowded: 0, left: 0, changed: 0 };
    for (let walk = 0; walk < walks; walk++) {
      this.items = [];
      this.relay = new Gathered(roomFor());
      this.seen = { crowded: false, left: false, changed: false };
      this.devices = Array.from({ length: guests + 1 }, (_, n) => new Device(n));
      await this.state(this.devices[0], cardOf(this.deal('next')));
      for (let i = 0; i < STEPS; i++, answer.steps++) await this.move();
      this.assertSameInAnyOrder();
      if (await this.finish()) answer.begun++;
      answer.crowded += Number(this.seen.crowded);
      answer.left += Number(this.seen.left);
      answer.changed += Number(this.seen.changed);
    }
    return { ...answer, faults: [...this.faults] };
  }

  private deal(witness: 'next' | 'all'): Deal {
    return dealFor(this.question.seats, { witness });
  }

  private isLiar({ n }: Device): boolean {
    const { liar, guests } = this.question;
    return (liar === 'guest' && n === guests) || (liar === 'inviter' && n === 0);
  }

  /** One device receives something or acts. */
  private async move(): Promise<void> {
    const device = this.devices[this.roll(this.devices.length)];
    const unheard = this.items.map((_, i) => i).filter((i) => !device.held.has(i));
    if (unheard.length > 0 && this.roll(3) > 0) this.hear(device, unheard[this.roll(unheard.length)]);
    else if (this.isLiar(device) && this.roll(2) === 0) await this.lie(device);
    else await this.act(device, this.roll(6) === 0);
    this.assertSafe();
  }

  /** What an honest device does at its step; `isRestless` people leave, change the deal or send someone away. */
  private async act(device: Device, isRestless: boolean): Promise<void> {
    const { step, gathered, n } = device;
    const card = gathered.card?.body;
    if (device.opened || !card) return;
    if (step.kind === 'settled') return void (device.opened = step.header);
    if (n === 0) return this.actAsInviter(device, card, isRestless);
    const mine = gathered.claimOf(device.key);
    const isIn = mine !== null && !mine.body.leaves;
    if (isRestless && isIn && device.leaves < 1) {
      device.leaves++;
      this.seen.left = true;
      return this.state(device, { ...mine.body, seq: mine.body.seq + 1, leaves: true });
    }
    if (step.kind === 'open') {
      const seat = 1 + this.roll(card.deal.seats.length);
      return this.state(device, claimBy(n, card.deal, { seat, seq: (mine?.body.seq ?? -1) + 1 }));
    }
    if (step.kind === 'sit') this.sit(device, step.header);
    if (step.kind === 'compose') {
      const header = compose(card, gathered.seating.counting, device.key);
      if (header) this.sit(device, header);
      else this.faults.add('all seats claimed, and no header');
    }
  }

  private async actAsInviter(device: Device, card: Card, isRestless: boolean): Promise<void> {
    const { step } = device;
    const next = { ...card, seq: card.seq + 1, seated: [] };
    if (step.kind === 'choose') {
      this.seen.crowded = true;
      const one = step.claims[this.roll(step.claims.length)];
      return this.state(device, { ...next, without: [...card.without, one.body.key] });
    }
    if (isRestless && card.seq < 3 && device.signed.size === 0) {
      this.seen.changed = true;
      return this.state(device, { ...next, deal: this.deal(card.deal.witness === 'all' ? 'next' : 'all') });
    }
    if (step.kind !== 'begin') return;
    const composer = composerFor(step.claims);
    const header = step.header ?? (composer && compose(card, step.claims, composer));
    if (header) this.sit(device, header);
  }

  /** Statements and signatures that no client makes. */
  private async lie(device: Device): Promise<void> {
    const { gathered, n } = device;
    const card = gathered.card?.body;
    if (!card) return;
    if (n === 0 && this.roll(2) === 0) {
      // Another deal under a number that is taken.
      const deal = this.deal(this.roll(2) === 0 ? 'next' : 'all');
      return this.state(device, { ...card, deal, name: `Ada ${this.roll(3)}` });
    }
    if (n > 0 && this.roll(2) === 0) {
      const seat = 1 + this.roll(card.deal.seats.length);
      const salt = new Uint8Array(16).fill(this.roll(4));
      return this.state(device, claimBy(n, card.deal, { seat, salt, seq: this.roll(3) }));
    }
    const headers = proposalsOf(this.items.flatMap((item) => ('sit' in item ? [item.sit] : [])));
    const known = headers.filter(({ header }) =>
      header.parties.some(({ key }) => sameBytes(key, device.key))
    );
    const made = this.anyHeader(gathered, card);
    const header = known.length > 0 && this.roll(2) === 0 ? known[this.roll(known.length)].header : made;
    if (header?.parties.some(({ key }) => sameBytes(key, device.key))) this.sit(device, header);
  }

  /** A header of claims chosen at will among all versions. */
  private anyHeader(gathered: Gathered, card: Card): Header | null {
    const claims = gathered.newestClaims
      .map(({ body }) => {
        const versions = gathered.versionsOf(body.key);
        return versions[this.roll(versions.length)];
      })
      .sort(() => this.roll(3) - 1)
      .slice(0, this.question.seats);
    return claims.length > 0 ? compose(card, claims, claims[this.roll(claims.length)].body.key) : null;
  }

  private async state(device: Device, body: Card | Claim): Promise<void> {
    this.put(device, { bytes: await signStatement(body, quickSigner(device.n)) });
  }

  private sit(device: Device, header: Header): void {
    const id = toHex(tableIdOf(header));
    if (device.signed.has(id)) return;
    device.signed.add(id);
    const claims = claimsOf(header, device.gathered) ?? [];
    this.put(device, { sit: { id, header, key: toHex(device.key), claims } });
  }

  private put(device: Device, item: Item): void {
    this.items.push(item);
    if ('bytes' in item) this.relay.take(item.bytes);
    this.hear(device, this.items.length - 1);
  }

  private hear(device: Device, at: number): void {
    const item = this.items[at];
    device.held.add(at);
    if ('sit' in item) device.sits.push(item.sit);
    else device.gathered.take(item.bytes);
  }

  private get honest(): Device[] {
    return this.devices.filter((device) => !this.isLiar(device));
  }

  /** What holds in every state. */
  private assertSafe(): void {
    const [inviter] = this.devices;
    if (!this.isLiar(inviter)) {
      if (inviter.signed.size > 1) this.faults.add('an honest inviter signed two headers');
      const opened = new Set(this.honest.flatMap(({ opened }) => (opened ? [toHex(tableIdOf(opened))] : [])));
      if (opened.size > 1) this.faults.add('two headers were opened under one inviter');
    }
    for (const { opened, key, gathered } of this.honest) {
      if (!opened) continue;
      const party = opened.parties.findIndex((other) => sameBytes(other.key, key));
      if (party < 0) this.faults.add('a device opened a table at which it has no seat');
      if (new Set(opened.parties.map((other) => toHex(other.key))).size !== opened.parties.length)
        this.faults.add('a key sits twice');
      // A guest sits only at seats of a claim of its own.
      if (party > 0 && gathered.versionsOf(key).every(({ body }) => body.leaves))
        this.faults.add('a device that never claimed was seated');
    }
  }

  /** A device that heard the same in another order is at the same step. */
  private assertSameInAnyOrder(): void {
    const device = this.devices[this.roll(this.devices.length)];
    const other = new Device(device.n);
    for (const at of [...device.held].sort(() => this.roll(3) - 1)) this.hear(other, at);
    if (nameOf(other.step) !== nameOf(device.step)) this.faults.add('the order of arrival changed the step');
  }

  /** Whether relays still have an item: of each device's statements only the newest. */
  private isKept(item: Item): boolean {
    return 'sit' in item || this.relay.current.some((bytes) => sameBytes(bytes, item.bytes));
  }

  /**
   * Once the inviter signed, guests that have not heard of it change their wish, so that relays lose the claims its header
   * is made of; and guests without the table are left with their own statements, like pages that were closed early.
   */
  private async loseClaims(): Promise<void> {
    const [inviter, ...guests] = this.devices;
    if (inviter.signed.size === 0) return;
    const late = guests.filter(({ opened }) => !opened);
    for (const guest of late) {
      const mine = guest.gathered.claimOf(guest.key)?.body;
      if (mine && !mine.leaves && guest.step.kind !== 'settled')
        await this.state(guest, { ...mine, seat: mine.seat + 1, seq: mine.seq + 1 });
    }
    for (const guest of late) {
      const own = guest.gathered.versionsOf(guest.key);
      guest.gathered = new Gathered(roomFor());
      guest.held.clear();
      guest.sits.length = 0;
      for (const { bytes } of own) guest.gathered.take(bytes);
    }
  }

  /**
   * All receive what relays have and no device acts on its own: true if the inviter's table was opened by all its honest
   * parties.
   */
  private async finish(): Promise<boolean> {
    await this.loseClaims();
    for (let round = 0; round < 12; round++) {
      const kept = [...this.items.keys()].filter((at) => this.isKept(this.items[at]));
      for (const device of this.devices)
        for (const at of kept) if (!device.held.has(at)) this.hear(device, at);
      for (const device of this.honest) await this.act(device, false);
      this.assertSafe();
    }
    const [inviter] = this.devices;
    if (this.isLiar(inviter)) return this.honest.some(({ opened }) => opened !== null);
    const { step, opened } = inviter;
    if (!opened) {
      // Only missing guests may keep an honest inviter from beginning.
      if (step.kind !== 'wait') this.faults.add(`an honest inviter could not begin: ${step.kind}`);
      const willing = this.honest.filter(({ n, gathered, key }) => n > 0 && isWelcome(gathered, key));
      if (willing.length >= this.question.seats) this.faults.add('guests for all seats, and no table');
      return false;
    }
    for (const device of this.honest) {
      const isParty = opened.parties.some(({ key }) => sameBytes(key, device.key));
      if (isParty && !device.opened) this.faults.add('a seated guest never opened the settled table');
      const id = toHex(tableIdOf(opened));
      const sent = device.sits.find((sit) => sit.id === id)?.claims;
      if (!recognise(opened, device.gathered, sent)) this.faults.add('a settled header was not recognised');
    }
    return true;
  }
}

function isWelcome(gathered: Gathered, key: Uint8Array): boolean {
  return !gathered.card?.body.without.some((other) => sameBytes(other, key));
}

function nameOf(step: Step): string {
  const ids = 'claims' in step ? step.claims.map(({ id }: Signed<Claim>) => id).join() : '';
  const header = 'header' in step && step.header ? toHex(tableIdOf(step.header)) : '';
  return `${step.kind} ${header} ${ids}`;
}
