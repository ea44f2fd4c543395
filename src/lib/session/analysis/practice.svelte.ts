import type { GameSoFar } from '../../bots/request.ts';
import {
  apply,
  type Action,
  type Awaits,
  type Game,
  type GameConfig,
  type GameEvent,
  type Input,
  type Seat
} from '../../kernel/game.ts';
import { nth, sizeOf } from '../../kernel/pile.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Ghost, LogItem, Play, SeatInfo, UndoState } from '../table/play.ts';
import { decideAtOnce } from '../table/decide.ts';

interface Choice {
  readonly seat: Seat;
  readonly action: Action;
}

interface Staged extends Choice {
  /** The state before the choice, for undo, and the answers that the other seats had given by then. */
  readonly before: unknown;
  readonly answered: readonly Choice[];
  readonly logLength: number;
  readonly inputCount: number;
}

/** A game on this device alone, without keys or record: lessons, puzzles and "what if". */
export class PracticePlay implements Play {
  readonly game: Game<unknown>;
  readonly config: GameConfig;
  readonly seats: readonly SeatInfo[];
  readonly ghosts: readonly Ghost[] = [];
  state = $state.raw<unknown>(null);
  log = $state.raw<readonly LogItem[]>([]);
  /** Choices of seats that are asked jointly with seats that have not answered yet. */
  private answered = $state.raw<readonly Choice[]>([]);
  private inputs = $state.raw<readonly Input[]>([]);
  private stagedWithStates = $state.raw<readonly Staged[]>([]);
  readonly staged = $derived(this.stagedWithStates.map(({ seat, action }) => ({ seat, action })));
  readonly awaits: Awaits = $derived.by(() => this.game.awaits(this.state));
  readonly asked = $derived(
    this.awaits.kind === 'choice'
      ? (this.awaits.seats.find((seat) => !this.answered.some((choice) => choice.seat === seat)) ?? null)
      : null
  );
  readonly canConfirm = $derived(
    this.staged.length > 0 && (this.asked === null || this.asked !== this.staged[0].seat)
  );
  readonly undoState: UndoState = $derived.by(() => {
    const last = this.staged.at(-1);
    return last ? { can: 'step', action: last.action } : { can: 'nothing', why: 'nothingDone' };
  });

  /** `random(n)` returns an integer below n; `inputs` are played first ("what if"). */
  constructor(
    game: Game<unknown>,
    config: GameConfig,
    names: readonly string[],
    private readonly random: (n: number) => number,
    inputs: readonly Input[] = []
  ) {
    this.game = game;
    this.config = config;
    this.inputs = inputs;
    this.seats = names.map((name, seat) => ({ seat, name, presence: 'local', mine: true }));
    const state = game.setup(config);
    const events: GameEvent[] = [];
    for (const input of inputs) game.advance(state, input, events);
    this.state = state;
    this.tell(events);
    this.draw();
  }

  stage(action: Action): Refusal | null {
    if (this.asked === null) return new Refusal('NOT_AWAITED', 'Nothing is asked of this device now.');
    const seat = this.asked;
    const meant = this.game.canonical(this.state, seat, action);
    if (!meant) return new Refusal('ILLEGAL', 'The rules do not allow this here.');
    const { state: before, answered } = this;
    const choices = [...answered, { seat, action: meant }];
    this.stagedWithStates = [
      ...this.stagedWithStates,
      {
        seat,
        action: meant,
        before,
        answered,
        logLength: this.log.length,
        inputCount: this.inputs.length
      }
    ];
    if (this.awaits.kind === 'choice' && choices.length < this.awaits.seats.length) {
      this.answered = choices;
      return null;
    }
    this.take({ kind: 'choice', choices });
    this.answered = [];
    return null;
  }

  undo(): void {
    const last = this.stagedWithStates.at(-1);
    if (!last) return;
    this.state = last.before;
    this.answered = last.answered;
    this.log = this.log.slice(0, last.logLength);
    this.inputs = this.inputs.slice(0, last.inputCount);
    this.stagedWithStates = this.stagedWithStates.slice(0, -1);
  }

  async confirm(): Promise<void> {
    this.stagedWithStates = [];
    this.draw();
  }

  decide(actions: readonly Action[]): Promise<Refusal | null> {
    return decideAtOnce(this, actions);
  }

  consider(): void {}

  soFar(): GameSoFar {
    return { game: this.game.id, config: this.config, inputs: this.inputs };
  }

  protected draw(): void {
    for (;;) {
      const awaits = this.game.awaits(this.state);
      if (awaits.kind !== 'draw') return;
      const contents = this.game.pile(this.state, awaits.pile);
      const outcome = nth(contents, this.random(sizeOf(contents)));
      this.take({ kind: 'draw', outcome });
    }
  }

  private take(input: Input): void {
    const next = apply(this.game, this.state, input);
    this.inputs = [...this.inputs, input];
    this.state = next.state;
    this.tell(next.events);
  }

  private tell(events: readonly GameEvent[]): void {
    const from = this.log.length;
    this.log = [...this.log, ...events.map((event, i) => ({ n: from + i, event }))];
  }
}
