import type { Game, GameConfig, GameEvent, Input, Seat } from '../../kernel/game.ts';
import type { Outcome } from '../../kernel/outcome.ts';
import { total } from '../../kernel/score.ts';
import { isIndex } from '../../kernel/whole.ts';

/** The most valuable single scoring of a seat: a feature by its kind, a patient by level. */
export interface Best {
  readonly kind: string;
  readonly points: number;
}

/** The stored result of a finished game. */
export interface GameResult {
  /** Id of the table. */
  readonly id: string;
  /** Wall time in ms of its last change. */
  readonly at: number;
  readonly game: string;
  readonly expansions: readonly string[];
  readonly names: readonly string[];
  /** Seat of this device's person. */
  readonly mine: Seat;
  readonly scores: readonly number[];
  /** Null for a solo game without a goal: there is no opponent. */
  readonly won: boolean | null;
  readonly best: Best | null;
}

interface Played {
  readonly game: Game<unknown>;
  readonly config: GameConfig;
  readonly inputs: readonly Input[];
}

/** How a game ended for a seat; null while it is not over. Throws what the game throws for inputs it refuses. */
export function endOf(
  { game, config, inputs }: Played,
  mine: Seat
): Pick<GameResult, 'scores' | 'won' | 'best'> | null {
  const state = game.setup(config);
  const log: GameEvent[] = [];
  for (const input of inputs) game.advance(state, input, log);
  if (game.awaits(state).kind !== 'over') return null;
  const scores = game.scores(state);
  return { scores, won: wonBy(mine, scores, game.outcome?.(state)), best: bestOf(mine, log) };
}

/** By the game's own outcome; otherwise by points, where a shared first place counts as a win. */
function wonBy(mine: Seat, scores: readonly number[], outcome: Outcome | undefined): boolean | null {
  if (outcome) return outcome.kind === 'ranking' ? outcome.places[0].includes(mine) : outcome.won;
  return scores.length === 1 ? null : scores[mine] === Math.max(...scores);
}

function bestOf(mine: Seat, log: readonly GameEvent[]): Best | null {
  let best: Best | null = null;
  for (const event of log) {
    const paid = paidFor(event, mine);
    if (paid && paid.points > (best?.points ?? 0)) best = paid;
  }
  return best;
}

function paidFor(event: GameEvent, mine: Seat): Best | null {
  const feature = event.feature as { readonly on?: unknown } | undefined;
  const { seats } = event;
  if (event.score && Array.isArray(seats) && seats.includes(mine) && typeof feature?.on === 'string')
    return { kind: feature.on, points: total(event.score) };
  if (event.type === 'treated' && event.seat === mine && typeof event.level === 'string')
    return { kind: event.level, points: Number(event.income) };
  return null;
}

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((n) => Number.isFinite(n));
const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** Whether a stored value is a result of this version. */
export function isResult(value: unknown): value is GameResult {
  if (typeof value !== 'object' || value === null) return false;
  const { id, at, game, expansions, names, mine, scores, won, best } = value as Partial<GameResult>;
  return (
    typeof id === 'string' &&
    Number.isFinite(at) &&
    typeof game === 'string' &&
    isStrings(expansions) &&
    isStrings(names) &&
    isNumbers(scores) &&
    names.length === scores.length &&
    isIndex(mine, scores.length) &&
    (won === null || typeof won === 'boolean') &&
    (best === null || (typeof best?.kind === 'string' && Number.isFinite(best.points)))
  );
}
