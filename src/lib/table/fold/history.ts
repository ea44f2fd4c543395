import { Play } from './play.ts';
import type { Node } from './node.ts';
import type { Setting } from './rules.ts';

/** Interval of positions whose state is kept; those between are recomputed when needed. */
const STRIDE = 8;

/** The ancestor of a node at an earlier position, or null. */
export function ancestorAt(node: Node, position: number): Node | null {
  let at: Node | null = node;
  while (at && at.position > position) at = at.parent;
  return at && at.position === position ? at : null;
}

/** The game state at a node; read-only; null before the lot. */
export function stateOf(setting: Setting, node: Node): unknown {
  const missing: Node[] = [];
  let at = node;
  while (at.state === undefined) {
    missing.push(at);
    at = baseOf(at);
  }
  let state: unknown = at.state;
  for (let i = missing.length - 1; i >= 0; i--)
    state = Play.redo(setting.game, setting.header, state, missing[i].change);
  node.state = state;
  return state;
}

/** Drops the state of a passed node, unless it is one of those kept. */
export function release(node: Node): void {
  if (node.parent && node.position % STRIDE !== 0) node.state = undefined;
}

function baseOf(node: Node): Node {
  const { base } = node.change;
  const from = typeof base === 'object' && 'back' in base ? ancestorAt(node, base.back) : node.parent;
  if (!from) throw new Error('a node without the state it comes from');
  return from;
}
