import { LEARNER, isOffered, type Lesson, type LessonStep } from '../../help/lessons.ts';
import {
  offeredActions,
  type Action,
  type Awaits,
  type Game,
  type GameConfig,
  type GameEvent,
  type Input,
  type Seat
} from '../../kernel/game.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { LogItem, Play, SeatInfo, UndoState } from '../../session/table/play.ts';
import { decideAtOnce } from '../../session/table/decide.ts';

/** Time (ms) to see a step that happens by itself before the next one. */
const STEP_MS = 1100;
const DRAW_MS = 350;

interface Before {
  readonly at: number;
  readonly state: unknown;
  readonly log: readonly LogItem[];
  readonly open: ReadonlyMap<Seat, Action>;
  readonly inputs: readonly Input[];
}

/**
 * A lesson as a game on the real table. It highlights and accepts only the script's next step, and plays the draws and
 * all other seats' steps by itself. {@link start} starts it; {@link close} stops it.
 */
export class LessonPlay implements Play {
  readonly game: Game<unknown>;
  readonly config: GameConfig;
  readonly seats: readonly SeatInfo[];
  readonly ghosts = [];
  state = $state.raw<unknown>(null);
  log = $state.raw<readonly LogItem[]>([]);
  staged = $state.raw<readonly { seat: Seat; action: Action }[]>([]);
  /** Key of the sentence that explains what just happened. */
  then = $state<string | null>(null);
  /** The last action was not the one the lesson expects. */
  missed = $state(false);
  #at = $state(0);
  #running = $state(false);
  #before: Before[] = [];
  /** Choices of seats that are asked together with others who have not answered yet. */
  #open: ReadonlyMap<Seat, Action> = new Map();
  #inputs: readonly Input[] = [];
  #closed = false;
  readonly awaits: Awaits = $derived.by(() => this.rules.awaits(this.state));
  readonly #current: LessonStep | null = $derived.by(() => this.lesson.steps[this.#at] ?? null);
  /** The lesson has come to its end. */
  readonly done = $derived.by(() => this.#current === null);
  /**
   * The inputs of a lesson that is done but whose game is not over, for playing on; null where there is no game to go on
   * with, or where it began in a given position.
   */
  readonly further: readonly Input[] | null = $derived.by(() =>
    this.done && this.awaits.kind !== 'over' && this.lesson.steps.every(({ step }) => step.kind !== 'given')
      ? this.#inputs
      : null
  );
  /** Key of what to do now, or null while something happens by itself. */
  readonly say = $derived.by(() => (this.#running ? null : (this.#current?.say ?? null)));
  readonly asked: Seat | null = $derived.by(() => (this.say === null ? null : LEARNER));
  readonly canConfirm = $derived.by(() => this.staged.length > 0 && this.asked === null);
  readonly undoState: UndoState = $derived.by(() => {
    const last = this.staged.at(-1);
    return last ? { can: 'step', action: last.action } : { can: 'nothing', why: 'nothingDone' };
  });

  /** Steps of the learner in all, and which of them is asked now (from 1). */
  readonly length: number;
  readonly step = $derived.by(
    () => this.lesson.steps.slice(0, this.#at + 1).filter(({ say }) => say !== null).length
  );

  constructor(
    private readonly rules: Game<unknown>,
    private readonly lesson: Lesson,
    names: readonly string[],
    /** Waits for so many milliseconds. */
    private readonly pause: (ms: number) => Promise<void>
  ) {
    const { expansions, options, first } = lesson.header;
    this.game = { ...rules, actions: (state, seat) => this.#offered(state, seat) };
    this.config = { seats: names.length, expansions, options, ...(first === undefined ? {} : { first }) };
    this.seats = names.map((name, seat) => ({
      seat,
      name,
      presence: seat === LEARNER ? 'local' : 'bot',
      mine: seat === LEARNER
    }));
    this.length = lesson.steps.filter(({ say }) => say !== null).length;
    this.state = rules.setup(this.config);
  }

  /** Plays what comes before the learner's first step. */
  start(): Promise<void> {
    return this.#run();
  }

  close(): void {
    this.#closed = true;
  }

  stage(action: Action): Refusal | null {
    const wanted = this.#wanted(this.state);
    if (this.asked === null || !wanted)
      return new Refusal('NOT_AWAITED', 'The lesson waits for nothing now.');
    const meant = this.rules.canonical(this.state, LEARNER, action);
    this.missed = JSON.stringify(meant) !== JSON.stringify(wanted);
    if (this.missed) return new Refusal('NOT_AWAITED', 'The lesson asks for something else here.');
    this.#before.push({
      at: this.#at,
      state: this.state,
      log: this.log,
      open: this.#open,
      inputs: this.#inputs
    });
    this.staged = [...this.staged, { seat: LEARNER, action: wanted }];
    this.#take();
    return null;
  }

  undo(): void {
    const before = this.#before.pop();
    if (!before) return;
    this.state = before.state;
    this.log = before.log;
    this.#at = before.at;
    this.#open = before.open;
    this.#inputs = before.inputs;
    this.staged = this.staged.slice(0, -1);
  }

  confirm(): Promise<void> {
    this.#before = [];
    this.staged = [];
    return this.#run();
  }

  decide(actions: readonly Action[]): Promise<Refusal | null> {
    return decideAtOnce(this, actions);
  }

  consider(): void {}

  /** The learner's step as the game words it, where it is legal. */
  #wanted(state: unknown): Action | null {
    const current = this.#current;
    if (!current?.say || current.step.kind !== 'do') return null;
    return this.rules.canonical(state, LEARNER, current.step.action);
  }

  #offered(state: unknown, seat: Seat): Action[] {
    const wanted = seat === LEARNER ? this.#wanted(state) : null;
    const current = this.#current;
    if (!wanted || !current) return [];
    return offeredActions(this.rules, state, seat).filter((action) => isOffered(current, wanted, action));
  }

  /** Takes steps until the learner is asked or the lesson is over. */
  async #run(): Promise<void> {
    this.#running = true;
    for (let n = 0; this.#current && !this.#current.say && !this.#closed; n++) {
      const { kind } = this.#current.step;
      if (n > 0 && (kind === 'do' || kind === 'draw')) await this.pause(kind === 'do' ? STEP_MS : DRAW_MS);
      if (!this.#closed) this.#take();
    }
    this.#running = false;
  }

  /** Takes the current step and goes on to the next. */
  #take(): void {
    const { step, say, then } = this.#current!;
    this.#at++;
    if (then !== null || say !== null) this.then = then;
    if (step.kind === 'expect') return;
    const state = this.rules.clone(this.state);
    if (step.kind === 'given') {
      this.rules.given?.(state, step.position);
      this.state = state;
      return;
    }
    const input = this.#inputOf(step, state);
    if (!input) return;
    const events: GameEvent[] = [];
    this.rules.advance(state, input, events);
    this.#inputs = [...this.#inputs, input];
    this.state = state;
    this.log = [...this.log, ...events.map((event, i) => ({ n: this.log.length + i, event }))];
  }

  /** Null for a pass that the game has taken by itself, and while others are still to answer. */
  #inputOf(step: Extract<LessonStep['step'], { kind: 'do' | 'draw' }>, state: unknown): Input | null {
    if (step.kind === 'draw') return { kind: 'draw', outcome: step.outcome };
    const action = this.rules.canonical(state, step.seat, step.action);
    const { awaits } = this;
    if (!action || awaits.kind !== 'choice') return null;
    const open = new Map(this.#open).set(step.seat, action);
    const choices = awaits.seats.flatMap((seat) => {
      const chosen = open.get(seat);
      return chosen ? [{ seat, action: chosen }] : [];
    });
    const isComplete = choices.length === awaits.seats.length;
    this.#open = isComplete ? new Map() : open;
    return isComplete ? { kind: 'choice', choices } : null;
  }
}
