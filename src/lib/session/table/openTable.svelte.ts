import { loadRules } from '../../games/index.ts';
import { toBase64url } from '../../net/link/base64url.ts';
import { siteTime } from '../../net/site/siteTime.ts';
import type { Store, StoredEntry } from '../../net/storage/store.ts';
import { decodeEntry, type Entry } from '../../table/log/entry.ts';
import type { Evidence } from '../../table/fold/evidence.ts';
import { encodeHeader, type Header, type PartyId } from '../../table/header.ts';
import { Table, type Receipt } from '../../table/fold/table.ts';
import { TableError } from '../../table/errors.ts';
import { StoreError } from '../../net/storage/storeError.ts';
import { Writer } from '../../table/writer.ts';
import type { BotSeats } from '../bots/botSeats.ts';
import type { BotThinking } from '../bots/effort.ts';
import { clockAmong } from '../clock/clockPlan.ts';
import type { SeatClocks } from '../clock/seatClocks.svelte.ts';
import type { Company, CompanyOptions } from '../parties/company.svelte.ts';
import { EntryKeeper, STORE_AGAIN_AFTER } from '../../net/storage/entryKeeper.ts';
import type { Identity } from '../storage/identity.ts';
import { partyWith, peopleOf, presenceOf, type PeopleView } from '../parties/people.ts';
import { painted } from './painted.ts';
import type { RoomMail } from '../mailbox/roomMail.ts';
import type { Brought } from '../mailbox/tableMail.ts';
import type { Sent } from '../../net/mailbox/outbox.ts';
import { SingleFlight } from '../async/singleFlight.ts';
import type { Hold } from './signingHold.svelte.ts';
import { cleanRecord, standing, type TableInfo } from './tableInfo.ts';
import { TablePlay } from './tablePlay.svelte.ts';
import { unlessSame } from './unlessSame.ts';

export interface OpenTableOptions {
  readonly header: Header;
  /** Id of this table in the store. */
  readonly room: string;
  readonly store: Store;
  readonly identity: Identity;
  /** Creates the company; null where all parties are on this device. */
  readonly company: ((options: CompanyOptions) => Company) | null;
  readonly info: () => TableInfo | null;
  readonly keep: (info: TableInfo) => Promise<void>;
  /** Called when the fold changed or may have changed. */
  readonly folded: () => void;
  /** Called when this device has a seat that it did not have when the table was opened. */
  readonly seated: () => void;
  readonly thinking: () => BotThinking;
  /** The mailbox of the room, where it has one. */
  readonly mail?: RoomMail | null;
}

/** Code loaded for a table before it opens. */
interface Parts {
  readonly table: Table;
  readonly stored: readonly StoredEntry[];
  /** Null where no seat is or can become a bot's. */
  readonly bots: typeof BotSeats | null;
  /** Null at a table without a clock. */
  readonly clocks: SeatClocks | null;
}

/** Whether a stored entry is as it was signed. */
const isWhole = (receipt: Receipt): boolean => receipt.status !== 'ignored' || receipt.reason === 'full';

/**
 * A table with a complete header, on this device: moves entries between peers, store and fold, signs this device's
 * duties, plays its bots. The `table` folder decides what entries mean.
 */
export class OpenTable {
  readonly table: Table;
  readonly play: TablePlay;
  readonly writer: Writer | null;
  /** The other parties; null where all are on this device. */
  readonly company: Company | null;
  people = $state.raw<PeopleView>({ people: [], spectators: 0 });
  evidence = $state.raw<readonly Evidence[]>([]);
  /** Whether signed entries were sent by mail; `unheard` while no mailbox answers, null without one. */
  sent = $state<Sent | 'unheard' | null>(null);
  /** What the last look into the mailbox found; null before one or without a mailbox. */
  brought = $state.raw<Brought | null>(null);
  /** The last failure to store or sign. */
  trouble = $state.raw<unknown>(null);

