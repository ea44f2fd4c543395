import type { Game, GameConfig, GameEvent, Input, Seat } from '../kernel/game.ts';
import { nth, sizeOf } from '../kernel/pile.ts';
import { Random } from '../kernel/random.ts';
import type { Bot, Thinking } from './bot.ts';

/** Each choice gets the least time with which its level works. */
const atOnce = () => () => false;

/** A game that bots played to its end. */
interface Match<S> {
  readonly scores: number[];
  /** Choices made. */
  readonly moves: number;
  readonly inputs: readonly Input[];
  readonly log: readonly GameEvent[];
  readonly state: S;
}

/**
 * Plays one whole game, one bot per seat. Draws depend on `random` alone and not on the bots' own random numbers, so that
 * two games from one seed have the same draws.
 */
export function playMatch<S>(
  game: Game<S>,
  config: GameConfig,
  bots: readonly Bot[],
  random: Random,
  thinkingTime: () => () => boolean = atOnce
): Match<S> {
  return playToEnd(game, game.setup(config), bots, random, thinkingTime);
}

/** Plays a game on from a state to its end, and changes that state. */
export function playToEnd<S>(
  game: Game<S>,
  state: S,
  bots: readonly Bot[],
  random: Random,
  thinkingTime: () => () => boolean = atOnce
): Match<S> {
  const thoughts = new Random(random.next());
  const inputs: Input[] = [];
  const log: GameEvent[] = [];
  let moves = 0;
  const take = (input: Input) => {
    game.advance(state, input, log);
    inputs.push(input);
  };
  for (;;) {
    const awaits = game.awaits(state);
    if (awaits.kind === 'over') return { scores: game.scores(state), moves, inputs, log, state };
    if (awaits.kind === 'draw') {
      const contents = game.pile(state, awaits.pile);
      take({ kind: 'draw', outcome: nth(contents, random.below(sizeOf(contents))) });
      continue;
    }
    const choose = (seat: Seat) => {
      const thinking: Thinking = { below: (n) => thoughts.below(n), goesOn: thinkingTime() };
      return { seat, action: bots[seat](game, state, seat, thinking) };
    };
    const choices = awaits.seats.map(choose);
    take({ kind: 'choice', choices });
    moves += choices.length;
  }
}
