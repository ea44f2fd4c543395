import type { Action, GameConfig, Input, Seat } from '../kernel/game.ts';
import type { BotLevel } from './bot.ts';
import type { Puzzle, Verdict } from './puzzle.ts';
import type { Race } from './race.ts';
import type { Remark } from './teacher.ts';

/** A game from its beginning, for a worker without any state. */
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
  /** Number of further workers that may take part; none by default. */
  readonly helpers?: number;
}

/** Requests the choices of the fierce bot for a seat, until another seat is asked or a draw follows. */
export interface SuggestRequest extends GameSoFar {
  readonly kind: 'suggest';
  readonly id: number;
  readonly seat: Seat;
  /** Longest time to think, in milliseconds. */
  readonly within: number;
  /** Number of further workers that may take part; none by default. */
  readonly helpers?: number;
}

/** Asks a helper to race the lines of a level's choice with random numbers of its own. */
export interface RaceRequest extends GameSoFar {
  readonly kind: 'race';
  readonly id: number;
  readonly seat: Seat;
  readonly level: BotLevel;
  /** Decides the random numbers. */
  readonly helper: number;
  /** When to end, in milliseconds since 1970: a helper may still have to start. */
  readonly until: number;
}

/** Requests the choices of a game that cost most. */
export interface ReviewRequest extends GameSoFar {
  readonly kind: 'review';
  readonly id: number;
  /** Maximum number of remarks. */
  readonly most: number;
}

/** Requests the puzzle of a date (YYYY-MM-DD) in a game. */
export interface PuzzleRequest {
  readonly kind: 'puzzle';
  readonly id: number;
  readonly game: string;
  readonly date: string;
}

/** Requests the judgement of an answer to a puzzle. */
export interface JudgeRequest {
  readonly kind: 'judge';
  readonly id: number;
  readonly puzzle: Puzzle;
  readonly answer: readonly Action[];
}

export type Request =
  BotRequest | SuggestRequest | RaceRequest | ReviewRequest | PuzzleRequest | JudgeRequest;

export type BotAnswer =
  | { readonly id: number; readonly action: Action }
  | { readonly id: number; readonly actions: readonly Action[] }
  | { readonly id: number; readonly race: Race | null }
  | { readonly id: number; readonly remarks: readonly Remark[] }
  | { readonly id: number; readonly puzzle: Puzzle }
  | { readonly id: number; readonly verdict: Verdict | null }
  /** Progress of a review, from 0 to 1. */
  | { readonly id: number; readonly progress: number }
  | { readonly id: number; readonly error: string };
