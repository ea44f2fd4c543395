import { DEFAULT_BOT_LEVEL } from '../../bots/bot.ts';
import type { Table } from '../../table/fold/table.ts';
import type { SeatBotLevel, Fragment, TablePlan } from '../contracts.ts';
import { readPlan, writePlan } from '../lobby/plan.ts';
import type { ClockRecord } from '../clock/seatClocks.svelte.ts';
import type { NextTable } from '../rematch/rematch.svelte.ts';
import { seatNames } from './names.ts';

/** Data for the home screen and for reopening, stored beside a table's entries. */
export interface TableInfo {
  readonly fragment: Fragment;
  readonly plan: TablePlan;
  /** This device opened the table: it writes the plan and starts the game. */
  readonly opener: boolean;
  readonly phase: 'lobby' | 'playing' | 'over';
  readonly awaited: readonly number[];
  /** True when one of the seats awaited is this device's. */
  readonly mine: boolean;
  /** Names as claimed in the lobby. */
  readonly names?: readonly string[];
  /** The seat this person claimed in the lobby. */
  readonly claim?: { readonly seat: number; readonly name: string };
  /** Opened from a file: there are no peers. */
  readonly file?: boolean;
  /** The key of this seat is on another device as well: nothing is signed before another party has sent its log. */
  readonly copied?: boolean;
  /** Whether third-party servers may be used for this table; absent before that is decided. */
  readonly strangers?: boolean;
  /** Letters that wait for preceding entries. */
  readonly letters?: readonly string[];
  /** The next game of the same people, once one of them opened it. */
  readonly next?: NextTable;
  /** The clocks of the seats as this device saw them. */
  readonly clock?: ClockRecord;
}

/** Parses a stored record; null for one of an older or damaged version. */
export function cleanRecord(value: unknown): TableInfo | null {
  if (typeof value !== 'object' || value === null) return null;
  const info = value as TableInfo;
  const plan = readPlan(writePlan(info.plan));
  return plan && typeof info.fragment === 'string' ? { ...info, plan } : null;
}

/** The record with the table's current state; the same object when nothing changed. */
export function standing(info: TableInfo, table: Table, isMine: (seat: number) => boolean): TableInfo {
  const { snapshot, header } = table;
  const awaited = snapshot.awaited.flatMap(({ seat }) => (seat === null ? [] : [seat]));
  const mine = awaited.some(isMine);
  const phase = snapshot.over ? 'over' : snapshot.phase === 'sitting' ? 'lobby' : 'playing';
  const same =
    info.phase === phase && info.mine === mine && info.names && info.awaited.join() === awaited.join();
  return same ? info : { ...info, phase, awaited, mine, names: seatNames(header) };
}

/** The level of a seat's bot. */
export function botLevel(plan: TablePlan, seat: number): SeatBotLevel {
  return plan.seats[seat]?.bot ?? DEFAULT_BOT_LEVEL;
}
