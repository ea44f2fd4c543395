import {
  apply,
  type Action,
  type Awaits,
  type Game,
  type GameEvent,
  type Input,
  type Seat
} from '../game.ts';
import { wordOf, type Json } from '../json.ts';
import { Refusal } from '../refusal.ts';
import { checkClaim, checkEvents } from './claims.ts';
import { unknownField } from './fields.ts';
import { isDrawn, readStep, ScriptError, type Script, type Step } from './parse.ts';

/** Result of a run. `line` and `code` tell where and why it failed. */
export type Outcome =
  | { readonly ok: true; readonly steps: number; readonly scores: number[]; readonly over: boolean }
  | {
      readonly ok: false;
      readonly steps: number;
      readonly line: number;
      readonly code: string;
      readonly message: string;
    };

type Choice = Extract<Awaits, { kind: 'choice' }>;

class Difference extends Error {}

const PLACE = 'place';

/** Plays a script step by step. The caller loads the game its header names. */
export class Runner<S> {
  readonly state: S;
  /** Steps done so far. */
  done = 0;
  /** Events since the last tile (or other piece) was placed. */
  private sincePlaced: GameEvent[] = [];
  /** Choices given while further seats are awaited at the same time. */
  private readonly open = new Map<Seat, Action>();
  /** Actions the game took by itself since the last step, as steps that a script may write for them. */
  private taken: { readonly seat: Seat; readonly action: Action; readonly together: boolean }[] = [];
  /** Further choices of the same kind by seats that have answered, while others have not. */
  private ahead: { readonly seat: Seat; readonly action: Action; readonly line: number }[] = [];
  /** Seats whose written pass was matched to a skipped one although it could answer the choice of that moment. */
  private doubtful: Seat[] = [];

  constructor(
    readonly game: Game<S>,
    readonly script: Script
  ) {
    const { seats, expansions, options, first } = script.header;
    this.state = game.setup({
      seats: seats.length,
      expansions,
      options,
      ...(first === undefined ? {} : { first })
    });
  }

  /** Runs all steps; `onStep` receives the events of each. */
  run(onStep?: (step: Step, events: readonly GameEvent[]) => void): Outcome {
    for (const step of this.script.steps) {
      const events: GameEvent[] = [];
      try {
        this.take(step, events);
      } catch (error) {
        return { ok: false, steps: this.done, line: step.line, ...explain(error) };
      }
      this.keepEvents(step, events);
      this.done++;
      onStep?.(step, events);
    }
    if (this.ahead.length > 0) {
      const [{ seat, line }] = this.ahead;
      return {
        ok: false,
        steps: this.done,
        line,
        ...explain(new Refusal('NOT_YOUR_TURN', `Seat ${seat} is not asked now.`))
      };
    }
    const over = this.game.awaits(this.state).kind === 'over';
    return { ok: true, steps: this.done, scores: this.game.scores(this.state), over };
  }

  /** An automatic placement resets the events as well; a step that is written for it afterwards does not. */
  private keepEvents(step: Step, events: readonly GameEvent[]): void {
    const isPlaced = step.kind === 'do' && step.action.do === PLACE;
    const from = isPlaced ? 0 : events.findIndex(({ took }) => took?.do === PLACE);
    if (from < 0 || events.length === 0) this.sincePlaced.push(...events);
    else this.sincePlaced = events.slice(from);
  }

  private take(step: Step, events: GameEvent[]): void {
    try {
      this.follow(step, events);
    } catch (error) {
      const passes = this.passesBefore(step);
      if (passes.length === 0) throw error;
      for (const seat of passes) this.game.advance(this.state, passOf(seat), events);
      this.remember(events);
      this.doubtful.splice(0, passes.length);
      this.follow(step, events);
    }
    if (step.kind === 'draw') this.doubtful = [];
  }

