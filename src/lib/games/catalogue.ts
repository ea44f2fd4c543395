import type { SetManifest } from '../kernel/manifest.ts';
import { SETS, UNLISTED } from './sets.ts';

export interface GameEntry {
  readonly id: string;
  /**
   * Increased whenever the same choices and draws would give another game: devices with different numbers
   * cannot share a table.
   */
  readonly rules: number;
  readonly minSeats: number;
  readonly maxSeats: number;
  readonly expansions: readonly SetManifest[];
}

/** All games with their sets. Plain data, so that a lobby can show it before loading any. */
export const GAMES: readonly GameEntry[] = [
  { id: 'landscape', rules: 2, minSeats: 1, maxSeats: 6, expansions: SETS.landscape },
  { id: 'clinic', rules: 5, minSeats: 1, maxSeats: 4, expansions: SETS.clinic }
];

const manifests = new Map(
  [...GAMES.flatMap(({ expansions }) => expansions), ...UNLISTED.landscape].map(
    (set): [string, SetManifest] => [set.id, set]
  )
);

/** Ids of the sets of a game, in the order they are shown. */
export const expansionsOf = (game: keyof typeof SETS): readonly string[] => SETS[game].map(({ id }) => id);

/** Ids of all sets of all games. */
export const SET_IDS: readonly string[] = GAMES.flatMap(({ expansions }) => expansions.map(({ id }) => id));

/** Ids of the sets made by fans. */
export const FAN_SETS: readonly string[] = SET_IDS.filter((id) => manifests.get(id)?.fan);

/** Ids of all sets, listed or not. */
export const KNOWN_SETS: readonly string[] = [...manifests.keys()];

/** The manifest of a set of any game, listed or not, or undefined. */
export const manifestOf = (id: string): SetManifest | undefined => manifests.get(id);
