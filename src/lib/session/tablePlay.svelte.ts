import type { Action, Awaits, Game, GameConfig, Seat } from '../kernel/game.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Header } from '../table/header.ts';
import { TableError } from '../table/errors.ts';
import type { Speculation } from '../table/speculate.ts';
import type { Table } from '../table/table.ts';
import type { Writer } from '../table/writer.ts';
import type { Ghost, LogItem, Play, Presence, SeatInfo, UndoState } from './contract.ts';

interface Choice {
  readonly seat: Seat;
  readonly action: Action;
}

export interface TablePlayOptions {
  readonly table: Table;
  /** Null for somebody who only looks on. */
  readonly writer: Writer | null;
  /** Sends what was signed; it is kept on this device already. */
  readonly send: (entries: readonly Uint8Array[]) => Promise<void>;
  readonly presenceOf: (seat: Seat) => Presence;
  readonly ghosts: () => readonly Ghost[];
  readonly consider: (ghost: Ghost | null) => void;
}

const NOT_YET: Awaits = { kind: 'draw', pile: 'first', seat: 0 };

/** A game at a table, as one device sees it: the folded state with the choices staged here on top. */
export class TablePlay implements Play {
  readonly game: Game<unknown>;
  readonly header: Header;
  config = $state.raw<GameConfig>({ seats: 1, expansions: [], options: {} });
  /** False until the lot for who begins is drawn: there is no state to show before. */
  begun = $state(false);
  seats = $state.raw<readonly SeatInfo[]>([]);
  state = $state.raw<unknown>(null);
  awaits = $state.raw<Awaits>(NOT_YET);
  asked = $state<Seat | null>(null);
  staged = $state.raw<readonly Choice[]>([]);
  canConfirm = $state(false);
  undoState = $state.raw<UndoState>({ can: 'nothing', why: 'nothingDone' });
  log = $state.raw<readonly LogItem[]>([]);
  ghosts = $state.raw<readonly Ghost[]>([]);
  /** Transcript hash: equal on two devices exactly if they have folded the same game. */
  hash = $state('');
  position = $state(-1);

  private speculation: Speculation | null = null;
  /** A choice for a question put to several seats at once: it changes nothing until all have answered. */
  private joint: Choice | null = null;
  private told: LogItem[] = [];
  private toldTo = '';
  private signedAny = false;

  constructor(private readonly options: TablePlayOptions) {
    this.game = options.table.game;
    this.header = options.table.header;
    this.refresh();
  }

  /** Looks at the table anew: an entry came in, or was signed here. */
  refresh(): void {
    const { table } = this.options;
    const { snapshot } = table;
    if (snapshot.hash !== this.hash) {
      this.speculation = null;
      this.joint = null;
      this.hash = snapshot.hash;
      this.position = snapshot.position;
      this.tell();
    }
    this.begun = snapshot.state !== null;
    this.show();
    this.refreshPeople();
  }

  /** Looks at who is here and what they consider. */
  refreshPeople(): void {
    const { seating } = this.options.table.snapshot;
    const party = this.options.writer?.party;
    this.seats = this.header.seats.map(({ name }, seat) => ({
      seat,
      name,
      presence: this.options.presenceOf(seat),
      mine: party !== undefined && seating.speakers[seat] === party
    }));
    this.ghosts = this.options.ghosts();
  }

  stage(action: Action): Refusal | null {
    const seat = this.asked;
    if (seat === null) return new Refusal('NOT_AWAITED', 'Nothing is asked of this device now.');
    try {
      if (this.awaits.kind === 'choice' && this.awaits.seats.length > 1) {
        const meant = this.game.canonical(this.state, seat, action);
        if (!meant) return new Refusal('ILLEGAL', 'The rules do not allow this here.');
        this.joint = { seat, action: meant };
      } else {
        this.speculation ??= this.options.table.speculate();
        this.speculation?.choose(seat, action);
      }
    } catch (error) {
      if (error instanceof TableError)
        return new Refusal(error.code === 'ILLEGAL' ? 'ILLEGAL' : 'NOT_AWAITED', error.message);
      if (error instanceof Refusal) return error;
      throw error;
    }
    this.show();
    return null;
  }

  undo(): void {
    if (this.joint) this.joint = null;
    else this.speculation?.undo();
    this.show();
  }

  async confirm(): Promise<void> {
    const { writer, send } = this.options;
    const choices = this.staged;
    if (!writer || choices.length === 0) return;
    this.speculation = null;
    this.joint = null;
    this.signedAny = true;
    for (const { seat, action } of choices) {
      const entry = await writer.act(seat, action);
      await send([entry]);
    }
    this.refresh();
  }

  consider(action: Action | null): void {
    const seat = this.asked ?? this.staged.at(-1)?.seat ?? null;
    this.options.consider(action && seat !== null ? { seat, action } : null);
  }

  /** The seat of this device that a person has to answer for now, or null. */
  private seatToAnswer(): Seat | null {
    const { snapshot } = this.options.table;
    const party = this.options.writer?.party;
    if (party === undefined || snapshot.ask.kind !== 'choice' || snapshot.ask.stage === 'show') return null;
    if (snapshot.phase !== 'playing') return null;
    const slot = snapshot.awaited.find(
      ({ party: p, seat }) => p === party && seat !== null && this.header.seats[seat].kind === 'person'
    );
    return slot?.seat ?? null;
  }

  private show(): void {
    const { table } = this.options;
    const { snapshot } = table;
    const choices = this.joint ? [this.joint] : (this.speculation?.choices ?? []);
    this.staged = choices;
    this.state = this.speculation?.state ?? snapshot.state;
    if (this.state === null) {
      this.awaits = NOT_YET;
      this.asked = null;
      return;
    }
    this.config = { ...this.config, ...configOf(this.header) };
    this.awaits = this.game.awaits(this.state);
    const seat = this.seatToAnswer();
    const first = choices[0]?.seat;
    this.asked = this.joint
      ? null
      : this.speculation && first !== undefined
        ? this.speculation.canChoose(first)
          ? first
          : null
        : seat;
    this.canConfirm = choices.length > 0 && this.asked === null;
    const last = choices.at(-1);
    this.undoState = last
      ? { can: 'step', action: last.action }
      : { can: 'nothing', why: this.signedAny ? 'signed' : 'nothingDone' };
    const { length } = this.told;
    const staged = this.speculation?.events ?? [];
    this.log =
      staged.length === 0
        ? this.told
        : [...this.told, ...staged.map((event, i) => ({ n: length + i, event }))];
  }

  /** Adds what was folded since the last look; after a step back the story is told anew. */
  private tell(): void {
    const { table } = this.options;
    const played = table.playedSince(-1);
    const from = played.findIndex(({ hash }) => hash === this.toldTo) + 1;
    const log = from === 0 ? [] : [...this.told];
    for (const { events } of played.slice(from))
      for (const event of events) log.push({ n: log.length, event });
    this.told = log;
    this.toldTo = played.at(-1)?.hash ?? '';
  }
}

function configOf(header: Header): GameConfig {
  return { seats: header.seats.length, expansions: header.expansions, options: header.options };
}
