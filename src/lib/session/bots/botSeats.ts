import type { Table } from '../../table/fold/table.ts';
import type { Writer } from '../../table/writer.ts';
import { BotHost } from './botHost.ts';
import { BotWorkerError } from './botWorker.ts';
import { effortFor, type BotThinking } from './effort.ts';
import { botMove, botToMove } from './botMove.ts';
import type { HandBack } from '../parties/handBack.svelte.ts';
import { botLevel, type TableInfo } from '../table/tableInfo.ts';

/** Minimum time between two bot moves, in ms, so that people can follow. */
const BOT_PACE = 450;
/** Interval (ms) of checking whether the others consent to returning a seat. */
const RETURN_PACE = 300;
/** Ms after which bots that could not be loaded are tried again. */
const RETRY_AFTER = 5_000;

export interface BotSeatsOptions {
  readonly table: Table;
  readonly writer: Writer;
  readonly info: () => TableInfo | null;
  readonly handBack: HandBack | null;
  /** False while this device must not sign, or a takeback is requested. */
  readonly mayAct: () => boolean;
  readonly send: (entries: readonly Uint8Array[]) => Promise<void>;
  readonly again: () => void;
  /** The bots could not be loaded, and are tried again. */
  readonly failed: (error: BotWorkerError) => void;
  /** The bots play again after this error. */
  readonly recovered: (error: BotWorkerError) => void;
  readonly thinking: () => BotThinking;
}

/** Plays the bot seats of this device. */
export class BotSeats {
  private readonly host: BotHost;
  private closed = false;
  private failure: BotWorkerError | null = null;

  constructor(private readonly options: BotSeatsOptions) {
    this.host = new BotHost(() => effortFor(options.thinking()));
  }

  /** Plays for the bot that is asked now, if any, or returns its seat to the owner. */
  async play(): Promise<void> {
    try {
      await this.playNow();
    } catch (error) {
      if (!(error instanceof BotWorkerError)) throw error;
      this.failure = error;
      this.options.failed(error);
      setTimeout(this.options.again, RETRY_AFTER);
    }
  }

  private async playNow(): Promise<void> {
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
    if (this.failure) this.options.recovered(this.failure);
    this.failure = null;
    // During the computation the game may have advanced, or a party may have requested a takeback.
    if (this.closed || !mayAct() || table.snapshot.hash !== hash) return;
    await send([await writer.act(slot.seat, action)]);
  }

  destroy(): void {
    this.closed = true;
    this.host.destroy();
  }
}
