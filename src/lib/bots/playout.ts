import { stateHash } from '../kernel/canonical.ts';
import { DRAW, OVER, offeredActions, type FastLane, type Game, type GameConfig } from '../kernel/game.ts';
import { wonTogether } from '../kernel/outcome.ts';
import { nth, sizeOf } from '../kernel/pile.ts';
import type { Below, Random } from '../kernel/random.ts';

export interface PlayoutResult {
  readonly scores: number[];
  /** Choices made. */
  readonly moves: number;
  /** A 32-bit digest of the end. */
  readonly digest: number;
  /** Set for cooperative games only. */
  readonly won: boolean | undefined;
}

/** The start of a game, and a state for playing it: a set-up state costs far more than a copy. */
interface Table {
  readonly game: unknown;
  readonly opening: unknown;
  readonly state: unknown;
}

const tables = new WeakMap<GameConfig, Table>();

/** Plays one whole game at random, every legal action and every draw equally likely. */
export function playout<S>(game: Game<S>, config: GameConfig, random: Random): PlayoutResult {
  const { fast } = game;
  if (!fast) return plainPlayout(game, game.setup(config), random);
  let table = tables.get(config);
  if (table?.game !== game) {
    const opening = game.setup(config);
    tables.set(config, (table = { game, opening, state: game.clone(opening) }));
  }
  const state = table.state as S;
  fast.copy(state, table.opening as S);
  return fastPlayout(game, fast, state, random);
}

function fastPlayout<S>(game: Game<S>, fast: FastLane<S>, state: S, random: Random): PlayoutResult {
  const below: Below = (n) => random.below(n);
  let moves = 0;
  for (;;) {
    const phase = fast.phase(state);
    if (phase === OVER)
      return {
        scores: game.scores(state),
        moves,
        digest: fast.digest(state),
        won: wonTogether(game.outcome?.(state))
      };
    if (phase === DRAW) fast.draw(state, below(fast.left(state)));
    else {
      fast.play(state, fast.sample(state, below));
      moves++;
    }
  }
}

function plainPlayout<S>(game: Game<S>, state: S, random: Random): PlayoutResult {
  let moves = 0;
  for (;;) {
    const awaits = game.awaits(state);
    if (awaits.kind === 'over')
      return {
        scores: game.scores(state),
        moves,
        digest: parseInt(stateHash(game.encode(state)).slice(0, 8), 16),
        won: wonTogether(game.outcome?.(state))
      };
    if (awaits.kind === 'draw') {
      const contents = game.pile(state, awaits.pile);
      game.advance(state, { kind: 'draw', outcome: nth(contents, random.below(sizeOf(contents))) });
      continue;
    }
    const choices = awaits.seats.map((seat) => ({
      seat,
      action: random.pick(offeredActions(game, state, seat))
    }));
    game.advance(state, { kind: 'choice', choices });
    moves += choices.length;
  }
}
