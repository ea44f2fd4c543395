import { loadRules } from '../../games/index.ts';
import type { Game } from '../../kernel/game.ts';
import { deviceStore } from '../../session/storage/device.ts';
import { lineTo } from '../../session/table/history.ts';
import { aidsFrom } from '../../session/lobby/plan.ts';
import { configOf, readHeader } from '../../table/header.ts';
import { Table } from '../../table/fold/table.ts';
import { ALL_AIDS, type Aids } from '../../session/contracts.ts';
import { Timeline } from './timeline.ts';
import { seatNames } from '../../session/table/names.ts';

/** A table of this device as a replay shows it. */
export interface Recording {
  readonly timeline: Timeline;
  readonly names: readonly string[];
  /** All aids for a finished game; for a running game those that the table agreed on. */
  readonly aids: Aids;
}

/** The current line of an open table, without takebacks. Null before the game has begun. */
export function recordingOf(table: Table, game: Game<unknown>): Recording | null {
  const { header, snapshot } = table;
  const { first, inputs } = lineTo(table.fold.tip);
  if (first === null) return null;
  return {
    timeline: new Timeline(game, configOf(header, first), inputs),
    names: seatNames(header),
    aids: snapshot.over ? ALL_AIDS : aidsFrom(header.policy.aids)
  };
}

/**
 * Rebuilds a stored table from its entries: finished, running or opened from a file. Null when it is not stored here or
 * has not begun. Takebacks are omitted.
 */
export async function loadRecording(room: string): Promise<Recording | null> {
  const store = await deviceStore();
  const bytes = await store.header(room);
  if (!bytes) return null;
  const header = await readHeader(bytes);
  const game = await loadRules(header.game, header.expansions);
  const table = Table.open(header, () => game);
  await table.receiveAll((await store.entries(room)).map((entry) => entry.bytes));
  return recordingOf(table, game);
}
