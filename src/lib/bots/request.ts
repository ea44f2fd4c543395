import type { Action, GameConfig, Input, Seat } from '../kernel/game.ts';
import type { BotLevel } from './bot.ts';
import type { Remark } from './teacher.ts';

/** A game from its beginning on, for a worker that has seen nothing of it. */
export interface GameSoFar {
  readonly game: string;
  readonly config: GameConfig;
  readonly inputs: readonly Input[];
}

/** What a bot in a worker needs to know to choose. */
export interface BotRequest extends GameSoFar {
  readonly kind: 'choose';
  readonly id: number;
  readonly seat: Seat;
  readonly level: BotLevel;
  /** Longest time to think, in milliseconds. */
  readonly within: number;
}

/** Asks what the sharp bot would do for a seat: everything up to where another is asked or something is drawn. */
export interface SuggestRequest extends GameSoFar {
  readonly kind: 'suggest';
  readonly id: number;
  readonly seat: Seat;
  /** Longest time to think, in milliseconds. */
  readonly within: number;
}

/** Asks for the choices of a game that cost most. */
export interface ReviewRequest extends GameSoFar {
  readonly kind: 'review';
  readonly id: number;
  /** How many remarks at most. */
  readonly most: number;
}

export type BotAnswer =
  | { readonly id: number; readonly action: Action }
  | { readonly id: number; readonly actions: readonly Action[] }
  | { readonly id: number; readonly remarks: readonly Remark[] }
  /** How far a review has come, from 0 to 1. */
  | { readonly id: number; readonly progress: number }
  | { readonly id: number; readonly error: string };
