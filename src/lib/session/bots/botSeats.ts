import type { Table } from '../../table/fold/table.ts';
import type { Writer } from '../../table/writer.ts';
import { BotHost } from './botHost.ts';
import { botMove, botToMove } from './botMove.ts';
import type { HandBack } from '../parties/handBack.svelte.ts';
import { botLevel, type TableInfo } from '../table/tableInfo.ts';

/** A bot's move is not shown faster than this after the one before, in ms, so that people can follow. */
const BOT_PACE = 450;
/** How often (ms) a bot looks again whether the others let it hand its seat back. */
const RETURN_PACE = 300;

export interface BotSeatsOptions {
  readonly table: Table;
  readonly writer: Writer;
  readonly info: () => TableInfo | null;
  readonly handBack: HandBack | null;
  /** False while nothing may be signed here, or somebody has asked to take back. */
  readonly mayAct: () => boolean;
  readonly send: (entries: readonly Uint8Array[]) => Promise<void>;
  readonly again: () => void;
}

/** The bots whose seats this device speaks for. */
export class BotSeats {
  private readonly host = new BotHost();
  private closed = false;

  constructor(private readonly options: BotSeatsOptions) {}

  /** Plays for the bot that is asked now, if one is, or hands its seat back to whoever owns it. */
  async play(): Promise<void> {
    const { table, writer, handBack, mayAct, send, again } = this.options;
    const info = this.options.info();
    const slot = botToMove(table, writer.party);
    if (!slot || !info || !mayAct()) return;
    const { hash } = table.snapshot;
    const pause = new Promise((resolve) => setTimeout(resolve, BOT_PACE));
    const returned = await handBack?.answer(slot);
    if (returned === 'wait') {
      setTimeout(again, RETURN_PACE);
      return;
    }
    if (returned) return send([returned]);
    const level = botLevel(info.plan, slot.seat);
    const [action] = await Promise.all([botMove(table, this.host, slot.seat, level), pause]);
    // While it thought, the game may have gone on, or somebody may have asked to take back.
    if (this.closed || !mayAct() || table.snapshot.hash !== hash) return;
    await send([await writer.act(slot.seat, action)]);
  }

  destroy(): void {
    this.closed = true;
    this.host.destroy();
  }
}
