import type { Best, GameResult } from './results.ts';

/** Games of one kind together: all of one game, or all with one expansion of it. */
export interface Tally {
  /** Id of the game or of the expansion. */
  readonly id: string;
  readonly played: number;
  readonly won: number;
  /** Games that could be won: all but solo games without a goal. */
  readonly contested: number;
  /** Own points, rounded to tenths. */
  readonly average: number;
  readonly most: number;
}

export interface GameStatistics extends Tally {
  readonly best: Best | null;
  /** Expansions played with, by how often. */
  readonly expansions: readonly Tally[];
}

function tally(id: string, results: readonly GameResult[]): Tally {
  const points = results.map(({ scores, mine }) => scores[mine]);
  return {
    id,
    played: results.length,
    won: results.filter(({ won }) => won === true).length,
    contested: results.filter(({ won }) => won !== null).length,
    average: Math.round((points.reduce((sum, n) => sum + n, 0) / results.length) * 10) / 10,
    most: Math.max(...points)
  };
}

const distinct = (ids: readonly string[]): string[] => [...new Set(ids)];
const oftenFirst = (a: Tally, b: Tally) => b.played - a.played || (a.id < b.id ? -1 : 1);

/** Everything by game, the one played most first. */
export function statisticsOf(results: readonly GameResult[]): GameStatistics[] {
  return distinct(results.map(({ game }) => game))
    .map((game) => {
      const own = results.filter((result) => result.game === game);
      const expansions = distinct(own.flatMap((result) => result.expansions)).map((id) =>
        tally(
          id,
          own.filter((result) => result.expansions.includes(id))
        )
      );
      const best = own.reduce<Best | null>(
        (most, { best: one }) => (one && one.points > (most?.points ?? 0) ? one : most),
        null
      );
      return { ...tally(game, own), best, expansions: expansions.sort(oftenFirst) };
    })
    .sort(oftenFirst);
}

/** A table cell as text; an apostrophe keeps a spreadsheet from reading it as a formula. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const plain = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${plain.replaceAll('"', '""')}"`;
}

/** The games as comma-separated values, a line each under one of headings, the oldest first. */
export function asCsv(results: readonly GameResult[]): string {
  const lines = [...results]
    .sort((a, b) => a.at - b.at)
    .map(({ at, game, expansions, names, mine, scores, won }) => [
      new Date(at).toISOString().slice(0, 10),
      game,
      expansions.join(' '),
      names.length,
      names[mine],
      scores[mine],
      won === null ? '' : won ? 'yes' : 'no',
      names.map((name, seat) => `${name} ${scores[seat]}`).join(', ')
    ]);
  const head = ['date', 'game', 'expansions', 'players', 'name', 'points', 'won', 'all'];
  return [head, ...lines].map((line) => `${line.map(cell).join(',')}\r\n`).join('');
}
