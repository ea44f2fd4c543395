import { BOT_LEVELS, type Bot } from '../src/lib/bots/bot.ts';
import { BOTS } from '../src/lib/bots/levels.ts';
import { processorTime } from './measure.ts';

/**
 * The bot of a level named on the command line. It thinks so many milliseconds of processor time a choice; `sharp@200`
 * says how many for that one alone.
 */
export function contender(name: string, time: number): Bot {
  const [, known, own] = /^(\w+)(?:@(\d+))?$/.exec(name) ?? [];
  const level = BOT_LEVELS.find((one) => one === known);
  if (!level) throw new Error(`no bot is called ${name}`);
  const most = Number(own ?? time);
  return (game, state, seat, { below }) => {
    const until = processorTime() + most;
    return BOTS[level](game, state, seat, { below, goesOn: () => processorTime() < until });
  };
}
