import { SEAT_BOT_LEVELS, seatBotLevel } from '../../bots/bot.ts';
import type { Store } from '../../net/storage/store.ts';
import type { PartyId } from '../../table/header.ts';
import type { Table } from '../../table/fold/table.ts';
import type { GameId, SeatBotLevel, TablePlan } from '../contracts.ts';
import { botLevel } from '../table/tableInfo.ts';

/** The result of one person against bots of one level. */
export interface BotGame {
  readonly game: GameId;
  readonly level: SeatBotLevel;
  /** Share of the bots that the person was ahead of, from 0 to 1; a tie counts half. */
  readonly ahead: number;
}

/**
 * A level for the next game, and the results of the last games at the previous level; null where there were
 * too few.
 */
export interface LevelProposal {
  readonly level: SeatBotLevel;
  readonly played: SeatBotLevel;
  readonly went: 'well' | 'badly' | null;
}

/** Stored on this device only. */
const SETTING = 'botGames';
/** Games stored of each game. */
const MOST = 3;
/**
 * From this many wins in the last games on, the next level is proposed; down to this many in three games, the
 * one below.
 */
const UP = 2;
const DOWN = 0.5;

/** The last results of this device, the newest first. */
export async function botGames(store: Store): Promise<BotGame[]> {
  const stored = await store.setting(SETTING);
  return Array.isArray(stored) ? stored.flatMap((one) => readGame(one) ?? []) : [];
}

/** Stores the result of a game that has just ended, where one person of this device played against bots of one level. */
export async function rememberBotGame(
  store: Store,
  at: { readonly table: Table; readonly party: PartyId; readonly known: TablePlan }
): Promise<void> {
  const result = resultOf(at);
  if (!result) return;
  const all = await botGames(store);
  const same = all.filter(({ game }) => game === result.game).slice(0, MOST - 1);
  await store.putSetting(SETTING, [result, ...same, ...all.filter(({ game }) => game !== result.game)]);
}

function resultOf({ table, party, known }: Parameters<typeof rememberBotGame>[1]): BotGame | null {
  const { header, game, snapshot } = table;
  const seats = header.seats.map((_, seat) => seat);
  const people = seats.filter((seat) => header.seats[seat].kind === 'person');
  const bots = seats.filter((seat) => header.seats[seat].kind === 'bot');
  const levels = new Set(bots.map((seat) => botLevel(known, seat)));
  if (people.length !== 1 || header.seats[people[0]].party !== party || levels.size !== 1) return null;
  // In a cooperative game no player is ahead.
  if (game.outcome?.(snapshot.state).kind === 'together') return null;
  const own = snapshot.scores[people[0]];
  const points = bots.map((seat) => Math.sign(own - snapshot.scores[seat]) / 2 + 0.5);
  const ahead = points.reduce((sum, point) => sum + point, 0) / bots.length;
  return { game: known.game, level: [...levels][0], ahead };
}

/**
 * The level that fits the last games: one up after two wins in the last three games at a level, one down
 * after three losses. With several bots, beating half of them is half a win. Null before the first game.
 */
export function proposedLevel(games: readonly BotGame[], game: GameId): LevelProposal | null {
  const own = games.filter((one) => one.game === game);
  if (own.length === 0) return null;
  const { level } = own[0];
  const change = own.findIndex((one) => one.level !== level);
  const run = own.slice(0, change < 0 ? MOST : Math.min(change, MOST));
  const sum = run.reduce((total, { ahead }) => total + ahead, 0);
  const went = sum >= UP ? 'well' : run.length === MOST && sum <= DOWN ? 'badly' : null;
  const step = went === 'well' ? 1 : went === 'badly' ? -1 : 0;
  const next = SEAT_BOT_LEVELS[SEAT_BOT_LEVELS.indexOf(level) + step] ?? level;
  return { level: next, played: level, went };
}

function readGame(value: unknown): BotGame | null {
  if (typeof value !== 'object' || value === null) return null;
  const { game, level, ahead } = value as Partial<Record<keyof BotGame, unknown>>;
  const known = seatBotLevel(level);
  if (!known || typeof game !== 'string' || typeof ahead !== 'number' || !(ahead >= 0 && ahead <= 1))
    return null;
  return { game: game as GameId, level: known, ahead };
}
