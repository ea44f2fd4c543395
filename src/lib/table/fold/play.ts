import type { Action, Awaits, Game, GameEvent, Input, PileContents, Seat } from '../../kernel/game.ts';
import { sizeOf } from '../../kernel/pile.ts';
import { byCodeUnit } from '../../kernel/canonical.ts';
import { outcomeOf } from '../draw/draw.ts';
import { configOf, type Header } from '../header.ts';
import type { Change, Drawn, Seating } from './node.ts';

/** Name of the pile of seat numbers for the starting lot. */
export const LOT = 'first';

// Limit of steps without an entry: a game that never ends among silent seats must not hang a peer.
const MAX_SILENT_STEPS = 100_000;

/** What the game awaits; before it is set up, the lot. */
export type Wanted = Awaits | { readonly kind: 'broken' };

/** Moves a game from one position to the next, including the steps that need no entry. */
export class Play {
  readonly inputs: Input[] = [];
  readonly events: GameEvent[] = [];
  readonly drawn: Drawn[] = [];
  private base: Change['base'];

  private constructor(
    private readonly game: Game,
    private readonly header: Header,
    /** Owned by this object until handed over; null before the lot. */
    public state: unknown,
    base: Change['base']
  ) {
    this.base = base;
  }

  /** Sets up the game from the header; stops before the lot where there is one. */
  static start(game: Game, header: Header): Play {
    const first = header.seats.length === 1 ? 0 : header.first;
    if (first === undefined) return new Play(game, header, null, 'previous');
    return new Play(game, header, game.setup(configOf(header, first)), { first });
  }

  /** Continues from a copy of `state`. */
  static from(game: Game, header: Header, state: unknown, base: Change['base'] = 'previous'): Play {
    return new Play(game, header, state === null ? null : game.clone(state), base);
  }

  /** Applies a recorded change again. */
  static redo(game: Game, header: Header, state: unknown, change: Change): unknown {
    const play =
      typeof change.base === 'object' && 'first' in change.base
        ? new Play(game, header, game.setup(configOf(header, change.base.first)), change.base)
        : Play.from(game, header, state, change.base);
    for (const input of change.inputs) play.game.advance(play.state, input, []);
    return play.state;
  }

  get change(): Change {
    return { base: this.base, inputs: this.inputs };
  }

  choose(choices: readonly { seat: Seat; action: Action }[]): void {
    this.advance({ kind: 'choice', choices });
  }

  /** Makes every draw of one draw value, silent seats included. */
  draw(value: Uint8Array, number: number, seating: Seating): Wanted {
    return this.settle(seating, { value, number });
  }

  /**
   * Answers for silent seats and, given a value, makes draws, until a party must decide. Draws with no decision between
   * them use one value, counted up.
   */
  settle(seating: Seating, source?: { value: Uint8Array; number: number }): Wanted {
    let count = 0;
    for (let step = 0; step < MAX_SILENT_STEPS; step++) {
      const wanted = this.wanted();
      if (wanted.kind === 'draw' && source) {
        const contents = this.pile(wanted.pile);
        if (sizeOf(contents) === 0) return { kind: 'broken' };
        const outcome = outcomeOf(source.value, count, contents);
        this.drawn.push({ number: source.number, count, pile: wanted.pile, outcome });
        count++;
        this.take(outcome);
      } else if (wanted.kind === 'choice' && wanted.seats.every((seat) => seating.speakers[seat] === null)) {
        this.choose(this.fallbacks(wanted.seats));
      } else return wanted;
    }
    return { kind: 'broken' };
  }

  fallbacks(seats: readonly Seat[]): { seat: Seat; action: Action }[] {
    return seats.map((seat) => ({ seat, action: this.game.fallback(this.state, seat) }));
  }

  private wanted(): Wanted {
    if (this.state === null) return { kind: 'draw', pile: LOT, seat: 0 };
    return this.game.awaits(this.state);
  }

  private pile(name: string): PileContents {
    if (this.state !== null) return this.game.pile(this.state, name);
    const seats = this.header.seats.map((_, seat): [string, number] => [String(seat), 1]);
    return seats.sort((a, b) => byCodeUnit(a[0], b[0]));
  }

  private take(outcome: string): void {
    if (this.state !== null) return this.advance({ kind: 'draw', outcome });
    const first = Number(outcome);
    this.state = this.game.setup(configOf(this.header, first));
    this.base = { first };
    this.events.push({ type: 'first', seat: first, reveals: true });
  }

  private advance(input: Input): void {
    this.game.advance(this.state, input, this.events);
    this.inputs.push(input);
  }
}
