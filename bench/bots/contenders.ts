import { BOT_LEVELS, type Bot } from '../../src/lib/bots/bot.ts';
import { BOTS, botOf } from '../../src/lib/bots/levels.ts';
import { further } from '../../src/lib/bots/race.ts';
import { thinkingFor } from './cleverGames.ts';
import { PUBLISHED } from './published/bots.ts';

/** The best line by `predict`, without a race, as clever plays the best one by `foresee`. */
const predict = botOf({ by: 'predict' });

/** Fierce without the search of the last turns to the end of the game. */
const race = botOf({ by: 'predict', race: Infinity, horizon: further, doubts: 1 });

/** Fierce with rounds that all look equally far ahead. */
const near = botOf({ by: 'predict', race: Infinity, solves: true, doubts: 1 });

const OTHERS: Readonly<Record<string, Bot>> = { ...PUBLISHED, predict, race, near };

/**
 * The bot of a level, a published bot, `predict`, `race` or `near`, by its name on the command line. It thinks so many milliseconds of
 * processor time a choice; `sharp@200` says how many for that one alone.
 */
export function contender(name: string, time: number): Bot {
  const [, known, own] = /^(\w+)(?:@(\d+))?$/.exec(name) ?? [];
  const level = BOT_LEVELS.find((one) => one === known);
  const other = Object.hasOwn(OTHERS, known ?? '') ? OTHERS[known] : undefined;
  const bot = level ? BOTS[level] : other;
  if (!bot) throw new Error(`there is no bot ${name}`);
  const most = Number(own ?? time);
  return (game, state, seat, { below }) => bot(game, state, seat, thinkingFor(most, below));
}
