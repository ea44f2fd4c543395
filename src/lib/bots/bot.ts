import type { Action, Game, Seat } from '../kernel/game.ts';

/** Strengths of bots that can be seated, ascending: each some 200 Elo above the one before. */
export const SEAT_BOT_LEVELS = [
  'gentle',
  'casual',
  'careful',
  'steady',
  'skilled',
  'clever',
  'strong',
  'fierce'
] as const;
export type SeatBotLevel = (typeof SEAT_BOT_LEVELS)[number];

/** The level of a bot where none was chosen. */
export const DEFAULT_BOT_LEVEL: SeatBotLevel = 'steady';

/** The level with a name that was stored or received; null for an unknown one. Sharp could be seated in older versions. */
export function seatBotLevel(name: unknown): SeatBotLevel | null {
  return SEAT_BOT_LEVELS.find((level) => level === (name === 'sharp' ? 'fierce' : name)) ?? null;
}

/** All strengths of bots. Random and sharp are for measurements only; sharp is between strong and fierce. */
export const BOT_LEVELS = ['random', ...SEAT_BOT_LEVELS, 'sharp'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** Random integers below n, and the time limit of a bot. */
export interface Thinking {
  below(n: number): number;
  /** True until this share of the time has passed, by default all of it; called between steps of a search. */
  goesOn(share?: number): boolean;
}

/** Chooses a legal action of an awaited seat; the state is not changed. */
export type Bot = <S>(game: Game<S>, state: S, seat: Seat, thinking: Thinking) => Action;
