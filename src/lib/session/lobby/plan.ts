import { seatBotLevel } from '../../bots/bot.ts';
import { GAMES, type GameEntry } from '../../games/catalogue.ts';
import { byCodeUnit } from '../../kernel/canonical.ts';
import { isIndex } from '../../kernel/whole.ts';
import { cleanText, MAX_NAME } from '../../net/link/text.ts';
import type { Header } from '../../table/header.ts';
import { CLOCKS, clockAmong, clockId } from '../clock/clockPlan.ts';
import type { Aids, GameId, SeatKind, SeatPlan, TablePlan, WitnessPolicy } from '../contracts.ts';
import { seatNames } from '../table/names.ts';

const KINDS: readonly SeatKind[] = ['me', 'device', 'friend', 'bot'];
const WITNESSES: readonly WitnessPolicy[] = ['named', 'next', 'all'];
const AIDS: readonly (keyof Aids)[] = ['preview', 'remaining', 'deadCells', 'fieldOwners', 'hint', 'whatIf'];

type Fields = Record<string, unknown>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readSeat(value: unknown): SeatPlan | null {
  if (!isRecord(value) || !KINDS.includes(value.kind as SeatKind)) return null;
  const name = cleanText(value.name, MAX_NAME);
  const level = seatBotLevel(value.bot);
  return { kind: value.kind as SeatKind, name, ...(level ? { bot: level } : {}) };
}

function readOptions(value: unknown): TablePlan['options'] {
  if (!isRecord(value)) return {};
  const scalar = (v: unknown) => ['string', 'number', 'boolean'].includes(typeof v);
  const names = (v: unknown) => Array.isArray(v) && v.every((name) => typeof name === 'string');
  const fields = Object.entries(value).filter(([id, v]) => (id === 'without' ? names(v) : scalar(v)));
  return Object.fromEntries(fields.slice(0, 64)) as TablePlan['options'];
}

function readClock({ pace, clock }: Fields): Pick<TablePlan, 'clock'> {
  if (pace === 'days' || !isRecord(clock)) return {};
  const known = CLOCKS.find(({ per, minutes }) => per === clock.per && minutes === clock.minutes);
  return known ? { clock: known } : {};
}

/** Parses a plan that another device wrote into the lobby; null when malformed. Untrusted input. */
export function readPlan(text: string): TablePlan | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(value)) return null;
  const game: GameEntry | undefined = GAMES.find(({ id }) => id === (value as Fields).game);
  const { seats, expansions, aids, witness, pace, first } = value;
  if (!game || !Array.isArray(seats) || !Array.isArray(expansions)) return null;
  const read = seats.map(readSeat);
  if (read.length < game.minSeats || read.length > game.maxSeats || read.includes(null)) return null;
  const known = expansions.filter((id) => game.expansions.some((e) => e.id === id)) as string[];
  if (known.length !== expansions.length) return null;
  return {
    game: game.id as GameId,
    expansions: [...new Set(known)].sort(byCodeUnit),
    options: readOptions(value.options),
    aids: Object.fromEntries(
      AIDS.map((aid) => [aid, isRecord(aids) && aids[aid] === true])
    ) as unknown as Aids,
    witness: WITNESSES.find((w) => w === witness) ?? 'next',
    pace: pace === 'days' ? 'days' : 'live',
    ...readClock(value),
    ...(isIndex(first, read.length) ? { first } : {}),
    seats: read as SeatPlan[]
  };
}

export function writePlan(plan: TablePlan): string {
  return JSON.stringify(plan);
}

/** The agreed aids, as the header lists them; the clock is one of them. */
export function aidList({ aids, clock, pace }: Pick<TablePlan, 'aids' | 'clock' | 'pace'>): string[] {
  return [...AIDS.filter((aid) => aids[aid]), ...(clock && pace === 'live' ? [clockId(clock)] : [])];
}

/** The agreed clock, as a part of a plan. */
export function clockFrom(list: readonly string[]): Pick<TablePlan, 'clock'> {
  const clock = clockAmong(list);
  return clock ? { clock } : {};
}

/** Derives the plan of a table from its header alone. */
export function planOf(header: Header): TablePlan {
  const clock = clockFrom(header.policy.aids);
  return {
    game: header.game as GameId,
    expansions: header.expansions,
    options: header.options as TablePlan['options'],
    aids: aidsFrom(header.policy.aids),
    witness: header.policy.witness,
    // A header has no pace. Its first seat is fixed at the pace `days` and for a rematch, a clock set at the pace `live`.
    pace: header.first === undefined || clock.clock ? 'live' : 'days',
    ...clock,
    ...(header.first === undefined ? {} : { first: header.first }),
    seats: seatNames(header).map((name, seat) => ({
      name,
      kind: header.seats[seat].kind === 'bot' ? 'bot' : 'friend'
    }))
  };
}

export function aidsFrom(list: readonly string[]): Aids {
  return Object.fromEntries(AIDS.map((aid) => [aid, list.includes(aid)])) as unknown as Aids;
}
