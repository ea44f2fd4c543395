import type { GameSoFar } from '../../bots/request.ts';
import type { GameEvent, Input } from '../../kernel/game.ts';
import { ancestorAt } from '../../table/fold/history.ts';
import type { Change, Node } from '../../table/fold/node.ts';
import type { Table } from '../../table/fold/table.ts';

/** The line of play to the current position: who begins, and the inputs since, without takebacks. */
export interface Line {
  readonly first: number | null;
  readonly inputs: readonly Input[];
  /** The transcript hashes on that line, each with the number of inputs before it; oldest first. */
  readonly stations: readonly { readonly hash: string; readonly at: number }[];
}

/** The nodes of the line of play to the current position, oldest first, and who begins. */
export function nodesTo(tip: Node): { readonly first: number | null; readonly nodes: readonly Node[] } {
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
  return { first, nodes: nodes.reverse() };
}

/** The events of a node for the log, where a takeback is one too, of the seat whose move it withdrew. */
export function loggedEvents(node: Node): readonly GameEvent[] {
  const { base } = node.change;
  if (typeof base !== 'object' || !('back' in base)) return node.events;
  const via = ancestorAt(node, base.back + 1)?.via;
  const body = via?.kind === 'answers' ? via.entries[0].body : null;
  return body?.kind === 'do' ? [{ type: 'takenBack', seat: body.seat }, ...node.events] : node.events;
}

export function lineTo(tip: Node): Line {
  const { first, nodes } = nodesTo(tip);
  let at = 0;
  return {
    first,
    inputs: nodes.flatMap(({ change }) => change.inputs),
    stations: nodes.map(({ hash, change }) => ({ hash, at: (at += change.inputs.length) }))
  };
}

/** The whole game so far, for a worker without other state. */
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
