import type { GameSoFar } from '../../bots/request.ts';
import type { Action, Awaits, Game, GameConfig, GameEvent, Seat } from '../../kernel/game.ts';
import type { Refusal } from '../../kernel/refusal.ts';

/** Where a seat's person is, as this device sees it. */
export type Presence = 'local' | 'here' | 'away' | 'gone' | 'bot';

export interface SeatInfo {
  readonly seat: Seat;
  readonly name: string;
  readonly presence: Presence;
  /** This device speaks for the seat. */
  readonly mine: boolean;
}

/** One thing that happened, for the log and for animation; `n` grows by one each. */
export interface LogItem {
  readonly n: number;
  readonly event: GameEvent;
}

/** A choice shown to others before it is made: the tile somebody considers, say. */
export interface Ghost {
  readonly seat: Seat;
  readonly action: Action;
}

/**
 * What the undo button would do: take back a staged choice; take back what was signed, since nothing was revealed;
 * ask everybody else whether one may. Or why it does nothing: `asked` while such a wish stands.
 */
export type UndoState =
  | { readonly can: 'step'; readonly action: Action }
  | { readonly can: 'turn' | 'ask' }
  | { readonly can: 'nothing'; readonly why: 'nothingDone' | 'revealed' | 'signed' | 'asked' };

/**
 * One open game as a screen sees it. Choices are staged on this device, may be undone, and count only once
 * they are confirmed; fields are plain snapshots that are replaced, never changed.
 */
export interface Play {
  readonly game: Game<unknown>;
  readonly config: GameConfig;
  readonly seats: readonly SeatInfo[];
  /** The state with the staged choices applied. */
  readonly state: unknown;
  readonly awaits: Awaits;
  /** The seat of this device that is asked now, staged choices considered; null when none is. */
  readonly asked: Seat | null;
  readonly staged: readonly { readonly seat: Seat; readonly action: Action }[];
  /** Whether the staged choices can be confirmed now: nothing more is asked before others see them. */
  readonly canConfirm: boolean;
  readonly undoState: UndoState;
  readonly log: readonly LogItem[];
  readonly ghosts: readonly Ghost[];

  /** Stages a choice of the seat asked; returns why not, or null. */
  stage(action: Action): Refusal | null;
  /** Does what {@link undoState} says. */
  undo(): void;
  /** Signs and sends the staged choices. */
  confirm(): Promise<void>;
  /** Stages choices and confirms as soon as nothing more is asked before others see them; returns why not, or null. */
  decide(actions: readonly Action[]): Promise<Refusal | null>;
  /** Shows others what is considered; null for nothing. */
  consider(action: Action | null): void;
  /** Everything that led to {@link state}, for a bot to look at; absent where no hint is given. */
  soFar?(): GameSoFar;
}