  private follow(step: Step, events: GameEvent[]): void {
    switch (step.kind) {
      case 'given':
        if (!this.game.given) throw new Refusal('BAD_POSITION', 'This game takes no given positions.');
        this.game.given(this.state, step.position, events);
        return this.remember(events);
      case 'expect':
        return this.expect(this.state, step.claims, step.line);
      case 'draw':
        this.game.advance(this.state, { kind: 'draw', outcome: step.outcome }, events);
        this.taken = [];
        return this.remember(events);
      case 'do':
        this.checkFields(step.action);
        if (this.skips(step.seat, step.action)) return;
        if (this.waits(step)) return;
        this.choose(step.seat, step.action, events);
        this.catchUp(events);
        this.forget();
        // Another `pass` may belong to a later choice, as a doubtful one may.
        if (step.action.do !== 'pass') this.doubtful = [];
        return this.remember(events);
    }
  }

  /**
   * Scripts may omit automatic passes, so a written pass that was matched to a skipped one may be that of a choice. The steps
   * that follow decide: in that case one is legal only after the pass is played. The fewest passes that make this one legal.
   */
  private passesBefore(step: Step): Seat[] {
    for (let n = 1; n <= this.doubtful.length; n++)
      if (this.fitsAfter(this.doubtful.slice(0, n), step)) return this.doubtful.slice(0, n);
    return [];
  }

  private fitsAfter(passes: readonly Seat[], step: Step): boolean {
    try {
      let { state } = this;
      for (const seat of passes) ({ state } = apply(this.game, state, passOf(seat)));
      if (step.kind === 'expect') this.expect(state, step.claims, step.line);
      else if (step.kind === 'draw') apply(this.game, state, { kind: 'draw', outcome: step.outcome });
      else if (step.kind === 'do') apply(this.game, state, { kind: 'choice', choices: [step] });
      return step.kind !== 'given';
    } catch {
      return false;
    }
  }

  /** Otherwise a misspelt field would be ignored, and the step would have another meaning. */
  private checkFields(action: Action): void {
    const unknown = unknownField(this.game, action);
    if (unknown !== undefined) throw new Refusal('MALFORMED', unknown);
  }

  /** Automatic actions may still be written: once each, before any other step. */
  private skips(seat: Seat, action: Action): boolean {
    const at = this.taken.findIndex(
      (took) =>
        took.seat === seat &&
        Object.entries(took.action).every(
          ([key, value]) => JSON.stringify(action[key]) === JSON.stringify(value)
        )
    );
    if (at < 0) return false;
    this.taken.splice(at, 1);
    const awaits = this.game.awaits(this.state);
    const asked = awaits.kind === 'choice' && awaits.seats.length === 1 && awaits.seats[0] === seat;
    if (asked && this.game.canonical(this.state, seat, action)) this.doubtful.push(seat);
    return true;
  }

  private remember(events: readonly GameEvent[]): void {
    for (const { type, auto, seat, took, together = false } of events) {
      if (seat === undefined) continue;
      if (type === 'passed' && auto === true) this.taken.push({ seat, action: { do: 'pass' }, together });
      if (took) this.taken.push({ seat, action: took, together });
    }
  }

  /** A seat may write all pieces it gives away in a row, although the others are asked for each piece too. */
  private waits({ seat, action, line }: Extract<Step, { kind: 'do' }>): boolean {
    if (this.open.get(seat)?.do !== action.do) return false;
    this.ahead.push({ seat, action, line });
    return true;
  }

  private catchUp(events: GameEvent[]): void {
    const next = () => this.ahead.findIndex(({ seat }) => !this.open.has(seat));
    for (let at = next(); at >= 0; at = next()) {
      const [{ seat, action }] = this.ahead.splice(at, 1);
      this.choose(seat, action, events);
    }
  }

  /** Automatic parts of a joint decision may still be written right after its last answer. */
  private forget(): void {
    const shared = this.taken.filter(({ together }) => together);
    this.taken = this.open.size > 0 ? shared : shared.map((took) => ({ ...took, together: false }));
  }

  private choose(seat: Seat, action: Action, events: GameEvent[]): void {
    const awaits = this.game.awaits(this.state);
    if (awaits.kind !== 'choice' || awaits.seats.length === 1) {
      const choice = awaits.kind === 'choice' ? this.named(awaits.seats[0], seat, action) : { seat, action };
      return this.game.advance(this.state, { kind: 'choice', choices: [choice] }, events);
    }
    const meant = this.answer(awaits, seat, action);
    this.open.set(seat, meant);
    if (this.open.size < awaits.seats.length) return;
    const choices = awaits.seats.map((s) => ({ seat: s, action: this.open.get(s) as Action }));
    this.open.clear();
    this.game.advance(this.state, { kind: 'choice', choices }, events);
  }

