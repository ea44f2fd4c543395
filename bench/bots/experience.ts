/**
 * Fits the weights of `predict` (docs/bots.md).
 *
 * `npx tsx bench/bots/experience.ts play LOG SEATS GAMES SEED [expansions]` adds games of bots to LOG.
 * `npx tsx bench/bots/experience.ts fit LOG…` fits the weights for every number of seats in the logs and writes them to
 * `src/lib/landscape/prediction/experience.ts`. Every fifth game is left out, to measure the error of the predictions.
 */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import type { Bot } from '../../src/lib/bots/bot.ts';
import { playMatch } from '../../src/lib/bots/match.ts';
import { byEstimate, byForesight, byPrediction, Searcher, type Judge } from '../../src/lib/bots/search.ts';
import { meanOf } from '../../src/lib/bots/statistics.ts';
import { loadGame } from '../../src/lib/games/index.ts';
import type { Game, Input } from '../../src/lib/kernel/game.ts';
import { Random } from '../../src/lib/kernel/random.ts';
import { PARTS, partsOf } from '../../src/lib/landscape/prediction/parts.ts';
import type { Position } from '../../src/lib/landscape/position.ts';
import { between, Regression } from './regression.ts';
import { setNames } from './setNames.ts';

interface Played {
  readonly seats: number;
  readonly expansions: readonly string[];
  readonly scores: readonly number[];
  readonly inputs: readonly Input[];
}

const OUT = new URL('../../src/lib/landscape/prediction/experience.ts', import.meta.url);
/** Turns left at which weights are fitted, as far as a base game has so many. */
const KNOTS = [0, 1, 3, 6, 10, 16, 26];
const DRAWS = 71;
/** Choices expanded in a search: fewer than all, for speed. */
const WIDTH = 5;
/** One game in this many is used only to measure the fit. */
const LEFT_OUT = 5;

/** A player whose choices vary: one of five is random among the eight best, half of these by `estimate`. */
function varied(game: Game, judges: readonly Judge<unknown>[], random: Random): Bot {
  const searchers = judges.map((judge) => new Searcher(game, game.fast!, judge));
  const [plain] = searchers;
  const own = searchers[random.pick([0, 0, 1, 1, 2, 2, 2, 2, 2, 2])];
  return (_game, state, seat) => {
    const luck = random.below(20);
    const lines = (luck < 2 ? plain : own).lines(state, seat, luck < 4 ? 8 : 1, WIDTH);
    return own.actions(state, lines[random.below(lines.length)])[0];
  };
}

async function play(log: string, seats: number, games: number, seed: number, expansions: string[]) {
  const game = await loadGame('landscape', expansions);
  const judges = [byEstimate(game), byForesight(game), byPrediction(game)];
  for (let n = 0; n < games; n++) {
    const random = new Random((seed + n) * 7919 + 13);
    const bots = Array.from({ length: seats }, () => varied(game, judges, random));
    const config = { seats, expansions, options: {} };
    const { scores, inputs } = playMatch(game, config, bots, new Random(seed + n));
    appendFileSync(log, `${JSON.stringify({ seats, expansions, scores, inputs } satisfies Played)}\n`);
  }
}

/** Every position of a game before a draw of a tile: the rows of all seats, in points. */
async function visit(played: Played, see: (rows: number[][], turns: number) => void): Promise<void> {
  const { seats, expansions, inputs } = played;
  const game = (await known(expansions)) as unknown as Game<Position>;
  const state = game.setup({ seats, expansions, options: {} });
  for (const input of inputs) {
    if (input.kind === 'draw' && state.placed === 0) {
      const parts = Array.from(partsOf(state), (part) => part / 1000);
      const rows = played.scores.map((_, seat) =>
        parts.slice(seat * PARTS.length, (seat + 1) * PARTS.length)
      );
      see(rows, state.bagSize / seats);
    }
    game.advance(state, input);
  }
}

