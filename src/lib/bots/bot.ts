import type { Action, Game, Seat } from '../kernel/game.ts';

/** Strengths of bots that people can seat, ascending: each some 200 Elo above the one before. */
export const SEAT_BOT_LEVELS = [
  'gentle',
  'casual',
  'careful',
  'steady',
  'skilled',
  'clever',
  'strong',
  'sharp',
  'fierce'
] as const;
export type SeatBotLevel = (typeof SEAT_BOT_LEVELS)[number];

/** The level of a bot where none was chosen. */
export const DEFAULT_BOT_LEVEL: SeatBotLevel = 'steady';

/** All strengths of bots, ascending; playing at random is for measurements. */
export const BOT_LEVELS = ['random', ...SEAT_BOT_LEVELS] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** Random integers below n, and the time limit of a bot. */
export interface Thinking {
  below(n: number): number;
  /** True until this share of the time has passed, by default all of it; asked between steps of a search. */
  goesOn(share?: number): boolean;
}

/** Chooses a legal action of an awaited seat; the state is not changed. */
export type Bot = <S>(game: Game<S>, state: S, seat: Seat, thinking: Thinking) => Action;
