import { loadGame } from '../games/index.ts';
import type { Game, GameConfig } from '../kernel/game.ts';
import type { GameSoFar } from './request.ts';

interface Position {
  readonly game: Game;
  readonly state: unknown;
}

/** The last game, with each input as text, to find where another game differs from it. */
interface Known extends Position {
  readonly name: string;
  readonly config: string;
  readonly inputs: readonly string[];
}

/**
 * Plays games to their current position. If the requested game continues the last one, only the new inputs
 * are played: a whole long game of many sets takes a tenth of a second. The state must not be changed.
 */
export class Reach {
  private last: Known | null = null;

  async to({ game: name, config, inputs }: GameSoFar): Promise<Position> {
    const words = inputs.map((input) => JSON.stringify(input));
    const { last } = this;
    const goesOn =
      last?.name === name &&
      last.config === JSON.stringify(config) &&
      last.inputs.length <= words.length &&
      last.inputs.every((input, i) => input === words[i]);
    // If an input is refused half-way, the cached state is invalid.
    this.last = null;
    const { game, state } = goesOn ? last : await begin(name, config);
    for (const input of goesOn ? inputs.slice(last.inputs.length) : inputs) game.advance(state, input);
    this.last = { name, config: JSON.stringify(config), game, state, inputs: words };
    return { game, state };
  }
}

async function begin(name: string, config: GameConfig): Promise<Position> {
  const game = await loadGame(name, config.expansions);
  return { game, state: game.setup(config) };
}
