import type { GameSoFar } from '../../bots/request.ts';
import type { Action, Awaits, Game, GameConfig, Seat } from '../../kernel/game.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Header } from '../../table/header.ts';
import { TableError } from '../../table/errors.ts';
import type { Speculation } from '../../table/fold/speculate.ts';
import type { Table } from '../../table/fold/table.ts';
import type { Writer } from '../../table/writer.ts';
import { isBotSeat } from './seats.ts';
import { gameSoFar, loggedEvents, nodesTo } from './history.ts';
import type { Ghost, LogItem, Play, SeatPresence, SeatInfo, SeatTimes, UndoState } from './play.ts';
import { takebackChance } from '../takeback/takeback.ts';
import { unlessSame } from './unlessSame.ts';
import { seatNames } from './names.ts';

interface Choice {
  readonly seat: Seat;
  readonly action: Action;
}

/** The current position for this device, with the choices staged here. */
interface Standing {
  readonly state: unknown;
  readonly awaits: Awaits;
  readonly asked: Seat | null;
  readonly staged: readonly Choice[];
  readonly canConfirm: boolean;
}

export interface TablePlayOptions {
  readonly table: Table;
  /** Null for a spectator. */
  readonly writer: Writer | null;
  /** Sends signed entries, which are already stored on this device. */
  readonly send: (entries: readonly Uint8Array[]) => Promise<void>;
  readonly clocks?: SeatTimes | null;
  readonly presenceOf: (seat: Seat) => SeatPresence;
  readonly ghosts: () => readonly Ghost[];
  readonly consider: (ghost: Ghost | null) => void;
  /** False while this device must not sign: its key is in use elsewhere, or its log is not confirmed yet. */
  readonly mayAct: () => boolean;
  /** Takeback requests to the others; null without other parties. */
  readonly takebacks: () => { readonly isAsked: boolean; ask(to: number): void } | null;
  /** Called when signing or storing failed. */
  readonly failed: (error: unknown) => void;
}

const NOT_YET: Awaits = { kind: 'draw', pile: 'first', seat: 0 };

/** A game at a table, as one device sees it: the folded state with the choices staged here on top. */
export class TablePlay implements Play {
  readonly game: Game<unknown>;
  readonly header: Header;
  readonly config: GameConfig;
  readonly clocks: SeatTimes | null;
  /** False until the starting seat is drawn: before that there is no state. */
  begun = $state(false);
  seats = $state.raw<readonly SeatInfo[]>([]);
  state = $state.raw<unknown>(null);
  awaits = $state.raw<Awaits>(NOT_YET);
  asked = $state<Seat | null>(null);
  staged = $state.raw<readonly Choice[]>([]);
  canConfirm = $state(false);
  undoState = $state.raw<UndoState>({ can: 'nothing', why: 'nothingDone' });
  readonly takesBack = true;
  log = $state.raw<readonly LogItem[]>([]);
  ghosts = $state.raw<readonly Ghost[]>([]);
  /** Transcript hash: equal on two devices exactly if they have folded the same game. */
  hash = $state('');
  position = $state(-1);

  private speculation: Speculation | null = null;
  /** A choice for a question put to several seats at once: it has no effect until all have answered. */
  private joint: Choice | null = null;
  private signing = false;
  private told: LogItem[] = [];
  private toldTo = '';

  constructor(private readonly options: TablePlayOptions) {
    this.game = options.table.game;
    this.header = options.table.header;
    this.clocks = options.clocks ?? null;
    this.config = configOf(this.header);
    this.refresh();
  }

  /** Updates from the table: an entry arrived, or was signed here. */
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

  /** Updates presence and ghosts. */
  refreshPeople(): void {
    const { seating } = this.options.table.snapshot;
    const party = this.options.writer?.party;
    const seats = seatNames(this.header).map((name, seat) => ({
      seat,
      name,
      presence: this.options.presenceOf(seat),
      mine: party !== undefined && seating.speakers[seat] === party && !isBotSeat(this.options.table, seat)
    }));
    this.seats = unlessSame(this.seats, seats);
    this.ghosts = unlessSame(this.ghosts, this.options.ghosts());
  }

  stage(action: Action): Refusal | null {
    const refusal = this.choose(action);
    if (!refusal) this.show();
    return refusal;
  }

  async decide(actions: readonly Action[]): Promise<Refusal | null> {
    if (this.signing) return null;
    for (const action of actions) {
      const refusal = this.choose(action);
      if (!refusal) continue;
      this.show();
      return refusal;
    }
    // The others wait for the move, so the screen is updated once after sending, not for each step before.
    if (this.standing().canConfirm) await this.confirm();
    else this.show();
    return null;
  }

