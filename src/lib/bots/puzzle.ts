import type { Action, Game, GameConfig, Input, Seat } from '../kernel/game.ts';
import { nth, sizeOf } from '../kernel/pile.ts';
import { Random } from '../kernel/random.ts';
import { betterLine } from './race.ts';
import type { GameSoFar } from './request.ts';
import { byForesight, Searcher, type Line } from './search.ts';

/**
 * The puzzle of a day: a position from a game of bots in which one move is clearly better than the usual one. Everything
 * follows from the date by fixed numbers of steps, never from time, so that all devices show the same puzzle.
 */
export interface Puzzle extends GameSoFar {
  readonly seat: Seat;
}

/** The judgement of an answer. */
export interface Verdict {
  /** By how much the best move is better, in thousandths of a point; 0 for the best move itself. */
  readonly cost: number;
  readonly better: readonly Action[];
}

/** The expansions of a day's game, one list after the other. */
export const PUZZLE_SETS: readonly (readonly string[])[] = [
  [],
  ['innsCathedrals'],
  ['abbot'],
  ['innsCathedrals', 'tradersBuilders']
];
const SEATS = 2;
/** Turns of the game among which the puzzle is chosen; before them bots play. */
const FROM_TURN = 14;
const TO_TURN = 30;
/**
 * Lines examined to see how much a choice matters, and the rank of the line with which the best is compared.
 */
const LOOKED_AT = 400;
const USUAL = 12;
/** Rounds of the race that judges an answer. */
const ROUNDS = 20;

const seedOf = (date: string): number => {
  const [year, month, day] = date.split('-').map(Number);
  return (year * 372 + month * 31 + day) | 0;
};

/** The days since 1970 of a date such as 2026-11-24. */
export const dayOf = (date: string): number => Math.trunc(Date.parse(`${date}T00:00:00Z`) / 86_400_000);

/** The expansions of the puzzle of a date. */
export function puzzleSets(date: string): readonly string[] {
  return PUZZLE_SETS[dayOf(date) % PUZZLE_SETS.length];
}

/** The puzzle of a date (YYYY-MM-DD), in a game with {@link puzzleSets}. */
export function puzzleOf<S>(game: Game<S>, date: string): Puzzle {
  const { fast } = game;
  if (!fast) throw new Error('Puzzles need a game that can be searched.');
  const config: GameConfig = { seats: SEATS, expansions: puzzleSets(date), options: {} };
  const searcher = new Searcher(game, fast, byForesight(game));
  const random = new Random(seedOf(date));
  const state = game.setup(config);
  const inputs: Input[] = [];
  let best: { readonly worth: number; readonly at: number; readonly seat: Seat } | null = null;
  const take = (input: Input) => {
    game.advance(state, input);
    inputs.push(input);
  };
  for (let turn = 0; turn < TO_TURN;) {
    const awaits = game.awaits(state);
    if (awaits.kind === 'over') break;
    if (awaits.kind === 'draw') {
      const contents = game.pile(state, awaits.pile);
      take({ kind: 'draw', outcome: nth(contents, random.below(sizeOf(contents))) });
      turn++;
      continue;
    }
    const [seat] = awaits.seats;
    const lines = searcher.lines(state, seat, LOOKED_AT);
    const worth = turn >= FROM_TURN ? interest(lines) : 0;
    if (worth > (best?.worth ?? 0)) best = { worth, at: inputs.length, seat };
    // Like people, bots do not always play the best line, so that positions stay undecided.
    const line = lines[Math.min(lines.length - 1, random.below(3))];
    for (const action of searcher.actions(state, line)) take({ kind: 'choice', choices: [{ seat, action }] });
  }
  if (!best) throw new Error('No puzzle was found.');
  return { game: game.id, config, inputs: inputs.slice(0, best.at), seat: best.seat };
}

/** How much a choice matters: the best line against a usual good one, for a tile with many places. */
function interest(lines: readonly Line[]): number {
  if (lines.length <= USUAL) return 0;
  return lines[0].lead - lines[USUAL].lead;
}

/** Judges an answer to a puzzle by the teacher's search. Null for an answer that is no whole move. */
export function judgePuzzle<S>(game: Game<S>, puzzle: Puzzle, answer: readonly Action[]): Verdict | null {
  const { fast } = game;
  const { config, inputs, seat } = puzzle;
  if (!fast) return null;
  const searcher = new Searcher(game, fast, byForesight(game));
  const state = game.setup(config);
  for (const input of inputs) game.advance(state, input);
  const said = JSON.stringify(answer);
  const line = searcher
    .lines(state, seat, Number.MAX_SAFE_INTEGER)
    .find((one) => JSON.stringify(searcher.actions(state, one)) === said);
  if (!line) return null;
  const better = betterLine(fast, searcher, state, seat, line, ROUNDS, new Random(inputs.length));
  if (!better) return { cost: 0, better: answer };
  return { cost: Math.max(0, Math.trunc(better.gain)), better: searcher.actions(state, better.line) };
}
