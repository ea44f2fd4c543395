/**
 * Measures what the race and fierce lose in the last turns. For each tile near the end of games between clever bots it
 * compares the mean final lead after their lines with that after the best line, all searched to the end.
 * `npx tsx bench/bots/endgame.ts GAMES [ms of CPU time per choice] [seats] [maximum of tiles left] [expansions] [seed]`
 */
import type { Thinking } from '../../src/lib/bots/bot.ts';
import { Endgame, solvedLine } from '../../src/lib/bots/endgame.ts';
import { bestLine } from '../../src/lib/bots/race.ts';
import { byPrediction, Searcher } from '../../src/lib/bots/search.ts';
import { errorOf, meanOf } from '../../src/lib/bots/statistics.ts';
import { loadGame } from '../../src/lib/games/index.ts';
import { sizeOf } from '../../src/lib/kernel/pile.ts';
import { Random } from '../../src/lib/kernel/random.ts';
import { cleverGame, thinkingFor } from './cleverGames.ts';
import { median, processorTime } from '../measure.ts';
import { setNames } from './setNames.ts';

const [games = '40', time = '60', seats = '2', most = '2', sets = '', seed = '7'] = process.argv.slice(2);
const expansions = setNames(sets);
const game = await loadGame('landscape', expansions);
const fast = game.fast!;
const searcher = new Searcher(game, fast, byPrediction(game));

/** By tiles left: points lost by the race and by fierce, and ms of processor time of the search to the end. */
const losses: { readonly race: number[]; readonly fierce: number[]; readonly times: number[] }[] = [];

function compare(state: unknown, random: Random): void {
  const seat = fast.seat(state);
  const left = sizeOf(game.pile(state, 'tiles'));
  const below = (n: number) => random.below(n);
  const thinking = (most: number) => thinkingFor(most, below);
  const race = (time: Thinking) => bestLine(fast, searcher, state, seat, time);
  const search = (time: Thinking) => solvedLine(game, fast, searcher, state, seat, time);
  const began = processorTime();
  const best = search(thinking(Infinity));
  const took = processorTime() - began;
  if (!best) return;
  const raced = race(thinking(Number(time)));
  const own = thinking(Number(time));
  const found = search(own) ?? race(own);
  const endgame = new Endgame(game, fast, searcher, seat, () => true);
  const [most, ...others] = [best, raced, found].map(
    (line) => endgame.valueOf(searcher.follow(state, line, 1)) / 1000
  );
  const at = (losses[left] ??= { race: [], fierce: [], times: [] });
  at.race.push(most - others[0]);
  at.fierce.push(most - others[1]);
  at.times.push(took);
}

const config = { seats: Number(seats), expansions, options: {} };
for (let n = 0; n < Number(games); n++) {
  const random = new Random(Number(seed) * 1000 + n);
  for (const state of cleverGame(game, config, random))
    if (sizeOf(game.pile(state, 'tiles')) <= Number(most)) compare(state, random);
}
const told = (lost: readonly number[]) => {
  const share = lost.filter((points) => points > 0.001).length / lost.length;
  return `${meanOf(lost).toFixed(2)} ± ${errorOf(lost).toFixed(2)} (${(share * 100).toFixed(0)} % of choices)`;
};
losses.forEach(({ race, fierce, times }, left) =>
  console.log(
    `${left} left: ${race.length} positions; points lost by the race ${told(race)}, by fierce ${told(fierce)}; ` +
      `searched in ${median(times).toFixed(0)} ms, ${Math.max(...times).toFixed(0)} at most`
  )
);
