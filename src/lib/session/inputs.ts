import type { Input } from '../kernel/game.ts';
import { ancestorAt } from '../table/history.ts';
import type { Change, Node } from '../table/node.ts';

/** Everything that led to where a table stands: who begins, and the inputs since, takebacks left out. */
export interface Line {
  readonly first: number | null;
  readonly inputs: readonly Input[];
}

export function lineTo(tip: Node): Line {
  const parts: (readonly Input[])[] = [];
  for (let node: Node | null = tip; node;) {
    parts.push(node.change.inputs);
    const base: Change['base'] = node.change.base;
    if (typeof base === 'object' && 'first' in base)
      return { first: base.first, inputs: parts.reverse().flat() };
    node = typeof base === 'object' ? ancestorAt(node, base.back) : node.parent;
  }
  return { first: null, inputs: parts.reverse().flat() };
}
