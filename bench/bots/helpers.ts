/**
 * Measures whether merged races of several workers choose like one race with all their rounds: how often each chooses the
 * line of a long race, in the middle of base games between clever bots.
 * `npx tsx bench/bots/helpers.ts POSITIONS [rounds of a worker] [workers] [rounds of the long race] [seed]`
 */
import { shared } from '../../src/lib/bots/levels.ts';
import { loadGame } from '../../src/lib/games/index.ts';
import { sizeOf } from '../../src/lib/kernel/pile.ts';
import { Random } from '../../src/lib/kernel/random.ts';
import { cleverGame } from './cleverGames.ts';

const [positions = '100', rounds = '12', workers = '4', long = '150', seed = '7'] = process.argv.slice(2);
const game = await loadGame('landscape', []);
const fast = game.fast!;

function race(state: unknown, most: number, luck: number) {
  const random = new Random(luck);
  const thinking = { below: (n: number) => random.below(n), goesOn: () => --most > 0 };
  return shared(game, state, fast.seat(state), 'fierce')!.race(thinking);
}

/** A position with 8 to 63 tiles left, at the beginning of a turn. */
function reached(n: number): unknown {
  const random = new Random(Number(seed) * 1000 + n);
  const left = 8 + random.below(56);
  for (const state of cleverGame(game, { seats: 2, expansions: [], options: {} }, random))
    if (sizeOf(game.pile(state, 'tiles')) <= left) return state;
  throw new Error('the game was over before');
}

const agreed = { one: 0, merged: 0, whole: 0 };
for (let n = 0; n < Number(positions); n++) {
  const state = reached(n);
  const { decide } = shared(game, state, fast.seat(state), 'fierce')!;
  const choice = (races: Parameters<typeof decide>[0]) => JSON.stringify(decide(races));
  const best = choice([race(state, Number(long), -1)]);
  const several = Array.from({ length: Number(workers) }, (_, k) => race(state, Number(rounds), 100 + k));
  const whole = race(state, Number(rounds) * Number(workers), 200);
  if (choice([several[0]]) === best) agreed.one++;
  if (choice(several) === best) agreed.merged++;
  if (choice([whole]) === best) agreed.whole++;
}
console.log(JSON.stringify({ positions: Number(positions), ...agreed }));