  private readonly party: PartyId | null;
  private readonly bots: BotSeats | null;
  /** Null at a table without a clock. */
  private readonly clocks: SeatClocks | null;
  private readonly answers = new SingleFlight(
    () => this.answer(),
    (error) => this.failed(error)
  );
  private closed = false;
  /** Entries of turns and mail. */
  private readonly keeper: EntryKeeper;
  /** The last stored state while a later one still has to be stored; else null. */
  private storedInfo: TableInfo | null = null;
  private sitting: Promise<void> | null = null;
  /** Whether signing was held because the seat was copied. The stored mark does not tell: another tab sets it. */
  private isCopyKnown: boolean;

  /** Opens a table from the store; it then runs by itself. */
  static async open(options: OpenTableOptions): Promise<OpenTable> {
    const { header, store, room, company } = options;
    const mayHaveBots = company !== null || header.seats.some(({ kind }) => kind === 'bot');
    const clock = clockAmong(header.policy.aids);
    const [game, stored, bots, clocks] = await Promise.all([
      loadRules(header.game, header.expansions),
      store.entries(room),
      mayHaveBots ? import('../bots/botSeats.ts') : null,
      clock && import('../clock/seatClocks.svelte.ts')
    ]);
    const table = Table.open(header, () => game);
    const receipts = await table.receiveAll(stored.map(({ bytes }) => bytes));
    await store.putHeader(room, encodeHeader(header));
    const open = new OpenTable(options, {
      table,
      // A damaged entry is received again from a party that has it.
      stored: stored.filter((_, i) => isWhole(receipts[i])),
      bots: bots && bots.BotSeats,
      clocks: clock && clocks && new clocks.SeatClocks(clock, header.seats.length, options.info()?.clock)
    });
    await open.sit();
    // A running game is shown once, in its current state.
    await open.company?.entrySync.arrived();
    open.changed();
    open.readMail();
    return open;
  }

  private constructor(
    private readonly options: OpenTableOptions,
    { table, stored, bots, clocks }: Parts
  ) {
    const { identity, info, store, room } = options;
    this.table = table;
    this.keeper = new EntryKeeper(store, room, () => {
      this.keepEntries([]).catch((error) => (this.trouble = error));
    });
    this.isCopyKnown = info()?.copied ?? false;
    this.party = info()?.file ? null : partyWith(table, toBase64url(identity.signer.publicKey));
    this.writer = this.party === null ? null : this.openWriter(this.party);
    this.clocks = clocks;
    // The order matters: each part uses the ones before it.
    this.company = this.openCompany(stored);
    this.bots = bots && this.seatBots(bots);
    this.play = this.openPlay();
  }

  private openCompany(stored: readonly StoredEntry[]): Company | null {
    const { table, party, writer, options } = this;
    const { info, keep, store, room, company, mail } = options;
    if (!company) return null;
    return company({
      table,
      party,
      writer,
      store,
      room,
      stored,
      info,
      keepInfo: keep,
      post: async () => mail?.handOver(),
      isCopied: () => info()?.copied ?? false,
      waiting: () => info()?.letters ?? [],
      putWaiting: async (letters) => {
        const known = info();
        if (known) await keep({ ...known, letters });
      },
      send: (entries) => this.send(entries),
      signing: (work) => this.signing(work),
      keep: (entries) => this.keepEntries(entries),
      changed: () => this.changed(),
      asked: () => this.play?.refresh(),
      peopleChanged: () => this.peopleChanged(),
      isLate: (other) => this.clocks?.isLate(table, other, siteTime.steady()) ?? false,
      hasKept: () => this.hasKept(),
      failed: (error) => (this.trouble = error)
    });
  }

  private seatBots(bots: typeof BotSeats): BotSeats | null {
    const { table, writer, company, options } = this;
    return (
      writer &&
      new bots({
        table,
        writer,
        info: options.info,
        handBack: company?.handBack ?? null,
        mayAct: () => !this.hold && !company?.takebacks?.view,
        send: (entries) => this.send(entries),
        again: () => this.changed(),
        failed: (error) => (this.trouble = error),
        // Another failure that was reported since then stays on screen.
        recovered: (error) => {
          if (this.trouble === error) this.trouble = null;
        },
        thinking: options.thinking
      })
    );
  }

