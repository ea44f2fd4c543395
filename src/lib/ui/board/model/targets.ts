import type { Action } from '../../../kernel/game.ts';
import type { Json } from '../../../kernel/json.ts';
import { isSquare, sameSquare } from '../../../landscape/contract/marks.ts';
import type { Square } from '../../../landscape/view/view.ts';

/**
 * Touch targets on the table for the current legal actions. Several actions may share a place (a tile's turns, two
 * kinds of figures): touching it again selects the next one.
 */
export type Target = SquareTarget | PartTarget | PlainTarget;

interface Touchable {
  readonly key: string;
  readonly actions: readonly Action[];
}

export interface SquareTarget extends Touchable {
  readonly kind: 'square';
  readonly at: Square;
  readonly verb: string;
  /** A step of a longer path: touching it asks for the next square instead of choosing an action. */
  readonly leads: boolean;
}

export interface PartTarget extends Touchable {
  readonly kind: 'part';
  readonly at: Square;
  readonly on: string;
  readonly side: string | null;
  readonly verb: string;
}

/** An action without a place on the table: pass, or recalling a figure. */
export interface PlainTarget extends Touchable {
  readonly kind: 'plain';
}

/**
 * The key of an action's words and drawings: its verb, with the piece it moves, since several sets share a verb, or with
 * `home` where it takes a figure from a square.
 */
export const verbKey = ({ do: verb, piece, at }: Action): string =>
  typeof piece === 'string' ? `${verb}.${piece}` : verb === 'recall' && isSquare(at) ? 'recall.home' : verb;

/** Each square once: an action from another device may repeat a square many times. */
export const distinct = (squares: readonly Square[]): Square[] => [
  ...new Map(squares.map((at) => [at.join(), at])).values()
];

/** The squares an action names, each once: where it is, where it leads, and the way between. */
export function squaresOf({ at, to, path }: Action): Square[] {
  const way: readonly Json[] = Array.isArray(path) ? path : [];
  return distinct([...way, at, to].flatMap((square) => (isSquare(square) ? [square] : [])));
}

const isMeeple = ({ figure }: Action): boolean => figure === 'meeple';

/**
 * Groups actions by the place they mean, in the order given; at one place meeples come before the other figures, since
 * most people set one. `here` is the square of a place that names none (the tile just laid); `walked` the squares of a
 * path touched so far; `placeOf` names the place on a tile that the squares of a verb mean.
 */
export function targetsOf(
  actions: readonly Action[],
  here: Square | null,
  walked: readonly Square[] = [],
  placeOf: (verb: string) => string | undefined = () => undefined
): Target[] {
  const found = new Map<string, Target & { actions: Action[] }>();
  for (const action of actions) {
    const target = targetOf(action, here, walked, placeOf);
    if (!target) continue;
    const known = found.get(target.key);
    if (known) known.actions.push(action);
    else found.set(target.key, { ...target, actions: [action] });
  }
  for (const target of found.values())
    target.actions.sort((a, b) => Number(isMeeple(b)) - Number(isMeeple(a)));
  return [...found.values()];
}

function targetOf(
  action: Action,
  here: Square | null,
  walked: readonly Square[],
  placeOf: (verb: string) => string | undefined
): Target | null {
  const verb = action.do;
  const square = (at: Square, leads = false): Target => ({
    kind: 'square',
    key: `${leads ? '>' : ''}${at[0]},${at[1]}`,
    at,
    verb,
    leads,
    actions: []
  });
  if (Array.isArray(action.path)) {
    const path = action.path as unknown as Square[];
    if (!walked.every((step, i) => sameSquare(step, path[i])) || path.length <= walked.length) return null;
    return square(path[walked.length], path.length > walked.length + 1);
  }
  if (isSquare(action.to)) return square(action.to);
  const at = isSquare(action.at) ? action.at : here;
  const on = typeof action.on === 'string' ? action.on : placeOf(verbKey(action));
  if (on !== undefined && at) {
    const side = [action.side, action.to].find((word) => typeof word === 'string') ?? null;
    return {
      kind: 'part',
      key: `${at[0]},${at[1]} ${on} ${side ?? ''}`,
      at,
      on,
      side,
      verb,
      actions: []
    };
  }
  if (isSquare(action.at)) return square(action.at);
  return { kind: 'plain', key: JSON.stringify(action), actions: [] };
}

/** Whether two actions have the same notation. */
export function sameAction(a: Action | null, b: Action | null): boolean {
  return a === b || (a !== null && b !== null && JSON.stringify(a) === JSON.stringify(b));
}

/** The action after the chosen one at the same place, the first one when none of them is chosen yet. */
export function nextAction(target: Target, chosen: Action | null): Action {
  const at = target.actions.findIndex((action) => sameAction(action, chosen));
  return target.actions[(at + 1) % target.actions.length];
}
