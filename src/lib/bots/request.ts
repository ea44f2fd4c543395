import type { Action, GameConfig, Input, Seat } from '../kernel/game.ts';
import type { BotLevel } from './bot.ts';

/** What a bot in a worker needs to know to choose: the game from its beginning on. */
export interface BotRequest {
  readonly id: number;
  readonly game: string;
  readonly config: GameConfig;
  readonly inputs: readonly Input[];
  readonly seat: Seat;
  readonly level: BotLevel;
  /** Longest time to think, in milliseconds. */
  readonly within: number;
}

export type BotAnswer =
  { readonly id: number; readonly action: Action } | { readonly id: number; readonly error: string };
