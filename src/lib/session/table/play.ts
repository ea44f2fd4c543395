import type { GameSoFar } from '../../bots/request.ts';
import type { Action, Awaits, Game, GameConfig, GameEvent, Seat } from '../../kernel/game.ts';
import type { Refusal } from '../../kernel/refusal.ts';

/** The clocks of a table's seats, as this device sees them; times in ms. */
export interface SeatTimes {
  isRunning(seat: Seat): boolean;
  /** Negative when the time is up. */
  leftOf(seat: Seat, now: number): number;
  stateOf(seat: Seat, now: number): 'calm' | 'low' | 'up';
}

/** SeatPresence of a seat's person, as this device sees it. */
export type SeatPresence = 'local' | 'here' | 'away' | 'gone' | 'bot';

export interface SeatInfo {
  readonly seat: Seat;
  readonly name: string;
  readonly presence: SeatPresence;
  /** This device speaks for the seat. */
  readonly mine: boolean;
}

/** One event for the log and for animation; `n` increases by one each. */
export interface LogItem {
  readonly n: number;
  readonly event: GameEvent;
}

/** A choice shown to others before it is made, such as the tile under consideration. */
export interface Ghost {
  readonly seat: Seat;
  readonly action: Action;
}

/**
 * What the undo button does: undo a staged choice, take back a signed one if nothing was revealed since, or
 * ask all others for consent. Or why it does nothing: `asked` while such a request is pending.
 */
export type UndoState =
  | { readonly can: 'step'; readonly action: Action }
  | { readonly can: 'turn' | 'ask' }
  | { readonly can: 'nothing'; readonly why: 'nothingDone' | 'revealed' | 'signed' | 'asked' };

/**
 * One open game for a screen. Choices are staged on this device, can be undone, and count only once confirmed; fields
 * are plain snapshots that are replaced, never mutated.
 */
export interface Play {
  readonly game: Game<unknown>;
  readonly config: GameConfig;
  readonly seats: readonly SeatInfo[];
  /** The state with the staged choices applied. */
  readonly state: unknown;
  readonly awaits: Awaits;
  /** The seat of this device that is asked now, after staged choices; null when none is. */
  readonly asked: Seat | null;
  readonly staged: readonly { readonly seat: Seat; readonly action: Action }[];
  /** Whether the staged choices can be confirmed now: no further choice is due before others see them. */
  readonly canConfirm: boolean;
  readonly undoState: UndoState;
  /** A signed choice may be taken back here; absent where none is signed. */
  readonly takesBack?: true;
  readonly log: readonly LogItem[];
  readonly ghosts: readonly Ghost[];
  /** Absent at a table without a clock. */
  readonly clocks?: SeatTimes | null;

  /** Stages a choice of the seat asked; returns the refusal, or null. */
  stage(action: Action): Refusal | null;
  /** Performs the undo that {@link undoState} names. */
  undo(): void;
  /** Signs and sends the staged choices. */
  confirm(): Promise<void>;
  /**
   * Stages choices and confirms as soon as no further choice is due before others see them; returns the refusal, or
   * null.
   */
  decide(actions: readonly Action[]): Promise<Refusal | null>;
  /** Shows others the choice under consideration; null for none. */
  consider(action: Action | null): void;
  /** The inputs that led to {@link state}, for a bot; absent where no hint is given. */
  soFar?(): GameSoFar;
}