  private openPlay(): TablePlay {
    const { table, party, writer, company, clocks } = this;
    const takebacks = company?.takebacks ?? null;
    const others = company?.others ?? null;
    return new TablePlay({
      table,
      writer,
      send: (entries) => this.send(entries),
      clocks,
      presenceOf: (seat) => presenceOf(table, seat, party, others),
      ghosts: () => others?.ghosts ?? [],
      consider: (ghost) => company?.connection.presence.setGhost(ghost ? JSON.stringify(ghost) : null),
      mayAct: () => this.hold === null,
      takebacks: () => takebacks && { isAsked: takebacks.view !== null, ask: (to) => void takebacks.ask(to) },
      failed: (error) => (this.trouble = error)
    });
  }

  /** The party of this device; null for a spectator. */
  get ownParty(): PartyId | null {
    return this.party;
  }

  /** Why this device must not sign, or null. */
  get hold(): Hold | null {
    return this.company?.hold ?? null;
  }

  /** Updates presence and absence. */
  peopleChanged(): void {
    const { table, party, company } = this;
    company?.update();
    const others = company?.others ?? null;
    const people = peopleOf(table, party, others);
    this.people = unlessSame(this.people, { people, spectators: others?.spectators ?? 0 });
    this.play.refreshPeople();
  }

  /** Resigns a seat of this device that is asked now. */
  async resign(seat: number): Promise<void> {
    await this.signing((writer) => writer.resign(seat));
  }

  /** Collects all proofs of cheating; scans the whole game, so only on demand. */
  async lookForEvidence(): Promise<void> {
    const { evidenceOf } = await import('../../table/fold/evidence.ts');
    this.evidence = evidenceOf(this.table);
  }

  /** Call when the mailbox's state may have changed. */
  mailChanged(): void {
    const { mail } = this.options;
    const sent = mail?.sent ?? null;
    // Mail that was confirmed before its mailbox fell silent counts as sent, but the mailbox may lose it.
    if (mail?.answers) this.sent = sent;
    else this.sent = mail?.isUnheard && sent !== 'sent' ? 'unheard' : null;
    this.brought = mail?.brought ?? null;
  }

  /** Carries this table's entries by the room's mailbox from now on. */
  private readMail(): void {
    const { mail, info } = this.options;
    mail?.attach({
      table: this.table,
      party: this.party,
      isCopied: () => (info()?.copied ?? false) && this.hold === 'unconfirmed',
      keep: (entries) => this.keepEntries(entries),
      confirmed: (length) => this.company?.confirmed(length),
      words: () => this.company?.rematch.words ?? '',
      read: (heads) => {
        this.changed();
        for (const [party, { words }] of heads)
          this.company?.rematch.read(party, words).catch((error) => (this.trouble = error));
      }
    });
  }

  close(): void {
    this.closed = true;
    this.keeper.destroy();
    this.company?.destroy();
    this.bots?.destroy();
  }

  private openWriter(party: PartyId): Writer {
    const { table, options } = this;
    const { identity, store, room, header } = options;
    return new Writer({
      table,
      party,
      signer: identity.signer,
      chain: identity.chain,
      store: async (bytes) => {
        const { id, index } = decodeEntry(bytes);
        const log = `${toBase64url(table.id)} ${party}`;
        if (await this.isNewlyCopied())
          throw new TableError('UNCONFIRMED', 'The seat was copied to a file in another tab.');
        if (!(await store.putOwnEntry(room, { id, bytes }, { log, index }))) await this.catchUp();
        this.hasKept();
        this.company?.entrySync.hasWritten(id);
      },
      chooseWitness: (candidates) =>
        candidates.find((other) => this.company?.others.isHere(other)) ?? candidates[0],
      // With one party no other device can confirm the log.
      restored: options.info()?.copied === true && header.parties.length > 1
    });
  }

  /**
   * Whether another tab copied the seat to a file while this one was open. Signing then waits until another party has
   * told the length of the own log, as on a page opened after the copy.
   */
  private async isNewlyCopied(): Promise<boolean> {
    const { store, room, header, info, keep } = this.options;
    const known = info();
    if (!known || this.isCopyKnown || header.parties.length === 1) return false;
    if (!cleanRecord((await store.table(room))?.info)?.copied) return false;
    this.isCopyKnown = true;
    // The mark is set before the store answers: if storing fails, the next attempt must not sign.
    const kept = keep({ ...known, copied: true });
    this.company?.copied();
    await kept;
    return true;
  }