const games = new Map<string, Promise<Game>>();
function known(expansions: readonly string[]): Promise<Game> {
  const key = expansions.join();
  if (!games.has(key)) games.set(key, loadGame('landscape', expansions));
  return games.get(key)!;
}

/** Numbers relative to their mean: only the differences between seats matter. */
function relative(list: readonly number[]): number[] {
  const mean = meanOf(list);
  return list.map((n) => n - mean);
}

/** The weights of one number of seats, without that of what is certain, and the knots. */
async function fit(list: readonly Played[]): Promise<{ knots: number[]; weights: number[][] }> {
  const { seats } = list[0];
  const knots = KNOTS.filter((turns) => turns <= DRAWS / seats);
  const regression = new Regression(PARTS.length - 1, knots);
  for (const [n, played] of list.entries()) {
    if (n % LEFT_OUT === 0) continue;
    await visit(played, (rows, turns) => {
      const toCome = relative(rows.map(([certain], seat) => played.scores[seat] - certain));
      const means = PARTS.map((_, part) => meanOf(rows.map((row) => row[part])));
      for (const [seat, row] of rows.entries()) {
        const other = row.map((value, part) => value - means[part]).slice(1);
        regression.add(other, turns, toCome[seat], 1 / (turns + 2));
      }
    });
  }
  const weights = regression.solve().map((column) => column.map((weight) => Math.round(weight * 1000)));
  return { knots, weights: [knots.map(() => 1000), ...weights] };
}

/** Root mean squared error of the games left out, by knot. */
async function check(list: readonly Played[], knots: readonly number[], weights: readonly number[][]) {
  const errors = knots.map(() => [0]);
  for (const [n, played] of list.entries()) {
    if (n % LEFT_OUT !== 0) continue;
    const results = relative(played.scores);
    await visit(played, (rows, turns) => {
      const [first, a, b] = between(knots, turns);
      const worth = rows.map((row) =>
        row.reduce(
          (sum, value, part) => sum + value * (weights[part][first] * a + weights[part][first + 1] * b),
          0
        )
      );
      relative(worth).forEach((value, seat) =>
        errors[first + Math.round(b)].push((value / 1000 - results[seat]) ** 2)
      );
    });
  }
  return errors.map((squares) => Number(Math.sqrt(meanOf(squares)).toFixed(2)));
}

async function fitAll(logs: readonly string[]) {
  const bySeats = new Map<number, Played[]>();
  for (const log of logs)
    for (const line of readFileSync(log, 'utf8').trim().split('\n')) {
      const played = JSON.parse(line) as Played;
      if (!bySeats.has(played.seats)) bySeats.set(played.seats, []);
      bySeats.get(played.seats)!.push(played);
    }
  const tables: string[] = [];
  for (const [seats, list] of [...bySeats].sort(([a], [b]) => a - b)) {
    const { knots, weights } = await fit(list);
    console.log({ seats, games: list.length, knots, errors: await check(list, knots, weights) });
    const rows = PARTS.map((part, n) => `${part}: [${weights[n].join(', ')}]`);
    tables.push(`${seats}: { turns: [${knots.join(', ')}], weights: { ${rows.join(', ')} } }`);
  }
  writeFileSync(
    OUT,
    `${HEAD}export const EXPERIENCE: Readonly<Record<number, Experience>> = {${tables.join(',\n')}};\n`
  );
}

const HEAD = `// Generated by bench/bots/experience.ts.
import type { Part } from '../parts.ts';

/** Weights of the parts of a position, in thousandths, at some numbers of turns left. */
export interface Experience {
  readonly turns: readonly number[];
  readonly weights: Readonly<Record<Part, readonly number[]>>;
}

/** By number of seats. */
`;

const [task, ...rest] = process.argv.slice(2);
if (task === 'fit') await fitAll(rest);
else if (task === 'play') {
  const [log, seats, count, seed, list = ''] = rest;
  await play(log, Number(seats), Number(count), Number(seed), setNames(list));
}
