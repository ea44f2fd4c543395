import {
  offeredActions,
  type Action,
  type Game,
  type GameConfig,
  type GameEvent,
  type Input
} from '../../../src/lib/kernel/game.ts';
import { nth, sizeOf } from '../../../src/lib/kernel/pile.ts';
import { Random } from '../../../src/lib/kernel/random.ts';

/** A random input the game awaits, or null when it is over. Rare verbs are chosen as often as common ones. */
export function randomInput<S>(game: Game<S>, state: S, random: Random): Input | null {
  const awaits = game.awaits(state);
  if (awaits.kind === 'over') return null;
  if (awaits.kind === 'draw') {
    const contents = game.pile(state, awaits.pile);
    return { kind: 'draw', outcome: nth(contents, random.below(sizeOf(contents))) };
  }
  const choices = awaits.seats.map((seat) => {
    const actions = offeredActions(game, state, seat);
    const verb = random.pick(awaits.verbs);
    const some = actions.filter((a) => a.do === verb);
    return { seat, action: random.pick<Action>(some.length > 0 ? some : actions) };
  });
  return { kind: 'choice', choices };
}

/** Plays a whole random game; `onInput` sees the state before each input, `log` gets the events. Returns the inputs played. */
export function walk<S>(
  game: Game<S>,
  config: GameConfig,
  seed: number,
  onInput?: (state: S, input: Input) => void,
  log?: GameEvent[]
): { state: S; inputs: Input[] } {
  const state = game.setup(config);
  const random = new Random(seed);
  const inputs: Input[] = [];
  for (;;) {
    const input = randomInput(game, state, random);
    if (!input) return { state, inputs };
    onInput?.(state, input);
    game.advance(state, input, log);
    inputs.push(input);
    if (inputs.length > 5000) throw new Error('the game does not end');
  }
}