  /** The own log is longer in the store than here: reads it, and rejects, since the game has moved on. */
  private async catchUp(): Promise<never> {
    const { store, room } = this.options;
    const stored = await store.entries(room);
    const receipts = await this.table.receiveAll(stored.map(({ bytes }) => bytes));
    const fresh = stored.filter((_, i) => receipts[i].status === 'accepted');
    if (fresh.length === 0) throw new TableError('UNCONFIRMED', 'Part of the own log cannot be read.');
    await this.send(fresh.map(({ bytes }) => bytes));
    throw new TableError('NOT_AWAITED', 'The own log was continued in another tab.');
  }

  private async sit(): Promise<void> {
    const { writer, company } = this;
    company?.updateHold();
    if (!writer || writer.log.seated) return;
    this.sitting ??= this.signing((pen) => pen.sit()).finally(() => (this.sitting = null));
    await this.sitting;
  }

  private async signing(work: (writer: Writer) => Promise<Uint8Array>): Promise<void> {
    if (!this.writer || this.hold) return;
    try {
      await this.send([await work(this.writer)]);
    } catch (error) {
      this.failed(error);
    }
  }

  /**
   * Storing is tried again by a timer: others may wait for these entries, and no other event may trigger it.
   */
  private failed(error: unknown): void {
    this.trouble = error;
    if (error instanceof StoreError) setTimeout(() => this.closed || this.answers.go(), STORE_AGAIN_AFTER);
  }

  /** Something was stored, so a reported failure of storing no longer applies. */
  private hasKept(): void {
    if (this.trouble instanceof StoreError) this.trouble = null;
  }

  private async send(entries: readonly Uint8Array[]): Promise<void> {
    await this.company?.entrySync.publish(entries);
    this.changed();
  }

  private async keepEntries(fresh: readonly Entry[]): Promise<void> {
    const entries = await this.keeper.keep(fresh);
    if (entries.length > 0) this.hasKept();
    await this.company?.entrySync.publish(entries.map(({ bytes }) => bytes));
    if (entries.length > 0) this.changed();
  }

  /** The fold changed or may have changed: updates the view, and signs this device's duties. */
  private changed(): void {
    if (this.closed) return;
    const { company, options } = this;
    company?.updateHold();
    this.clocks?.watch(this.table, siteTime.steady());
    this.play.refresh();
    if (this.table.fold.tip.seating.parties.some(({ log }) => log.forked))
      this.lookForEvidence().catch((error) => (this.trouble = error));
    options.folded();
    this.peopleChanged();
    if (this.party === null && company?.isSeatedNow) options.seated();
    else this.answers.go();
  }

  private async answer(): Promise<void> {
    // Signing takes long on a phone, so the screen is painted first.
    await painted();
    const { writer } = this;
    if (this.closed) return;
    if (writer && !this.hold) {
      await this.sit();
      const owed = await writer.answerDuties();
      if (owed.length > 0) await this.send(owed);
      await this.company?.takebacks?.changed();
      await this.bots?.play();
    }
    if (this.writer) this.options.mail?.tableChanged(this.play.asked !== null);
    await this.keepState();
  }

  /** Stores the table's state for the home screen. */
  private async keepState(): Promise<void> {
    const info = this.options.info();
    if (!info) return;
    const now = standing(info, this.table, (seat) => this.play.seats[seat]?.mine ?? false);
    const clock = this.clocks?.record;
    const next = clock && clock !== info.clock ? { ...now, clock } : now;
    // If storing fails, it is tried again together with what depends on it, although the page already uses
    // the new state.
    const stored = (this.storedInfo ??= info);
    if (next !== stored) {
      await this.options.keep(next);
      this.hasKept();
    }
    await this.company?.rememberPlayers(now);
    if (now.phase === 'over' && stored.phase !== 'over') await this.rememberResult(now);
    this.storedInfo = null;
  }

  /** Stores the result against bots, from which the next level is proposed. */
  private async rememberResult({ plan }: TableInfo): Promise<void> {
    const { table, party } = this;
    if (party === null || !this.bots) return;
    const { rememberBotGame } = await import('../bots/botGames.ts');
    await rememberBotGame(this.options.store, { table, party, known: plan });
  }
}
