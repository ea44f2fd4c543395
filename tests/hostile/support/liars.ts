/** Tables without a network: honest devices, and logs of liars written by hand. */
import type { Game } from '../../../src/lib/kernel/game.ts';
import { fromHex } from '../../../src/lib/table/log/bytes.ts';
import { decodeEntry, type Body, type Cut, type Entry } from '../../../src/lib/table/log/entry.ts';
import type { Header, PartyId } from '../../../src/lib/table/header.ts';
import type { Signer } from '../../../src/lib/table/log/keys.ts';
import { Table } from '../../../src/lib/table/fold/table.ts';
import { headerFor, secretsOf, type TestTable } from '../../../src/lib/table/testing/bench.ts';
import { toy } from '../../../src/lib/table/testing/toy.ts';
import { Writer } from '../../../src/lib/table/writer.ts';
import { forge } from './forge.ts';
import { quickReceive, quickSigner } from './quick.ts';

export interface Device {
  readonly party: PartyId;
  readonly table: Table;
  readonly writer: Writer;
}

/** Any position to sign at. */
export interface Place {
  readonly position: number;
  readonly hash: string;
}

/** All devices of a table of beads; each receives only what it is given. */
export class Devices {
  readonly header: Header;
  readonly all: Device[] = [];
  private readonly receive = quickReceive();

  constructor(
    options: TestTable,
    private readonly game: Game = toy as Game
  ) {
    this.header = headerFor({ first: 0, ...options });
    for (const party of this.header.parties.keys()) this.all.push(this.device(party));
  }

  /** One more device of a party, with what is given. */
  device(party: PartyId, entries: Iterable<Uint8Array> = []): Device {
    const table = Table.open(this.header, () => this.game);
    table.receive = this.receive(table);
    for (const bytes of entries) table.receive(bytes);
    const { chain } = secretsOf(party);
    const store = () => Promise.resolve();
    return { party, table, writer: new Writer({ table, party, signer: quickSigner(party), chain, store }) };
  }

  give(list: readonly Uint8Array[], to: readonly Device[] = this.all): void {
    for (const { table } of to) for (const bytes of list) table.receive(bytes);
  }

  /** Everything that any of these holds, to all of them. */
  exchange(among: readonly Device[] = this.all): void {
    const all = new Map<string, Uint8Array>();
    for (const { table } of among) for (const { id, bytes } of table.entries()) all.set(id, bytes);
    this.give([...all.values()], among);
  }

  async sit(): Promise<void> {
    for (const { writer } of this.all) this.give([await writer.sit()]);
    await this.settle();
  }

  /** Signs what is due among some devices until nothing is, and shares it among them. */
  async settle(among: readonly Device[] = this.all): Promise<void> {
    for (let busy = true; busy;) {
      busy = false;
      for (const { writer } of among) {
        const signed = await writer.answerDuties();
        busy ||= signed.length > 0;
        this.give(signed, among);
      }
    }
  }

  /** Plays choices among some devices; stops when another party is awaited. */
  async play(choices: number, among: readonly Device[] = this.all): Promise<void> {
    await this.settle(among);
    for (let n = 0; n < choices; n++) {
      const [{ table }] = among;
      const slot = table.snapshot.awaited.find(
        ({ party, seat }) => seat !== null && among.some((device) => device.party === party)
      );
      const device = among.find(({ party }) => party === slot?.party);
      if (!device || slot?.seat === null || slot === undefined) return;
      const actions = device.table.actions(slot.seat);
      this.give([await device.writer.act(slot.seat, actions[actions.length - 1])], among);
      await this.settle(among);
    }
  }

  /** Plays until the party of a seat is to choose alone. */
  async playToChoiceOf(seat: number, after = 0): Promise<void> {
    for (let turn = 0; turn < 400; turn++) {
      const { ask, position, awaited } = this.all[0].table.snapshot;
      if (ask.kind === 'choice' && ask.seats.length === 1 && awaited[0]?.seat === seat && position >= after)
        return;
      await this.play(1);
    }
    throw new Error('it never came to that');
  }
}

/** A liar's hand-written log: any entry after any of its own. */
export class Pen {
  constructor(
    private readonly table: Table,
    readonly party: PartyId,
    /** The entry of the party's own log it goes on from; its last one if not given. */
    public last: Entry | null = table.fold.logOf(party)?.last ?? null,
    private readonly signer: Signer = quickSigner(party)
  ) {}

  async sign(body: Body, place: Place = this.table.snapshot): Promise<Uint8Array> {
    const bytes = await forge(
      {
        table: this.table.id,
        party: this.party,
        index: this.last ? this.last.index + 1 : 0,
        prev: this.last ? fromHex(this.last.id) : this.table.id,
        position: place.position,
        hash: fromHex(place.hash),
        body
      },
      this.signer
    );
    this.last = decodeEntry(bytes);
    return bytes;
  }

  /** A second hand on the same log, from an entry on. */
  from(last: Entry | null): Pen {
    return new Pen(this.table, this.party, last, this.signer);
  }
}

export const out = (party: PartyId): Cut => ({ party, verdict: 'out' });
export const vote = (...cuts: readonly Cut[]): Body => ({ kind: 'absent', cuts });
export const SEAL: Body = { kind: 'seal' };

/** What honest devices must agree on. */
export function stand({ table }: Pick<Device, 'table'>): string {
  const { position, phase, hash, scores } = table.snapshot;
  return [position, phase, hash, scores.join(':')].join(' ');
}
