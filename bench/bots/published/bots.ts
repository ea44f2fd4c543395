import type { Bot, Thinking } from '../../../src/lib/bots/bot.ts';
import type { Action, FastLane, Game, Seat } from '../../../src/lib/kernel/game.ts';
import type { Position } from '../../../src/lib/landscape/position.ts';
import { deedOf } from './deed.ts';
import { Mcts, type Manner } from './mcts.ts';
import { Star, type Judge } from './star.ts';
import type { Turn } from './turns.ts';
import { virtualScores } from './virtual.ts';

type Chooser = (game: Game<Position>, state: Position, seat: Seat, thinking: Thinking) => Turn;

/** A bot for the tile game alone; a choice without alternative takes no time. */
function botOf(choose: Chooser): Bot {
  return (game, state, seat, thinking): Action => {
    if (game.id !== 'landscape') throw new Error(`no published bot plays ${game.id}`);
    const actions = game.actions(state, seat);
    if (actions.length === 1) return actions[0];
    const known = game as unknown as Game<Position>;
    const [code] = choose(known, state as unknown as Position, seat, thinking);
    return game.fast!.action(state, code);
  };
}

const fastOf = (game: Game<Position>) => game.fast as FastLane<Position>;

/** Expectimax with a judge of positions. */
const star = (judgeOf: (game: Game<Position>) => Judge<Position>): Bot =>
  botOf((game, state, seat, { goesOn }) =>
    new Star(game, fastOf(game), judgeOf(game)).best(state, seat, goesOn)
  );

const mcts = (manner: Manner<Position>): Bot =>
  botOf((game, state, _seat, { below, goesOn }) =>
    new Mcts(game, fastOf(game), manner).best(state, below, goesOn)
  );

/** Points that a lead is counted up to: few games end further apart. */
const FAR = 100;
const byLead = (lead: number) => Math.min(1, Math.max(0, 0.5 + lead / (2 * FAR)));

/** Opponents built as published papers describe them (docs/bots.md). */
export const PUBLISHED: Readonly<Record<string, Bot>> = {
  star: star(() => virtualScores),
  starPlain: star((game) => game.estimate!),
  starKeen: star((game) => game.foresee!),
  uct: mcts({ exploration: 0.1, reward: byLead }),
  rave: mcts({ exploration: 0.1, reward: byLead, rave: { bias: 0.5, deed: deedOf } })
};
