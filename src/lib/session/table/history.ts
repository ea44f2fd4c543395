import type { GameSoFar } from '../../bots/request.ts';
import type { Input } from '../../kernel/game.ts';
import { ancestorAt } from '../../table/fold/history.ts';
import type { Change, Node } from '../../table/fold/node.ts';
import type { Table } from '../../table/fold/table.ts';

/** Everything that led to where a table stands: who begins, and the inputs since, takebacks left out. */
export interface Line {
  readonly first: number | null;
  readonly inputs: readonly Input[];
  /** The transcript hashes on the way, each with how many of the inputs led there; oldest first. */
  readonly stations: readonly { readonly hash: string; readonly at: number }[];
}

export function lineTo(tip: Node): Line {
  const nodes: Node[] = [];
  let first: number | null = null;
  for (let node: Node | null = tip; node;) {
    nodes.push(node);
    const base: Change['base'] = node.change.base;
    if (typeof base === 'object' && 'first' in base) {
      first = base.first;
      break;
    }
    node = typeof base === 'object' ? ancestorAt(node, base.back) : node.parent;
  }
  nodes.reverse();
  let at = 0;
  return {
    first,
    inputs: nodes.flatMap(({ change }) => change.inputs),
    stations: nodes.map(({ hash, change }) => ({ hash, at: (at += change.inputs.length) }))
  };
}

/** Everything that led to where a table stands, for a worker that has seen nothing of it. */
export function gameSoFar({ header, fold }: Table): GameSoFar {
  const { first, inputs } = lineTo(fold.tip);
  const config = {
    seats: header.seats.length,
    expansions: header.expansions,
    options: header.options,
    ...(first === null ? {} : { first })
  };
  return { game: header.game, config, inputs };
}
