import type { GameConfig } from '../kernel/game.ts';
import type { Json } from '../kernel/json.ts';
import { readEntry, type NumberEntry } from '../kernel/numberEntry.ts';
import { Refusal } from '../kernel/refusal.ts';
import { isIndex, isWhole } from '../kernel/whole.ts';
import type { BoardSide } from './buildings/board.ts';

/** Allowed values of every option by name; the first is the default. */
export type OptionSpec = Readonly<Record<string, readonly Json[]>>;

/** Numbers that may be typed in instead of an option's values, by option. */
export type EntrySpec = Readonly<Record<string, NumberEntry>>;

/** Options of the base game. */
export const BASE_OPTIONS: OptionSpec = {
  /** Side of the player boards. The expert side has no printed layouts. */
  board: ['beginner', 'expert'] satisfies BoardSide[],
  /** The first clinic on the beginner side: a printed layout drawn by each player, or placed freely as experts do. */
  firstClinic: ['drawn', 'free'],
  /** Target popularity of a solo player of the base game. */
  goal: [60, 80, 100]
};

/** A config with every option explicit. */
export interface ClinicConfig {
  readonly seats: number;
  readonly board: BoardSide;
  readonly options: Readonly<Record<string, Json>>;
  /** The first seat in turn order, when the table has already determined it. */
  readonly first: number | null;
}

/**
 * Fills in defaults. Throws BAD_CONFIG for a wrong number of seats, an unknown option, an unknown value or typed-in numbers
 * beyond their limits.
 */
export function resolveConfig(config: GameConfig, spec: OptionSpec, entries: EntrySpec): ClinicConfig {
  if (!isWhole(config.seats, 1, 4)) throw new Refusal('BAD_CONFIG', 'Clinic is for one to four players.');
  for (const name of Object.keys(config.options).sort()) {
    if (!Object.hasOwn(spec, name)) throw new Refusal('BAD_CONFIG', `There is no option ${name}.`);
    const value = config.options[name];
    const isTyped = Object.hasOwn(entries, name) && readEntry(entries[name], value, config.seats) !== null;
    if (!isTyped && !spec[name].includes(value))
      throw new Refusal(
        'BAD_CONFIG',
        `The option ${name} is one of ${spec[name].join(', ')}${limits(entries[name])}.`
      );
  }
  const names = Object.keys(spec).sort();
  const options = Object.fromEntries(names.map((name) => [name, config.options[name] ?? spec[name][0]]));
  const first = config.first ?? null;
  if (first !== null && !isIndex(first, config.seats))
    throw new Refusal('BAD_CONFIG', 'The first seat is not at the table.');
  return { seats: config.seats, board: options.board as BoardSide, options, first };
}

/** The limits of typed-in numbers, for the message of a refusal. */
function limits(entry: NumberEntry | undefined): string {
  if (entry === undefined) return '';
  return `, or ${entry.count} numbers from 0 to ${entry.most} whose sum times the seats is at most ${entry.total}`;
}

/** Whether players place their first clinic themselves instead of drawing a printed layout. */
export function foundsFreely({ board, options }: ClinicConfig): boolean {
  return board === 'expert' || options.firstClinic === 'free';
}