  /**
   * The action of one of several jointly asked seats; throws when it is not asked (any more) or the action is illegal.
   */
  private answer(awaits: Choice, seat: Seat, action: Action): Action {
    if (!awaits.seats.includes(seat) || this.open.has(seat))
      throw new Refusal('NOT_YOUR_TURN', `Seat ${seat} is not asked now.`);
    const meant = this.game.canonical(this.state, seat, action);
    if (meant) return meant;
    const code = awaits.verbs.includes(action.do) ? 'ILLEGAL' : 'NOT_AWAITED';
    throw new Refusal(code, `The rules do not allow ${JSON.stringify(action)} here.`);
  }

  /**
   * An action with a seat field of its own shares the line's `seat` with the acting seat: it may be either, as long as
   * the action is legal for the seat asked.
   */
  private named(asked: Seat, seat: Seat, action: Action): { seat: Seat; action: Action } {
    const meant = this.game.canonical(this.state, asked, { ...action, seat });
    return meant?.seat === seat ? { seat: asked, action: meant } : { seat, action };
  }

  private expect(state: S, claims: Record<string, Json>, line: number): void {
    const { refuses, code, events, ...others } = claims;
    const missing = events === undefined ? null : checkEvents(this.sincePlaced, events);
    if (missing !== null) throw new Difference(missing);
    for (const field of Object.keys(others).sort()) {
      const difference = checkClaim(this.game, state, field, others, [...this.open.keys()]);
      if (difference !== null) throw new Difference(difference);
    }
    if (refuses === undefined) return;
    if (!isFields(refuses)) throw new Difference('refuses wants a step');
    this.expectRefusal(state, refuses, code, line);
  }

  private tryChoice(state: S, step: { readonly seat: Seat; readonly action: Action }): void {
    const awaits = this.game.awaits(state);
    if (awaits.kind === 'choice' && awaits.seats.length > 1) this.answer(awaits, step.seat, step.action);
    else apply(this.game, state, { kind: 'choice', choices: [step] });
  }

  /** Why a step would be refused in a state, which is not changed; null when it would not be. */
  private refusalOf(state: S, step: Record<string, Json>, line: number): Refusal | null {
    try {
      if (isDrawn(step.draw)) apply(this.game, state, { kind: 'draw', outcome: String(step.draw) });
      else if (isFields(step.given)) this.game.given?.(this.game.clone(state), step.given);
      else {
        const choice = readStep(step, line);
        this.checkFields(choice.action);
        this.tryChoice(state, choice);
      }
      return null;
    } catch (error) {
      if (error instanceof Refusal) return error;
      if (error instanceof ScriptError) return new Refusal('MALFORMED', error.message);
      throw error;
    }
  }

  /** The code may be named beside the step or in it. */
  private expectRefusal(
    state: S,
    refuses: Record<string, Json>,
    beside: Json | undefined,
    line: number
  ): void {
    const { code = beside, ...step } = refuses;
    const refusal = this.refusalOf(state, step, line);
    if (!refusal) throw new Difference(`${JSON.stringify(step)} is not refused`);
    if (code !== undefined && refusal.code !== code)
      throw new Difference(`${JSON.stringify(step)} is refused with ${refusal.code}, not ${wordOf(code)}`);
    if (code !== undefined || isDrawn(step.draw) || isFields(step.given)) return;
    // Text that is not a step, or has a misspelt field, is refused too, but not for the claimed reason.
    const slip = unknownField(this.game, readStep(step, line).action);
    if (slip !== undefined) throw new Difference(slip);
  }
}

function isFields(value: Json | undefined): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function passOf(seat: Seat): Input {
  return { kind: 'choice', choices: [{ seat, action: { do: 'pass' } }] };
}

function explain(error: unknown): { code: string; message: string } {
  if (error instanceof Difference) return { code: 'EXPECT', message: error.message };
  if (error instanceof Refusal) return { code: error.code, message: error.message };
  if (error instanceof ScriptError) return { code: 'MALFORMED', message: error.message };
  throw error;
}
