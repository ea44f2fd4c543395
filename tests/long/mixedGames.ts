import { expect } from 'vitest';
import { compareGames, type Comparison } from '../model/mixedGames.ts';

/** `GAMES=2000 FROM=5000 npm run test:long -- flocks` plays others. */
export const GAMES = Number(process.env.GAMES ?? 10_000);
const FROM = Number(process.env.FROM ?? 0);

/** Expects no difference in a long run of games. */
export async function agreesInMany(compare: (seed: number) => Promise<Comparison>): Promise<void> {
  expect((await compareGames(compare, GAMES, FROM)).differences).toEqual([]);
}
