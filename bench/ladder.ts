/**
 * Plays bots against each other, two seats, sides swapped, and prints wins with a 95 % interval.
 * `npm run ladder -- steady gentle 200 [expansions] [ms per move]`
 */
import { BOTS } from '../src/lib/bots/levels.ts';
import type { BotLevel } from '../src/lib/bots/bot.ts';
import { playMatch } from '../src/lib/bots/match.ts';
import { loadGame } from '../src/lib/games/index.ts';
import { Random } from '../src/lib/kernel/random.ts';

const [a = 'steady', b = 'gentle', count = '100', list = '', time = '0'] = process.argv.slice(2);
const expansions = list.split(',').filter((id) => id !== '');
const game = await loadGame('landscape', expansions);
const random = new Random(7);
const games = Number(count);
const perMove = Number(time);
let points = 0;
let margin = 0;

function clock(): () => boolean {
  const until = performance.now() + perMove;
  return () => performance.now() < until;
}

const began = performance.now();
for (let i = 0; i < games; i++) {
  const swap = i % 2 === 1;
  const bots = [a, b].map((level) => BOTS[level as BotLevel]);
  if (swap) bots.reverse();
  const { scores } = playMatch(game, { seats: 2, expansions, options: {} }, bots, random, clock);
  const lead = (swap ? -1 : 1) * (scores[0] - scores[1]);
  points += lead > 0 ? 1 : lead === 0 ? 0.5 : 0;
  margin += lead;
}
const rate = points / games;
const spread = 1.96 * Math.sqrt((rate * (1 - rate)) / games);
console.log(
  JSON.stringify({
    pairing: `${a} against ${b}`,
    expansions,
    games,
    winRate: Number(rate.toFixed(3)),
    interval: [Number((rate - spread).toFixed(3)), Number((rate + spread).toFixed(3))],
    meanMargin: Number((margin / games).toFixed(1)),
    secondsPerGame: Number(((performance.now() - began) / 1000 / games).toFixed(3))
  })
);
