/**
 * Plays bots against each other, two seats, sides swapped, and prints wins with a 95 % interval.
 * `npm run ladder -- sharp steady 400 [expansions] [ms of processor time a choice] [bar] [seed]`
 *
 * With a bar (0.75, say) the pairing stops as soon as it is decided, by the rule of `sequential.ts`.
 */
import type { BotLevel } from '../src/lib/bots/bot.ts';
import { play, type Standing } from './pairing.ts';

const [better = 'steady', worse = 'gentle', most = '100', list = '', time = '0', bar = '', seed = '7'] =
  process.argv.slice(2);
let last: Standing | undefined;
for await (const standing of play({
  better: better as BotLevel,
  worse: worse as BotLevel,
  expansions: list.split(',').filter((id) => id !== ''),
  most: Number(most),
  bar: bar === '' ? null : Number(bar),
  time: Number(time),
  seed: Number(seed)
}))
  last = standing;
console.log(JSON.stringify(last));
