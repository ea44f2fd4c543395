/**
 * Measures whether the teacher is right: reviews games of bots, and plays on from both branches of each remark, with the
 * same draws in both. Prints a line for each remark and the share of remarks whose better branch was better on average.
 * `npm run teacher -- [games] [level of the players] [replays] [expansions] [level playing on] [seats] [seed]`
 */
import type { Bot } from '../../src/lib/bots/bot.ts';
import { BOTS } from '../../src/lib/bots/levels.ts';
import { playMatch, playToEnd } from '../../src/lib/bots/match.ts';
import { errorOf, meanOf } from '../../src/lib/bots/statistics.ts';
import { review, type Remark } from '../../src/lib/bots/teacher.ts';
import { loadGame } from '../../src/lib/games/index.ts';
import type { Action, Input, Seat } from '../../src/lib/kernel/game.ts';
import { Random } from '../../src/lib/kernel/random.ts';
import { processorTime } from '../measure.ts';
import { wilson } from './sequential.ts';
import { setNames } from './setNames.ts';

const [
  games = '10',
  level = 'careful',
  replays = '200',
  list = '',
  ahead = 'sharp',
  seats = '2',
  seed = '1'
] = process.argv.slice(2);
/** Remarks asked for in each game. */
const MOST = 3;

/** Levels that race do one round per choice, since many games matter more than deep search. */
const expansions = setNames(list);
const config = { seats: Number(seats), expansions, options: {} };
const game = await loadGame('landscape', expansions);

const bot = (name: string): Bot => {
  const found = Object.entries(BOTS).find(([key]) => key === name)?.[1];
  if (!found) throw new Error(`there is no bot ${name}`);
  return found;
};
const all = (name: string) => Array.from({ length: config.seats }, () => bot(name));

/** Lead of a seat over the best other at the end, after these choices and a game played on by bots. */
function leadAfter(before: readonly Input[], seat: Seat, actions: readonly Action[], luck: number): number {
  const state = game.setup(config);
  for (const input of before) game.advance(state, input);
  for (const action of actions) game.advance(state, { kind: 'choice', choices: [{ seat, action }] });
  const { scores } = playToEnd(game, state, all(ahead), new Random(luck));
  return scores[seat] - Math.max(...scores.filter((_, other) => other !== seat));
}

/** The gain of the better branch in points: the mean over the pairs, and its standard error. */
function gainOf(inputs: readonly Input[], { at, seat, played, better }: Remark) {
  const before = inputs.slice(0, at);
  const gains = Array.from({ length: Number(replays) }, (_, i) => {
    const luck = at * 100_003 + i;
    return leadAfter(before, seat, better, luck) - leadAfter(before, seat, played, luck);
  });
  return { mean: meanOf(gains), error: errorOf(gains) };
}

const found: { claimed: number; mean: number; error: number }[] = [];
let thinking = 0;
for (let i = 0; i < Number(games); i++) {
  const { inputs } = playMatch(game, config, all(level), new Random(Number(seed) * 1000 + i));
  const start = processorTime();
  const work = review(game, config, inputs, MOST);
  let step = work.next();
  while (!step.done) step = work.next();
  thinking += processorTime() - start;
  for (const remark of step.value) {
    const { mean, error } = gainOf(inputs, remark);
    found.push({ claimed: remark.cost, mean, error });
    console.log(
      `game ${i} at ${remark.at} of ${inputs.length}: claimed ${remark.cost.toFixed(1)}, ` +
        `played on ${mean.toFixed(1)} \u00b1 ${error.toFixed(1)}, own ${remark.own.toFixed(1)}, mostly ${remark.source}`
    );
  }
}

const right = found.filter(({ mean }) => mean > 0).length;
/** Remarks that the continued games confirm or refute by more than two standard errors. */
const proven = found.filter(({ mean, error }) => mean > 2 * error).length;
const refuted = found.filter(({ mean, error }) => mean < -2 * error).length;
const [low, high] = wilson(right / found.length, found.length);
console.log(
  JSON.stringify({
    games: Number(games),
    level,
    expansions,
    ahead,
    remarks: found.length,
    right,
    share: [low, right / found.length, high].map((n) => Number(n.toFixed(3))),
    proven,
    refuted,
    claimed: Number(meanOf(found.map(({ claimed }) => claimed)).toFixed(2)),
    gained: Number(meanOf(found.map((one) => one.mean)).toFixed(2)),
    secondsOfReview: Number((thinking / 1000 / Number(games)).toFixed(2))
  })
);
