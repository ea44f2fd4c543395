/** Honest devices at one table of a real game, over a network in memory and on a clock the test moves. */
import * as Y from 'yjs';
import { loadGame } from '../../../src/lib/games/index.ts';
import type { Game } from '../../../src/lib/kernel/game.ts';
import type { Carrier, CarrierFault, CarrierOptions } from '../../../src/lib/net/document/carrier.ts';
import { Chat } from '../../../src/lib/net/room/chat.ts';
import { FakeClock } from '../../../src/lib/net/transport/clock.ts';
import { Lobby } from '../../../src/lib/net/room/lobby.ts';
import { MemoryNetwork, type Faults } from '../../../src/lib/net/testing/memoryNetwork.ts';
import { Presence } from '../../../src/lib/net/room/presence.ts';
import { YjsProvider } from '../../../src/lib/net/document/provider.ts';
import { CheckedAhead } from '../../../src/lib/net/document/checkedAhead.ts';
import { carryTable } from '../../../src/lib/net/document/tableCarrier.ts';
import type { Header, WitnessPolicy } from '../../../src/lib/table/header.ts';
import { TableError } from '../../../src/lib/table/errors.ts';
import type { Signer } from '../../../src/lib/table/log/keys.ts';
import { Table } from '../../../src/lib/table/fold/table.ts';
import { dice, headerFor, secretsOf } from '../../../src/lib/table/testing/bench.ts';
import { Writer } from '../../../src/lib/table/writer.ts';

export interface Setup {
  readonly seed: number;
  readonly seats: number;
  readonly game?: string;
  readonly expansions?: readonly string[];
  readonly witness?: WitnessPolicy;
  readonly faults?: Partial<Faults>;
  /** Parties whose devices the test plays itself. */
  readonly hostile?: readonly number[];
  /** How a device takes entries; the table's own way when left out. */
  readonly receive?: (table: Table) => Table['receive'];
  /** How a party signs; with the program's own code when left out. */
  readonly signerOf?: (party: number) => Signer;
}

/** One honest device with everything the app has below its screens. */
export class Player {
  readonly provider: YjsProvider;
  readonly carrier: Carrier;
  readonly lobby: Lobby;
  readonly chat: Chat;
  readonly presence: Presence;
  readonly table: Table;
  readonly writer: Writer;
  readonly faults = new Set<CarrierFault['kind']>();

  constructor(
    readonly circle: Circle,
    readonly party: number,
    readonly id: string,
    readonly disk: Map<string, Uint8Array>
  ) {
    const { clock, network, header, game } = circle;
    this.table = Table.open(header, () => game);
    if (circle.setup.receive) this.table.receive = circle.setup.receive(this.table);
    for (const bytes of disk.values()) this.table.receive(bytes);
    this.provider = new YjsProvider(new Y.Doc(), network.join(id, header.parties[party].key), { clock });
    this.writer = new Writer({
      table: this.table,
      party,
      ...secretsOf(party),
      ...(circle.setup.signerOf && { signer: circle.setup.signerOf(party) }),
      store: () => Promise.resolve()
    });
    const persist: CarrierOptions['persist'] = async (entries) => {
      for (const { id: entryId, bytes } of entries) disk.set(entryId, bytes);
    };
    // WebCrypto answers by its own clock: nothing is checked ahead.
    const ahead = new CheckedAhead(() => Promise.resolve([]));
    this.carrier = carryTable(this.provider, this.table, { persist, initial: [...disk], clock }, ahead);
    this.carrier.onFault(({ kind }) => this.faults.add(kind));
    this.lobby = new Lobby(this.provider);
    this.chat = new Chat(this.provider, clock);
    this.presence = new Presence(this.provider, clock);
  }

  get snapshot(): Table['snapshot'] {
    return this.table.snapshot;
  }

  async send(entries: readonly Uint8Array[]): Promise<void> {
    await this.carrier.publish(...entries);
  }

  /** Signs what is due and, when asked, a choice; like the app, it does not answer what it must not sign now. */
  async act(): Promise<void> {
    try {
      const { log } = this.table.fold.tip.seating.parties[this.party];
      if (!log.seated) return await this.send([await this.writer.sit()]);
      await this.send(await this.writer.answerDuties());
      const slot = this.snapshot.awaited.find(({ party, seat }) => party === this.party && seat !== null);
      if (this.snapshot.phase !== 'playing' || !slot || slot.seat === null) return;
      const actions = this.table.actions(slot.seat);
      if (actions.length === 0) return;
      const action = actions[this.circle.roll(actions.length)];
      await this.send([await this.writer.act(slot.seat, action)]);
    } catch (error) {
      if (!(error instanceof TableError)) throw error;
    }
  }

  leave(): void {
    this.presence.destroy();
    this.chat.destroy();
    this.lobby.destroy();
    this.carrier.destroy();
    this.provider.destroy();
    this.provider.transport.destroy();
    this.provider.doc.destroy();
  }
}

export class Circle {
  readonly clock = new FakeClock();
  readonly network: MemoryNetwork;
  readonly players: Player[] = [];
  readonly roll: (below: number) => number;

  private constructor(
    readonly setup: Setup,
    readonly game: Game,
    readonly header: Header
  ) {
    this.network = new MemoryNetwork(this.clock, setup.seed, setup.faults);
    this.roll = dice(setup.seed + 1);
  }

  static async open(setup: Setup): Promise<Circle> {
    const { seed, seats, game = 'landscape', expansions = [], witness = 'named', hostile = [] } = setup;
    const list = Array.from({ length: seats }, (_, party) => party);
    const header = headerFor({ game, expansions, seats: list, witness, first: 0, seed });
    const circle = new Circle(setup, await loadGame(game, expansions), header);
    for (const party of list) if (!hostile.includes(party)) circle.join(party);
    return circle;
  }

  /** A device of a party: at the start, or again with what it kept. */
  join(party: number, disk = new Map<string, Uint8Array>(), id = `p${party}`): Player {
    const player = new Player(this, party, id, disk);
    this.players.push(player);
    return player;
  }

  /** Removes a device without a goodbye. */
  remove(player: Player): void {
    this.players.splice(this.players.indexOf(player), 1);
    player.leave();
  }

  /** Lets `ms` pass in steps, while every player acts, unless `play` is false. */
  async pass(ms: number, { play = true, step = 250 } = {}): Promise<void> {
    for (let at = 0; at < ms; at += step) {
      if (play) for (const player of [...this.players]) await player.act();
      this.clock.advance(step);
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /** Plays until the first player's game has come to `position`, at most `limit` ms. */
  async playTo(position: number, limit = 600_000): Promise<void> {
    const [{ table }] = this.players;
    for (let spent = 0; table.snapshot.position < position && !table.snapshot.over; spent += 1_000) {
      if (spent >= limit)
        throw new Error(
          `stands at ${table.snapshot.position}, ${table.snapshot.phase}, ${JSON.stringify(table.snapshot.awaited)}`
        );
      await this.pass(1_000);
    }
  }

  /** Lets everything arrive; then what each player must agree on, the same text for all. */
  async digests(): Promise<string[]> {
    await this.pass(45_000, { play: false, step: 1_000 });
    return this.players.map(({ snapshot: { position, phase, hash, scores } }) =>
      [position, phase, hash, scores.join(':')].join(' ')
    );
  }

  close(): void {
    for (const player of this.players) player.leave();
  }
}
