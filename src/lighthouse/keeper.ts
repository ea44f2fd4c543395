import * as Y from 'yjs';
import { loadGame } from '../lib/games/index.ts';
import { fromBase64url, sameBytes } from '../lib/net/link/base64url.ts';
import type { Carrier } from '../lib/net/document/carrier.ts';
import { systemClock, type Clock } from '../lib/net/transport/clock.ts';
import { Lobby, LOBBY_OPTIONS } from '../lib/net/room/lobby.ts';
import { YjsProvider } from '../lib/net/document/provider.ts';
import { carryTable } from '../lib/net/document/tableCarrier.ts';
import type { Transport } from '../lib/net/transport/transport.ts';
import { readHeader, tableIdOf, type Header } from '../lib/table/header.ts';
import { Table } from '../lib/table/fold/table.ts';
import type { TableFolder } from './folders.ts';

/** Minimum interval (ms) between two headers that are read: judging keys takes long, and anyone with the link can write one. */
const READ_EVERY = 1_000;

/**
 * Keeps one table available while its players are offline: stores every valid entry and sends it to each device that
 * connects. It holds no seat's key and signs nothing; each device checks again what it receives.
 */
export class Keeper {
  private readonly provider: YjsProvider;
  private readonly lobby: Lobby;
  private carrier: Carrier | null = null;
  private current: Table | null = null;
  /** The header that was read last. */
  private read: string | undefined;
  private isReading = false;
  private closed = false;

  /** `report` receives a sentence for each thing that could not be stored. */
  constructor(
    transport: Transport,
    private readonly stored: TableFolder,
    private readonly report: (problem: string) => void,
    private readonly clock: Clock = systemClock
  ) {
    this.provider = new YjsProvider(new Y.Doc(), transport, { clock });
    this.lobby = new Lobby(this.provider);
    this.lobby.onChange(() => this.lobbyChanged());
    for (const name of LOBBY_OPTIONS) {
      const value = stored.options.get(name);
      if (value !== undefined) this.lobby.setOption(name, value);
    }
  }

  /** The table stored here; null until a device has sent its header. */
  get table(): Table | null {
    return this.current;
  }

  /** Releases the table; the transport belongs to the caller. */
  destroy(): void {
    this.closed = true;
    this.carrier?.destroy();
    this.lobby.destroy();
    this.provider.destroy();
  }

  private lobbyChanged(): void {
    const { options } = this.lobby;
    this.stored.putOptions(options).catch((error: unknown) => this.report(String(error)));
    void this.readHeaders();
  }

  /** Reads the header in the lobby, and what replaced it meanwhile. */
  private async readHeaders(): Promise<void> {
    if (this.isReading) return;
    this.isReading = true;
    for (let text = this.unread; text !== undefined; text = this.unread) {
      this.read = text;
      await this.adopt(text);
      await new Promise<void>((done) => this.clock.after(READ_EVERY, done));
    }
    this.isReading = false;
  }

  private get unread(): string | undefined {
    const text = this.closed ? undefined : this.lobby.options.get('header');
    return text === this.read ? undefined : text;
  }

  private async adopt(text: string): Promise<void> {
    try {
      const header = await readHeader(fromBase64url(text) ?? new Uint8Array());
      if (!this.isWanted(header)) return;
      const game = await loadGame(header.game, header.expansions);
      if (this.closed) return;
      const table = Table.open(header, () => game);
      const { entries } = this.stored;
      await table.receiveAll([...entries.values()]);
      const own = table.entries().map(({ id, bytes }) => [id, bytes] as const);
      this.carrier?.destroy();
      this.current = table;
      this.carrier = carryTable(this.provider, table, {
        persist: async (entries) => {
          for (const { id, bytes } of entries) await this.stored.putEntry(id, bytes);
        },
        initial: own,
        clock: this.clock
      });
      this.carrier.onFault(({ kind, id }) => {
        if (kind === 'storage') this.report(`Entry ${id} could not be written.`);
      });
    } catch (error) {
      this.report(error instanceof Error ? error.message : String(error));
    }
  }

  /** Any device in the room can write a header: one that a party has signed is not replaced. */
  private isWanted(header: Header): boolean {
    if (!this.current) return true;
    const isSame = sameBytes(tableIdOf(header), this.current.id);
    return !isSame && this.current.lengths.every((length) => length === 0);
  }
}
