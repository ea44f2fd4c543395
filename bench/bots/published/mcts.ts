import { CHOICE, DRAW, OVER, type FastLane, type Game } from '../../../src/lib/kernel/game.ts';
import { nth } from '../../../src/lib/kernel/pile.ts';
import type { Below } from '../../../src/lib/kernel/random.ts';
import { Turns, type Turn } from './turns.ts';

/**
 * Monte Carlo tree search for two seats: UCT (Kocsis and Szepesvári 2006) with nodes for draws, and RAVE (Gelly and Silver
 * 2007), as Ameneyro, Galván and Kuri Morales (2020) use them for this game. Games are played to the end at random.
 */
export interface Manner<S> {
  /** How much is explored. */
  readonly exploration: number;
  /** The reward of a lead at the end of a game for the seat that has it, from 0 to 1. */
  readonly reward: (lead: number) => number;
  /** With RAVE: the bias of what a choice is worth at any time, and a number for what a seat did last in its turn. */
  readonly rave?: { readonly bias: number; readonly deed: (state: S, code: number) => number };
}

class Node {
  visits = 0;
  /** Sum of the rewards of the first seat. */
  sum = 0;
  /** The same over all games in which the seat did at any later time what leads here. */
  raveVisits = 0;
  raveSum = 0;
  /** The turns of a choice, in random order; null before the second visit. */
  turns: Turn[] | null = null;
  readonly children: Node[] = [];
  /** Of a draw: what follows each item. */
  readonly drawn = new Map<string, Node>();

  constructor(readonly deed = -1) {}
}

/** A choice on the way of one game through the tree. */
interface Passed {
  readonly node: Node;
  readonly seat: number;
}

export class Mcts<S> {
  private readonly turns: Turns<S>;
  private scratch: S | null = null;
  private passed: Passed[] = [];
  /** What each seat did in this game, by {@link Manner.rave}. */
  private readonly deeds = [new Set<number>(), new Set<number>()];

  constructor(
    private readonly game: Game<S>,
    private readonly fast: FastLane<S>,
    private readonly manner: Manner<S>
  ) {
    this.turns = new Turns(game, fast);
  }

  /** The turn that was tried most, of several the best one; equal random numbers and as many games give the same. */
  best(state: S, below: Below, goesOn: () => boolean): Turn {
    const root = new Node();
    root.turns = this.listed(state, below);
    if (root.turns.length === 1) return root.turns[0];
    root.visits = 1;
    do this.play(state, root, below);
    while (goesOn());
    const own = (child: Node) => (this.fast.seat(state) === 0 ? child.sum : -child.sum) / child.visits;
    const [best] = root.children
      .map((child, i) => ({ child, turn: root.turns![i] }))
      .sort((a, b) => b.child.visits - a.child.visits || own(b.child) - own(a.child));
    return best.turn;
  }

  /** Plays one game from the root, and adds one node to the tree. */
  private play(from: S, root: Node, below: Below): void {
    const state = this.scratch ?? (this.scratch = this.game.clone(from));
    this.fast.copy(state, from);
    this.passed = [];
    for (const deeds of this.deeds) deeds.clear();
    const path = [root];
    for (let node = root; this.fast.phase(state) !== OVER;) {
      node =
        this.fast.phase(state) === DRAW ? this.draw(state, node, below) : this.choose(state, node, below);
      path.push(node);
      if (node.visits === 0) break;
    }
    this.playOut(state, below);
    const [first, second] = this.game.scores(state);
    const reward = this.manner.reward(first - second);
    for (const node of path) {
      node.visits++;
      node.sum += reward;
    }
    if (this.manner.rave) this.credit(reward);
  }

  private draw(state: S, node: Node, below: Below): Node {
    const awaited = this.game.awaits(state);
    if (awaited.kind !== 'draw') throw new Error('nothing is drawn here');
    const n = below(this.fast.left(state));
    const item = nth(this.game.pile(state, awaited.pile), n);
    this.fast.draw(state, n);
    let next = node.drawn.get(item);
    if (!next) node.drawn.set(item, (next = new Node()));
    return next;
  }

  /** Plays a turn not tried before, if there is one, else the one with the highest bound. */
  private choose(state: S, node: Node, below: Below): Node {
    const seat = this.fast.seat(state);
    node.turns ??= this.listed(state, below);
    this.passed.push({ node, seat });
    const { turns, children } = node;
    const at = children.length < turns.length ? children.length : this.highest(node, seat);
    let deed = -1;
    for (const code of turns[at]) {
      if (this.manner.rave) deed = this.manner.rave.deed(state, code);
      this.fast.play(state, code);
    }
    if (deed >= 0) this.deeds[seat].add(deed);
    return (children[at] ??= new Node(deed));
  }

  private highest(node: Node, seat: number): number {
    const { exploration, rave } = this.manner;
    const log = Math.log(node.visits);
    let best = 0;
    let most = -Infinity;
    node.children.forEach((child, i) => {
      let mean = child.sum / child.visits;
      if (rave && child.raveVisits > 0) {
        const { visits, raveVisits } = child;
        const weight = raveVisits / (visits + raveVisits + 4 * rave.bias ** 2 * visits * raveVisits);
        mean += weight * (child.raveSum / raveVisits - mean);
      }
      const bound = (seat === 0 ? mean : 1 - mean) + exploration * Math.sqrt(log / child.visits);
      if (bound > most) {
        most = bound;
        best = i;
      }
    });
    return best;
  }

  /** Plays to the end at random, every choice and every draw equally likely. */
  private playOut(state: S, below: Below): void {
    const { fast } = this;
    const { rave } = this.manner;
    // The last choice of a turn stands for all of it.
    let last = -1;
    let mover = -1;
    for (;;) {
      const phase = fast.phase(state);
      const asked = phase === CHOICE ? fast.seat(state) : -1;
      if (asked !== mover && last >= 0) {
        this.deeds[mover].add(last);
        last = -1;
      }
      mover = asked;
      if (phase === OVER) return;
      if (phase === DRAW) fast.draw(state, below(fast.left(state)));
      else {
        const code = fast.sample(state, below);
        if (rave) last = rave.deed(state, code);
        fast.play(state, code);
      }
    }
  }

  /** Updates, for every choice passed, the turns whose deed the seat did in this game. */
  private credit(reward: number): void {
    for (const { node, seat } of this.passed)
      for (const child of node.children) {
        if (!this.deeds[seat].has(child.deed)) continue;
        child.raveVisits++;
        child.raveSum += reward;
      }
  }

  private listed(state: S, below: Below): Turn[] {
    const turns: Turn[] = [];
    for (const [turn] of this.turns.each(state)) turns.push(turn);
    for (let i = turns.length - 1; i > 0; i--) {
      const other = below(i + 1);
      [turns[i], turns[other]] = [turns[other], turns[i]];
    }
    return turns;
  }
}