  private choose(action: Action): Refusal | null {
    const { asked: seat, awaits, state } = this.standing();
    if (seat === null) return new Refusal('NOT_AWAITED', 'Nothing is asked of this device now.');
    try {
      if (awaits.kind === 'choice' && awaits.seats.length > 1) {
        const meant = this.game.canonical(state, seat, action);
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
    return null;
  }

  undo(): void {
    if (this.undoState.can === 'turn' || this.undoState.can === 'ask') {
      void this.takeBack();
      return;
    }
    if (this.joint) this.joint = null;
    else this.speculation?.undo();
    this.show();
  }

  async confirm(): Promise<void> {
    const { writer, send, failed } = this.options;
    const { staged } = this.standing();
    if (!writer || staged.length === 0 || this.signing) return;
    this.signing = true;
    const signed: Uint8Array[] = [];
    try {
      for (const { seat, action } of staged) signed.push(await writer.act(seat, action));
    } catch (error) {
      failed(error);
    }
    this.speculation = null;
    this.joint = null;
    // What was signed counts, even if the next choice could not be signed.
    await send(signed).catch(failed);
    this.signing = false;
    this.consider(null);
    this.refresh();
  }

  consider(action: Action | null): void {
    // Waiting players may show ghosts, too.
    const own = this.seats.find(({ mine }) => mine)?.seat;
    const seat = this.asked ?? this.staged.at(-1)?.seat ?? own ?? null;
    this.options.consider(action && seat !== null ? { seat, action } : null);
  }

  soFar(): GameSoFar {
    const line = gameSoFar(this.options.table);
    const staged = this.speculation?.choices ?? [];
    return {
      ...line,
      inputs: [...line.inputs, ...staged.map((choice) => ({ kind: 'choice' as const, choices: [choice] }))]
    };
  }

  /** Signs a takeback that needs no consent, or requests one. */
  private async takeBack(): Promise<void> {
    const { writer, send, failed, takebacks } = this.options;
    const chance = this.chance();
    if (!writer || chance.can === 'nothing') return;
    if (chance.can === 'ask') {
      takebacks()?.ask(chance.to);
      this.show();
      return;
    }
    try {
      await send([await writer.back(chance.slot.seat as Seat, chance.to)]);
    } catch (error) {
      failed(error);
    }
    this.refresh();
  }

  private chance() {
    const { table, writer } = this.options;
    if (!writer || table.snapshot.phase !== 'playing') return { can: 'nothing', why: 'nothingDone' } as const;
    return takebackChance(table.fold.tip, writer.party, (seat) => !isBotSeat(table, seat));
  }

  private undoNow(): UndoState {
    const last = this.staged.at(-1);
    if (last) return { can: 'step', action: last.action };
    if (this.options.takebacks()?.isAsked) return { can: 'nothing', why: 'asked' };
    const chance = this.chance();
    return chance.can === 'nothing' ? chance : { can: chance.can };
  }

  /** The seat of this device that a person has to answer for now, or null. */
  private seatToAnswer(): Seat | null {
    const { table, writer, mayAct } = this.options;
    const { snapshot } = table;
    if (!writer || !mayAct() || snapshot.phase !== 'playing') return null;
    if (snapshot.ask.kind !== 'choice' || snapshot.ask.stage === 'show') return null;
    const slot = snapshot.awaited.find(
      ({ party, seat }) => party === writer.party && seat !== null && !isBotSeat(table, seat)
    );
    return slot?.seat ?? null;
  }

  private standing(): Standing {
    const { snapshot } = this.options.table;
    const staged = this.joint ? [this.joint] : (this.speculation?.choices ?? []);
    const state = this.speculation?.state ?? snapshot.state;
    if (state === null) return { state, awaits: NOT_YET, asked: null, staged, canConfirm: false };
    const asked = this.askedBeside(staged);
    return {
      state,
      awaits: this.game.awaits(state),
      asked,
      staged,
      canConfirm: staged.length > 0 && asked === null
    };
  }

  private askedBeside(staged: readonly Choice[]): Seat | null {
    const { joint, speculation } = this;
    if (joint) return null;
    if (!speculation || staged.length === 0) return this.seatToAnswer();
    return speculation.canChoose(staged[0].seat) ? staged[0].seat : null;
  }

  private show(): void {
    const { state, awaits, asked, staged, canConfirm } = this.standing();
    this.staged = staged;
    this.state = state;
    this.awaits = awaits;
    this.asked = asked;
    if (state === null) return;
    this.canConfirm = canConfirm;
    this.undoState = this.undoNow();
    const { length } = this.told;
    const coming = this.speculation?.events ?? [];
    this.log =
      coming.length === 0
        ? this.told
        : [...this.told, ...coming.map((event, i) => ({ n: length + i, event }))];
  }

  /** Appends log items folded since the last call; rebuilds the log without what a takeback withdrew. */
  private tell(): void {
    const { nodes } = nodesTo(this.options.table.fold.tip);
    const from = nodes.findIndex(({ hash }) => hash === this.toldTo) + 1;
    const log = from === 0 ? [] : [...this.told];
    for (const node of nodes.slice(from))
      for (const event of loggedEvents(node)) log.push({ n: log.length, event });
    this.told = log;
    this.toldTo = nodes[nodes.length - 1].hash;
  }
}

function configOf(header: Header): GameConfig {
  return { seats: header.seats.length, expansions: header.expansions, options: header.options };
}
