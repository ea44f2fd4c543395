import type { Bot } from '../src/lib/bots/bot.ts';
import { BOTS, foreseeing } from '../src/lib/bots/levels.ts';
import { processorTime } from './measure.ts';

const BY_NAME: Readonly<Record<string, Bot>> = { ...BOTS, foresee: foreseeing };

/**
 * The bot that a name on the command line means: a level, or `foresee` for the best line as experience sees it. It thinks
 * so many milliseconds of processor time a choice; `sharp@200` says how many for that one alone.
 */
export function contender(name: string, time: number): Bot {
  const [, known, own] = /^(\w+)(?:@(\d+))?$/.exec(name) ?? [];
  if (known === undefined || !Object.hasOwn(BY_NAME, known)) throw new Error(`no bot is called ${name}`);
  const most = Number(own ?? time);
  return (game, state, seat, { below }) => {
    const until = processorTime() + most;
    return BY_NAME[known](game, state, seat, { below, goesOn: () => processorTime() < until });
  };
}
