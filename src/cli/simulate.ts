import { parseArgs } from 'node:util';
import { GAMES, loadGame, optionsInPlay } from '../lib/games/index.ts';
import { BOT_LEVELS, type BotLevel } from '../lib/bots/bot.ts';
import { BOTS } from '../lib/bots/levels.ts';
import { playMatch } from '../lib/bots/match.ts';
import { playout, type PlayoutResult } from '../lib/bots/playout.ts';
import { hashOf, stateHash } from '../lib/kernel/canonical.ts';
import type { Game, GameConfig } from '../lib/kernel/game.ts';
import type { Json } from '../lib/kernel/json.ts';
import { Random } from '../lib/kernel/random.ts';
import { Refusal } from '../lib/kernel/refusal.ts';
import type { Command } from './command.ts';
import { complain, print } from './output.ts';
import { wonTogether } from '../lib/kernel/outcome.ts';

export const simulate: Command = {
  synopsis: '[OPTION…]',
  summary: 'Plays whole games and prints their speed, mean scores and a hash of all results.',
  details: `--game landscape|clinic   default landscape
--expansions ID,ID        default none; all: every set of the game
--options JSON            such as '{"smallCity":2}'; "options" lists them
--players NUMBER          default 2
--games NUMBER            default 100
--seed NUMBER             default 1; the same seed plays the same games
--bots LEVEL              ${BOT_LEVELS.join(' ')}; default random`,
  run
};

function readFlags(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      game: { type: 'string', default: 'landscape' },
      expansions: { type: 'string', default: '' },
      options: { type: 'string', default: '{}' },
      players: { type: 'string', default: '2' },
      games: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      bots: { type: 'string', default: 'random' }
    }
  });
  const { game, expansions } = values;
  return { ...values, expansions: readExpansions(game, expansions), options: readOptions(values.options) };
}

function readExpansions(game: string, text: string): readonly string[] {
  if (text !== 'all') return text.split(',').filter((id) => id !== '');
  return GAMES.find(({ id }) => id === game)?.expansions.map(({ id }) => id) ?? [];
}

function readOptions(text: string): Record<string, Json> {
  let options: unknown = null;
  try {
    options = JSON.parse(text);
  } catch {
    // Text that is not JSON is refused below.
  }
  if (typeof options === 'object' && options !== null && !Array.isArray(options))
    return options as Record<string, Json>;
  throw new Error(`--options takes JSON such as '{"smallCity":2}', not ${text}`);
}

async function run(args: readonly string[]): Promise<number> {
  let values: ReturnType<typeof readFlags>;
  try {
    values = readFlags(args);
  } catch (error) {
    return complain((error as Error).message);
  }
  const seats = Number(values.players);
  const games = Number(values.games);
  const seed = Number(values.seed);
  if (![seats, games, seed].every(Number.isInteger) || games < 1)
    return complain('--players, --games and --seed take whole numbers, --games at least 1.');
  const level = BOT_LEVELS.find((l) => l === values.bots);
  if (!level)
    return complain(`There is no bot level ${values.bots}; the levels are ${BOT_LEVELS.join(', ')}.`);
  const { expansions } = values;
  try {
    const game = await loadGame(values.game, expansions);
    const options = await optionsInPlay(values.game, expansions, values.options);
    const config = { seats, expansions, options };
    // Refuses an invalid table before arrays are sized by its seats.
    game.setup(config);
    const random = new Random(seed);
    const sums = new Array<number>(seats).fill(0);
    const digests: number[] = [];
    let moves = 0;
    let won = 0;
    let together = false;
    const began = process.hrtime.bigint();
    for (let i = 0; i < games; i++) {
      const result = level === 'random' ? playout(game, config, random) : match(game, config, level, random);
      moves += result.moves;
      digests.push(result.digest);
      together ||= result.won !== undefined;
      if (result.won) won++;
      result.scores.forEach((score, seat) => (sums[seat] += score));
    }
    const seconds = Number(process.hrtime.bigint() - began) / 1e9;
    print({
      games,
      seconds: Number(seconds.toFixed(3)),
      gamesPerSecond: Number((games / seconds).toFixed(1)),
      moves,
      meanScores: sums.map((sum) => Number((sum / games).toFixed(3))),
      hash: hashOf(digests),
      ...(together ? { winRate: Number((won / games).toFixed(3)) } : {})
    });
    return 0;
  } catch (error) {
    if (error instanceof Refusal) return complain(`${error.code}: ${error.message}`);
    throw error;
  }
}

/** A game of bots of one level; they think just one round, so that the same seed gives the same game. */
function match(game: Game, config: GameConfig, level: BotLevel, random: Random): PlayoutResult {
  const bots = new Array(config.seats).fill(BOTS[level]);
  const { scores, moves, state } = playMatch(game, config, bots, random);
  const won = wonTogether(game.outcome?.(state));
  return { scores, moves, won, digest: parseInt(stateHash(game.encode(state)).slice(0, 8), 16) };
}
